import { makeStyles, tokens } from "@coulisses/shared-ui/base";

/** Styles of the pages of check-in: a column of lists, and links sized for a thumb. */
export const usePageStyles = makeStyles({
  page: { display: "grid", gap: "8px", minWidth: 0 },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  link: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    color: tokens.colorBrandForegroundLink,
  },
});
