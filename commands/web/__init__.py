"""The campaign as a page: for players' phones, a laptop, a beamer (`serve`).

The page reads the campaign's file, and only that; what it shows of an answer is the
screen of a question, or a section of the report. Starlette, uvicorn and segno are the
extra `web`: nothing else imports this package.
"""
