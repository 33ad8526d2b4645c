import { Heading, makeStyles, useDocumentTitle } from "@coulisses/shared-ui/base";
import { FavoriteStar } from "./favorite-star";
import { PAGE_TITLE_ID } from "../measures";
import { usePageTitle } from "../use-page-title";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    alignItems: "center",
    gap: "6px",
    minHeight: "40px",
    marginBottom: "12px",
  },
  heading: { outline: "none" },
});

export function TitleBar() {
  const styles = useStyles();
  const { heading, tab } = usePageTitle();
  useDocumentTitle(tab);
  if (heading === "") return null;
  return (
    <div className={styles.bar}>
      <Heading level={1} id={PAGE_TITLE_ID} tabIndex={-1} className={styles.heading}>
        {heading}
      </Heading>
      <FavoriteStar />
    </div>
  );
}
