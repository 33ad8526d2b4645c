export const HEADER_HEIGHT = "60px";
export const RAIL_WIDTH = "60px";
export const UNFOLDED_WIDTH = "300px";
/** The width of the menu for those who keep it open beside the page. */
export const OPEN_WIDTH = "258px";
export const BOTTOM_BAR_HEIGHT = "60px";
/**
 * The height of a notice of two lines over a phone's bar, with its gaps: the end of a page can be scrolled
 * above it.
 */
export const NOTICE_ROOM = "96px";

/** The id of the target of the skip link and of the focus. */
export const CONTENT_ID = "contenu";
export const PAGE_TITLE_ID = "page-title";
