export const HEADER_HEIGHT = "60px";
export const RAIL_WIDTH = "60px";
export const UNFOLDED_WIDTH = "300px";
export const BOTTOM_BAR_HEIGHT = "60px";

/** Where the skip link and the focus go. */
export const CONTENT_ID = "contenu";
export const PAGE_TITLE_ID = "page-title";
