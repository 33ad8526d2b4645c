import { makeStyles, tip, tokens, topDialog, useDocumentKeys, useIsMobile } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { openDialog } from "../../help/open-dialog";
import { useRoundStyles } from "./round-styles";

const useStyles = makeStyles({
  button: {
    display: "inline-flex",
    alignItems: "center",
    gap: "10px",
    height: "36px",
    padding: "0 8px 0 12px",
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: "12px",
    background: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    font: "inherit",
    cursor: "pointer",
    ":hover": { background: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
  keys: {
    padding: "1px 6px",
    borderRadius: "6px",
    background: tokens.colorNeutralBackground3,
    fontSize: "11px",
    fontFamily: "inherit",
  },
});

/** Opens the finder; so does Ctrl+K, or ⌘K, on every page. */
export function FinderButton() {
  const styles = useStyles();
  const { round } = useRoundStyles();
  const isMobile = useIsMobile();
  useDocumentKeys((event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey || event.repeat) return;
    event.preventDefault();
    // An open dialog comes first.
    if (topDialog() === undefined) openDialog("finder");
  });
  const open = () => openDialog("finder");
  if (isMobile) {
    return (
      <button type="button" className={round} aria-label="Chercher" onClick={open}>
        <UiIcon name="search" size={22} />
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      {...tip("Une page, une fiche, une personne, du matos, un lieu")}
    >
      <UiIcon name="search" size={18} />
      Chercher
      <kbd className={styles.keys}>Ctrl K</kbd>
    </button>
  );
}
