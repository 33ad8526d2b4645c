import { makeStyles, media, tokens } from "@coulisses/shared-ui/base";

export const useLoginStyles = makeStyles({
  form: { display: "grid", gap: "14px" },
  forgotten: { justifySelf: "end", fontSize: tokens.fontSizeBase200, [media.mobile]: { minHeight: "44px" } },
  register: { textAlign: "center" },
  demo: {
    display: "grid",
    gap: "6px",
    marginTop: "18px",
    paddingTop: "16px",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  password: { whiteSpace: "nowrap" },
  roles: { display: "flex", flexWrap: "wrap", gap: "6px", marginTop: "4px" },
  role: {
    padding: "5px 11px",
    minHeight: "28px",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: "999px",
    background: "transparent",
    color: tokens.colorNeutralForeground1,
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase200,
    cursor: "pointer",
    [media.mobile]: { minWidth: "44px", minHeight: "44px" },
    ":hover": { background: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" },
  },
});
