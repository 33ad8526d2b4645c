import { Heading, makeStyles, mergeClasses, useDocumentTitle } from "@coulisses/shared-ui/base";
import { FavoriteStar } from "./favorite-star";
import { useStageStyles } from "./stage-styles";
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
  const stage = useStageStyles();
  const { heading, tab, isHome } = usePageTitle();
  useDocumentTitle(tab);
  if (heading === "") return null;
  return (
    <div className={mergeClasses(styles.bar, isHome && stage.lights, isHome && stage.stage)}>
      <Heading
        level={1}
        id={PAGE_TITLE_ID}
        tabIndex={-1}
        className={mergeClasses(styles.heading, isHome && stage.words)}
      >
        {heading}
      </Heading>
      <FavoriteStar />
    </div>
  );
}
