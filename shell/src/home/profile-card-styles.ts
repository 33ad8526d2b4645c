import { makeStyles, tokens } from "@coulisses/shared-ui/base";

export const useProfileCardStyles = makeStyles({
  top: { display: "flex", alignItems: "flex-start", gap: "16px" },
  names: { flexGrow: 1, minWidth: 0, display: "grid", gap: "4px" },
  teams: { display: "flex", flexWrap: "wrap", gap: "6px", marginTop: "4px" },
  facts: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "8px 16px",
    margin: "16px 0 0",
    overflowWrap: "anywhere",
    "& dt": { color: tokens.colorNeutralForeground3 },
    "& dd": { margin: 0 },
  },
});
