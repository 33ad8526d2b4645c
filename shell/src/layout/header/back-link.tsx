import { Link, useLocation, useNavigate } from "@coulisses/shared-pages/router";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import type { MouseEvent } from "react";

const useStyles = makeStyles({
  back: {
    display: "grid",
    placeItems: "center",
    width: "44px",
    height: "44px",
    marginLeft: "-8px",
    borderRadius: "12px",
    color: "inherit",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
});

/** Goes back to the previous page, as it was left; to `parent` for a visit that began here. */
export function BackLink({ parent }: { parent: string }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const isFirst = useLocation().key === "default";
  const goBack = (event: MouseEvent) => {
    if (isFirst || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={parent} aria-label="Retour" className={styles.back} onClick={goBack}>
      <UiIcon name="chevron-left" size={28} />
    </Link>
  );
}
