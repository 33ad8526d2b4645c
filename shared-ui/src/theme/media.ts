/** 760 px and less is a phone. */
export const MOBILE_WIDTH = 760;

/** Keys for `makeStyles`. */
export const media = {
  mobile: "@media (max-width: 760px)",
  desktop: "@media (min-width: 761px)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
} as const;

/**
 * Styles for `makeStyles`: a standalone link is as large as a finger needs, where fingers press. Buttons and fields have
 * their size on a phone from the theme.
 */
export const fingerSized = {
  "@media (pointer: coarse)": {
    display: "inline-flex",
    alignItems: "center",
    minWidth: "44px",
    minHeight: "44px",
  },
} as const;
