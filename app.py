"""The page frame: navigation, theme, the document around the pages. Run with `make run`."""

import streamlit as st
from starlette.middleware import Middleware
from streamlit.runtime.pages_manager import PagesManager

from pages.ui.frame import dress, navigation, paths
from pages.ui.part import told
from pages.ui.runs import whole
from pages.ui.shell import NAME, ToTheDoor, routes
from pages.ui.warm import warmed

if __name__ == "__main__":
    # Streamlit runs this file for every visit and tap.
    st.set_page_config(page_title=NAME, layout="centered")
    page = navigation()
    with told():
        dress(page)
        page.run()
else:
    # The server imports it once, for the addresses that it answers itself. Streamlit would take the folder
    # `pages` for its old page discovery until the first visit has named the pages.
    PagesManager.uses_pages_directory = False
    whole()
    lost = Middleware(ToTheDoor, pages=paths())
    app = st.App(__file__, routes=routes(paths()), middleware=[lost], lifespan=warmed)
