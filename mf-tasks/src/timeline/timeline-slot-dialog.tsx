import { Link } from "@coulisses/shared-pages/router";
import { useCan } from "@coulisses/shared-auth";
import { lackInWords, lacksOf, staffedDemands } from "@coulisses/shared-domain/assignment/demand";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { assignmentToolAddress } from "@coulisses/shared-pages/slot";
import { callableColumns } from "@coulisses/shared-pages/filters";
import { fingerSized, makeStyles, Tag, Text, tokens } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { TeamChip } from "@coulisses/shared-ui/icons";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useMemo } from "react";
import type { findSlot, TimelineSlot } from "./board-layout";

const useStyles = makeStyles({
  facts: { display: "grid", gap: "8px" },
  action: { alignSelf: "center", color: tokens.colorBrandForegroundLink, ...fingerSized },
  link: { justifySelf: "start", color: tokens.colorBrandForegroundLink },
});

type Comer = TimelineSlot["assignees"][number];
type Props = NonNullable<ReturnType<typeof findSlot>> & { teams: readonly Team[]; onClose: () => void };

/** People of a slot, with their teams and phone numbers. */
export default function TimelineSlotDialog({ task, mobilization, slot, identifier, teams, onClose }: Props) {
  const styles = useStyles();
  const readsTasks = useCan("read-ft");
  const readsPlannings = useCan("view-planning");
  const assigns = useCan("affect-volunteer");
  const lacks = lacksOf(staffedDemands(mobilization.demands, slot.assignees));
  const columns = useMemo((): Column<Comer>[] => {
    const { name, teams: own, phone } = callableColumns(teams, readsPlannings);
    const as: Column<Comer> = {
      key: "as",
      header: "Affecté en tant que",
      render: (person) => <AssignedAs team={teams.find(({ code }) => code === person.as)} code={person.as} />,
    };
    // The number is shown outright, not on hover like a row's actions.
    return [name, own, as, { ...phone, actions: false }];
  }, [readsPlannings, teams]);
  return (
    <Dialog
      open
      size="large"
      title={`[${task.id}] ${task.name}`}
      onClose={onClose}
      actions={
        assigns && (
          <Link to={assignmentToolAddress(identifier)} className={styles.action}>
            {lacks.length > 0 ? "Affecter" : "Ouvrir l'affectation"}
          </Link>
        )
      }
    >
      <div className={styles.facts}>
        {task.appointment && <Text as="p">Lieu : {task.appointment}</Text>}
        <Text as="p">{formatPeriod(slot)}</Text>
        {lacks.length > 0 && <Text as="p" weight="bold">{`Il manque : ${lackInWords(lacks, teams)}`}</Text>}
        {readsTasks && (
          <Link to={`/ft/${task.id}`} className={styles.link}>
            Ouvrir la FT
          </Link>
        )}
        <SimpleTable
          caption="Bénévoles affectés sur le créneau"
          rows={slot.assignees}
          columns={columns}
          getRowId={({ id }) => id}
          emptyText="Aucun bénévole affecté sur ce créneau"
        />
      </div>
    </Dialog>
  );
}

/** « Requis » for a volunteer named by the sheet; the team for all others. */
function AssignedAs({ team, code }: { team: Team | undefined; code: string | undefined }) {
  if (code === undefined) return <Tag>Requis</Tag>;
  return team ? <TeamChip team={team} /> : code;
}
