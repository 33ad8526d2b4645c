import type { Team } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";

const useStyles = makeStyles({
  teams: { display: "flex", flexDirection: "column", gap: "8px" },
  team: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
    alignItems: "center",
    gap: "6px",
  },
  wide: { gridColumn: "1 / -1" },
});

/** What a team of mine may say of the sheet now. */
export type Verdict<Reviewer extends string> = {
  team: Reviewer;
  canApprove: boolean;
  canReject: boolean;
  /** Absent for who can't do without a review. */
  canIgnore?: boolean;
  /** What it must still do before it can approve. */
  obstacle?: string;
};

export type VerdictButtonsProps<Reviewer extends string> = {
  verdicts: readonly Verdict<Reviewer>[];
  reviewers: readonly Team[];
  onApprove: (team: Reviewer) => Promise<unknown>;
  onReject: (team: Reviewer) => void;
  onIgnore?: (team: Reviewer) => Promise<unknown>;
};

/** One row for each of my reviewing teams. */
export function VerdictButtons<Reviewer extends string>(props: VerdictButtonsProps<Reviewer>) {
  const { verdicts, reviewers, onApprove, onReject, onIgnore } = props;
  const styles = useStyles();
  const [saying, setSaying] = useState<string | null>(null);
  if (verdicts.length === 0) return null;

  const say = async (what: string, send: Promise<unknown>) => {
    setSaying(what);
    await send;
    setSaying(null);
  };
  return (
    <div className={styles.teams}>
      {verdicts.map(({ team, canApprove, canReject, canIgnore, obstacle }) => {
        const name = nameOfTeam(team, reviewers);
        return (
          <div key={team} className={styles.team}>
            <Text weight="medium" truncate>
              {name}
            </Text>
            <Button
              size="small"
              icon={<UiIcon name="check" />}
              aria-label={`Approuver pour ${name}`}
              disabled={!canApprove}
              loading={saying === `approve ${team}`}
              onClick={() => void say(`approve ${team}`, onApprove(team))}
            >
              Approuver
            </Button>
            <Button
              size="small"
              danger
              icon={<UiIcon name="close" />}
              aria-label={`Rejeter pour ${name}`}
              disabled={!canReject}
              onClick={() => onReject(team)}
            >
              Rejeter
            </Button>
            {onIgnore && canIgnore !== undefined && (
              <Button
                size="small"
                className={styles.wide}
                icon={<UiIcon name="eye-off" />}
                disabled={!canIgnore}
                loading={saying === `ignore ${team}`}
                onClick={() => void say(`ignore ${team}`, onIgnore(team))}
              >
                Ignorer pour {name}
              </Button>
            )}
            {obstacle && (
              <Text size="small" muted className={styles.wide}>
                {obstacle}
              </Text>
            )}
          </div>
        );
      })}
    </div>
  );
}

export function nameOfTeam(code: string, teams: readonly Team[]): string {
  return teams.find((team) => team.code === code)?.name ?? code;
}
