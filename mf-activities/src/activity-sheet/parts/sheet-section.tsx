import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useListFaReviewersQuery } from "@coulisses/shared-auth";
import { makeStyles, Surface } from "@coulisses/shared-ui/base";
import { LockNotice } from "@coulisses/shared-ui/form";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  section: { scrollMarginTop: "76px" },
  content: { display: "flex", flexDirection: "column", gap: "16px" },
});

type Props = {
  /** Its anchor: `#general`. */
  id: string;
  title: string;
  /** The teams whose approval closed it. */
  lockedBy?: readonly FestivalActivityReviewer[];
  actions?: ReactNode;
  children: ReactNode;
};

export function SheetSection({ id, title, lockedBy = [], actions, children }: Props) {
  const styles = useStyles();
  return (
    <Surface as="section" id={id} title={title} actions={actions} className={styles.section}>
      <div className={styles.content}>
        <TeamLock teams={lockedBy} />
        {children}
      </div>
    </Surface>
  );
}

/** Says which teams closed a part of the sheet; nothing when it is open. */
export function TeamLock({ teams: codes }: { teams: readonly FestivalActivityReviewer[] }) {
  const { data: reviewers = [] } = useListFaReviewersQuery();
  if (codes.length === 0) return null;
  return <LockNotice teams={codes.map((code) => reviewers.find((team) => team.code === code)?.name ?? code)} />;
}
