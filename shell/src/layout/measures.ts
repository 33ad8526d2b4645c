export const HEADER_HEIGHT = "60px";
export const RAIL_WIDTH = "60px";
export const UNFOLDED_WIDTH = "300px";
export const BOTTOM_BAR_HEIGHT = "60px";
/** What a notice of two lines takes over a phone's bar, with the gaps around it: the end of a page can be scrolled free. */
export const NOTICE_ROOM = "96px";

/** Where the skip link and the focus go. */
export const CONTENT_ID = "contenu";
export const PAGE_TITLE_ID = "page-title";
