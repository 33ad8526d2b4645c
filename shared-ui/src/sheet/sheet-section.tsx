import { makeStyles, Surface } from "@coulisses/shared-ui/base";
import { LockNotice } from "@coulisses/shared-ui/form";
import type { Team } from "@coulisses/shared-domain/people/team";
import type { ReactNode } from "react";
import { nameOfTeam } from "./verdict-buttons";

const useStyles = makeStyles({
  section: { scrollMarginTop: "76px" },
  content: { display: "flex", flexDirection: "column", gap: "16px" },
});

export type SheetSectionProps = {
  /** Its anchor: `#general`. */
  id: string;
  title: string;
  /** Says who closed it. */
  lock?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** One card of a sheet. */
export function SheetSection({ id, title, lock, actions, children }: SheetSectionProps) {
  const styles = useStyles();
  return (
    <Surface as="section" id={id} title={title} actions={actions} className={styles.section}>
      <div className={styles.content}>
        {lock}
        {children}
      </div>
    </Surface>
  );
}

export type TeamLockProps = {
  /** Codes of the teams whose approval closed it; none when it is open. */
  teams: readonly string[];
  reviewers: readonly Team[];
  /** What is closed, when the rest of the section is open: « Bénévoles et équipes ». */
  part?: string | undefined;
};

const listing = new Intl.ListFormat("fr", { type: "conjunction" });

/** Says which teams closed a part of the sheet; nothing when it is open. */
export function TeamLock({ teams, reviewers, part }: TeamLockProps) {
  if (teams.length === 0) return null;
  const names = teams.map((code) => nameOfTeam(code, reviewers));
  return (
    <LockNotice teams={names}>
      {part &&
        `${part} : verrouillés par la validation ${names.length > 1 ? "des équipes" : "de l'équipe"} ${listing.format(names)}`}
    </LockNotice>
  );
}
