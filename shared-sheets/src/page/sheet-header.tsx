import { displayName } from "@coulisses/shared-domain/people/display-name";
import { archivedLabel, type SheetEdition } from "@coulisses/shared-domain/festival-event/sheet-edition";
import type { Team } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import {
  late,
  makeStyles,
  media,
  mergeClasses,
  StatusDot,
  type SheetStatus,
  Surface,
  Text,
  tokens,
  usePageHeading,
} from "@coulisses/shared-ui/base";
import { PersonPicture, type ReviewChipsProps, TeamChip } from "@coulisses/shared-ui/icons";
import type { ReactNode } from "react";
import type { PresenceOn } from "../presence/use-presence";
import { nameOfTeam, useReviewers } from "../review/reviewers";
import { mainActionOf, type SheetAction, SheetActions } from "../review/sheet-actions";
import { TeamVerdicts } from "../review/team-verdicts";
import { EditionLinks } from "./edition-links";
import { MissingList } from "./missing-list";
import { nextStepOf } from "./next-step";
import { ContentsStrip } from "./sheet-contents";
import type { SectionProgress } from "./section-progress";
import { useIsStacked } from "./use-is-stacked";
import { useLastRowSticks } from "./use-last-row-sticks";

const Presence = late(() => import("./presence"), { failed: () => null });

const useStyles = makeStyles({
  header: { position: "sticky", zIndex: 4, gridColumn: "1 / -1", minWidth: 0 },
  card: { boxShadow: tokens.shadow4 },
  body: {
    display: "flex",
    flexDirection: "column",
    gap: "14px",
    padding: "16px 24px",
    [media.mobile]: { padding: "14px 16px" },
  },
  facts: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 20px" },
  person: { display: "inline-flex", alignItems: "center", gap: "8px", minWidth: 0 },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px 14px",
    padding: "10px 24px",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.mobile]: { padding: "10px 16px 14px" },
  },
  // A draft has nothing above it.
  only: { gap: "8px 20px", borderTopStyle: "none" },
  strip: {
    display: "flex",
    alignItems: "center",
    overflow: "hidden",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    "& > nav": { flexGrow: 1, minWidth: 0 },
  },
});

/** The head of a sheet. */
type SheetHeaderProps = {
  /** `Fiche Activité n°12`. */
  number: string;
  name: string;
  status: SheetStatus;
  /** The person in charge, as the sheet calls them: `Responsable`. */
  inCharge: { label: string; person: UserIdentity };
  /** The team in charge; null while there is none, undefined until the teams are read. */
  team: Team | null | undefined;
  /** Undefined in a draft. */
  reviews: ReviewChipsProps["reviews"];
  sections: readonly SectionProgress[];
  actions: readonly SheetAction[];
  /** The sheet whose readers see each other. */
  presence?: PresenceOn;
  /** The edition of an FA or an FT, and how such a sheet is called. */
  edition?: { kind: "FA" | "FT"; of: SheetEdition | undefined };
  /** More facts, after those in charge. */
  facts?: ReactNode;
  /** Notices: a refusal, what is in the way. */
  children?: ReactNode;
};

/**
 * The people in charge, the verdicts of the reviewers, where the sheet stands and the reader's actions. Its name is the
 * heading of the page. Its last row stays in view as the sheet is scrolled.
 */
export function SheetHeader(props: SheetHeaderProps) {
  const { number, name, status, inCharge, team, reviews, sections, actions, presence, edition, facts } =
    props;
  const { children } = props;
  const styles = useStyles();
  const reviewers = useReviewers();
  const isStacked = useIsStacked();
  const { card, row } = useLastRowSticks();
  usePageHeading(name);

  const archived = edition?.of?.isArchived === true ? edition.of : undefined;
  const missing = (archived ? [] : sections).flatMap(({ id, state }) =>
    state?.kind === "missing" ? state.reasons.map((reason) => ({ id, reason })) : [],
  );
  const awaited = Object.keys(reviews ?? {}).filter((code) => reviews?.[code] === "REVIEWING");
  const nextStep = archived
    ? archivedLabel(archived.number)
    : (mainActionOf(actions)?.hint ??
      nextStepOf({
        status,
        missing: missing.length,
        awaited: awaited.map((code) => nameOfTeam(code, reviewers)),
      }));
  const isShort = status === "DRAFT" && !isStacked;
  const here = presence && <Presence on={presence} sections={sections} />;
  const whose = (
    <div className={styles.facts}>
      <Text weight="bold">{number}</Text>
      <span className={styles.person}>
        <PersonPicture user={inCharge.person} address={null} size={26} />
        <span>
          <Text muted>{inCharge.label} : </Text>
          {displayName(inCharge.person)}
        </span>
      </span>
      {team && <TeamChip team={team} size="medium" />}
      {team === null && <Text muted>Sans équipe</Text>}
      {edition?.of && <EditionLinks kind={edition.kind} edition={edition.of} />}
      {facts}
    </div>
  );
  return (
    <div ref={card} className={styles.header}>
      <Surface as="section" padded={false} aria-label="Résumé de la fiche" className={styles.card}>
        {!isShort && (
          <div className={styles.body}>
            {whose}
            <TeamVerdicts reviews={reviews} />
            {children}
            {isStacked && missing.length > 0 && <MissingList missing={missing} />}
          </div>
        )}
        <div ref={isStacked ? undefined : row} className={mergeClasses(styles.row, isShort && styles.only)}>
          {isShort && whose}
          <StatusDot status={status} withLabel />
          <Text muted>{nextStep}</Text>
          {!isStacked && here}
          <SheetActions actions={actions} />
          {isShort && children}
        </div>
        {isStacked && (
          <div ref={row} className={styles.strip}>
            <ContentsStrip sections={sections} />
            {here}
          </div>
        )}
      </Surface>
    </div>
  );
}
