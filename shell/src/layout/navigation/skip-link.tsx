import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { CONTENT_ID } from "../measures";

const useStyles = makeStyles({
  link: {
    position: "fixed",
    top: "8px",
    left: "8px",
    zIndex: 40,
    padding: "10px 16px",
    borderRadius: "12px",
    background: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    transform: "translateY(-80px)",
    ":focus": { transform: "none" },
  },
});

export function SkipLink() {
  const styles = useStyles();
  return (
    <a
      href={`#${CONTENT_ID}`}
      className={styles.link}
      onClick={(event) => {
        // The address is the router's.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      Aller au contenu
    </a>
  );
}
