import { makeStyles, useDocumentTitle } from "@coulisses/shared-ui/base";
import { PAGE_TITLE_ID } from "../measures";
import { usePageTitle } from "../use-page-title";

const useStyles = makeStyles({
  title: {
    margin: 0,
    flexGrow: 1,
    minWidth: 0,
    fontSize: "19px",
    letterSpacing: "-0.02em",
    fontWeight: 700,
    lineHeight: 1.2,
    // A greeting may take two lines; only a longer title is cut.
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    outline: "none",
  },
});

/** On a phone the header holds the page's heading. */
export function MobileTitle() {
  const styles = useStyles();
  const { heading, tab } = usePageTitle();
  useDocumentTitle(tab);
  if (heading === "") return null;
  return (
    <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={styles.title}>
      {heading}
    </h1>
  );
}
