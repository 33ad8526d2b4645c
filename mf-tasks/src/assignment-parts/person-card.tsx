import type { VolunteerForAssignment } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { assignmentPreferenceLabels } from "@coulisses/shared-domain/people/assignment-preference";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { makeStyles, mergeClasses, Text, tip, tokens, VisuallyHidden } from "@coulisses/shared-ui/base";
import { UiIcon, type UiIconName } from "@coulisses/shared-ui/icons";
import { TeamChips, teamsForAssignment } from "./team-chips";

const useStyles = makeStyles({
  card: { display: "grid", gap: "4px", minWidth: 0 },
  facts: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" },
  marks: { display: "inline-flex", gap: "6px" },
  mark: { display: "inline-flex" },
  good: { color: tokens.validatedInk },
  bad: { color: tokens.refusedInk },
  doubtful: { color: tokens.reviewInk },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** A small icon beside a person; its tooltip and accessible name explain it. */
export type Mark = { icon: UiIconName; tone: "good" | "bad" | "doubtful" | "quiet"; words: string };

/** Marks of both tools: no friends, note, comment, preferred slots. */
export function personMarks(person: VolunteerForAssignment): Mark[] {
  const { hasAtLeastOneFriend, note, comment, assignmentPreference } = person;
  return [
    ...(hasAtLeastOneFriend ? [] : [{ icon: "person", tone: "bad", words: "N'a aucun ami" } as const]),
    ...(note ? [{ icon: "edit", tone: "quiet", words: `Note : ${note}` } as const] : []),
    ...(comment ? [{ icon: "comment", tone: "quiet", words: `Commentaire : ${comment}` } as const] : []),
    ...(assignmentPreference === "NO_PREF"
      ? []
      : [{ icon: "star", tone: "quiet", words: assignmentPreferenceLabels[assignmentPreference] } as const]),
  ];
}

/** Icons with their texts. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  const styles = useStyles();
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map(({ icon, tone, words }) => (
        <span key={words} className={mergeClasses(styles.mark, styles[tone])} {...tip(words)}>
          <UiIcon name={icon} size={18} />
          <VisuallyHidden>{words}. </VisuallyHidden>
        </span>
      ))}
    </span>
  );
}

type Props = {
  person: VolunteerForAssignment;
  teams: readonly Team[];
  /** Work time, as `workWords` or `affecté: 5h00`. */
  work: string;
  marks: readonly Mark[];
};

/** A volunteer to assign, as a row of a list. */
export function PersonCard({ person, teams, work, marks }: Props) {
  const styles = useStyles();
  return (
    <span className={styles.card}>
      <Text weight="medium">
        {displayName(person)} | {person.charisma}
      </Text>
      <TeamChips codes={teamsForAssignment(person.teams, teams)} teams={teams} />
      <span className={styles.facts}>
        <Text size="small" muted>
          {work}
        </Text>
        <Marks marks={marks} />
      </span>
    </span>
  );
}
