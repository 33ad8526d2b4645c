import { DRAFT } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useListFaReviewersQuery } from "@coulisses/shared-auth";
import { Button, Heading, makeStyles, media, mergeClasses, StatusDot, Surface, Text, useIsMobile } from "@coulisses/shared-ui/base";
import { ReviewChips, UiIcon } from "@coulisses/shared-ui/icons";
import { useSheet } from "../sheet-context";
import { AskForReview } from "./ask-for-review";
import { SectionLinks } from "./section-links";
import { VerdictButtons } from "./verdict-buttons";

const useStyles = makeStyles({
  summary: {
    position: "sticky",
    top: "76px",
    maxHeight: "calc(100vh - 96px)",
    overflowY: "auto",
    display: "flex",
    flexDirection: "column",
    gap: "14px",
    [media.mobile]: { position: "static", maxHeight: "none" },
  },
  top: { display: "flex", alignItems: "start", gap: "8px" },
  title: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" },
  small: { gap: "10px" },
});

type Props = { collapsed: boolean; onCollapse: (collapsed: boolean) => void };

/** What the sheet is, where its review stands, and what I can do about it. */
export function Summary({ collapsed, onCollapse }: Props) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const { activity } = useSheet();
  const { data: reviewers = [] } = useListFaReviewersQuery();
  const small = collapsed && !isMobile;

  return (
    <Surface as="aside" aria-label="Résumé de la fiche" className={mergeClasses(styles.summary, small && styles.small)}>
      <div className={styles.top}>
        <div className={styles.title}>
          <Text size="small" muted>
            {small ? `FA n°${activity.id}` : `Fiche Activité n°${activity.id}`}
          </Text>
          {!small && (
            <Heading level={2} visual={3}>
              {activity.general.name}
            </Heading>
          )}
        </div>
        {!isMobile && (
          <Button
            appearance="subtle"
            size="small"
            icon={<UiIcon name={small ? "expand" : "collapse"} />}
            tooltip={small ? "Déplier le résumé" : "Replier le résumé"}
            aria-expanded={!small}
            onClick={() => onCollapse(!small)}
          />
        )}
      </div>
      <StatusDot status={activity.status} withLabel />
      {activity.status !== DRAFT && <ReviewChips reviews={activity.reviews} teams={reviewers} />}
      {!small && (
        <>
          <AskForReview />
          <VerdictButtons />
          {!isMobile && <SectionLinks />}
        </>
      )}
    </Surface>
  );
}
