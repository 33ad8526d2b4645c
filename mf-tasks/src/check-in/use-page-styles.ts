import { makeStyles, tokens } from "@coulisses/shared-ui/base";

/** Styles of the pages of check-in: a column of lists, a row a person, and links sized for a thumb. */
export const usePageStyles = makeStyles({
  page: { display: "grid", gap: "16px", minWidth: 0 },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  person: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    padding: "10px 0",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { overflowWrap: "anywhere" },
  finger: { minHeight: "44px", minWidth: "44px" },
  link: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "44px",
    color: tokens.colorBrandForegroundLink,
  },
});
