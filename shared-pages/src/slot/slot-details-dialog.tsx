import { Link } from "@coulisses/shared-pages/router";
import { isApiError, useCan, useListTeamsQuery, useSlotDetails } from "@coulisses/shared-auth";
import type { SlotIdentifier } from "@coulisses/shared-domain/assignment/slot";
import { lackingPeople, staffedDemands } from "@coulisses/shared-domain/assignment/demand";
import type { DetailedSlot } from "@coulisses/shared-domain/contract/assignment/assignments";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import {
  ErrorCard,
  fingerSized,
  Heading,
  Loading,
  makeStyles,
  Tag,
  Text,
  tokens,
} from "@coulisses/shared-ui/base";
import { TitledTable } from "@coulisses/shared-ui/data";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { useMemo } from "react";
import { assigneeColumns } from "./assignee-columns";
import { assignmentToolAddress } from "./tool-address";
import { useRemoval } from "./use-removal";

const useStyles = makeStyles({
  marks: { display: "flex", flexWrap: "wrap", gap: "6px" },
  named: { display: "flex", flexDirection: "column", gap: "6px" },
  people: {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px 14px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  link: {
    alignSelf: "center",
    color: tokens.colorBrandForegroundLink,
    ...fingerSized,
  },
});

/** The slot of the dialog. */
type SlotDetailsProps = {
  slot: SlotIdentifier;
  /** Id of the volunteer highlighted among the friends: slots are looked for on their behalf. */
  personId?: number | undefined;
  /** Opened by the assignment tool of a task: no link leads there. */
  isInTool?: boolean;
  onClose: () => void;
};

/** §5.10: a slot with its demands and its people; those who assign can remove people. */
export default function SlotDetailsDialog({ slot, personId, isInTool = false, onClose }: SlotDetailsProps) {
  const styles = useStyles();
  const { data, error, refetch } = useSlotDetails(slot);
  const assigns = useCan("affect-volunteer");
  const isLacking = data !== undefined && lackingPeople(staffedDemands(data.demands, data.assignees)) > 0;
  const leads = assigns && isLacking && !isInTool;
  return (
    <Dialog
      open
      size="large"
      title={data ? `[${data.taskId}] ${data.name}` : `FT #${slot.taskId}`}
      onClose={onClose}
      actions={
        <>
          {leads && (
            <Link to={assignmentToolAddress(slot)} className={styles.link}>
              Affecter
            </Link>
          )}
          <Link to={`/ft/${slot.taskId}`} className={styles.link}>
            Ouvrir la FT
          </Link>
        </>
      }
    >
      {isApiError(error) && <ErrorCard message={error.message} onRetry={() => void refetch()} />}
      {data && <Details slot={data} personId={personId} />}
      {!data && !error && <Loading label="Chargement du créneau..." />}
    </Dialog>
  );
}

const none: Team[] = [];

function Details({ slot, personId }: { slot: DetailedSlot; personId: number | undefined }) {
  const styles = useStyles();
  const assigns = useCan("affect-volunteer");
  const readsPlannings = useCan("view-planning");
  const { data: teams = none } = useListTeamsQuery();
  const remove = useRemoval(slot);
  const columns = useMemo(
    () => assigneeColumns({ teams, personId, readsPlannings, onRemove: assigns ? remove : undefined }),
    [teams, personId, readsPlannings, assigns, remove],
  );
  const named = slot.assignees.filter(({ as }) => as === undefined);
  const assigned = slot.assignees.filter(({ as }) => as !== undefined);
  return (
    <>
      <Text as="p">{formatPeriod(slot)}</Text>
      <div className={styles.marks}>
        <Tag>{slot.appointment ?? "Aucun lieu assigné"}</Tag>
        {staffedDemands(slot.demands, slot.assignees).map(({ team: code, demand, assigned: count }) => {
          const team = teams.find((one) => one.code === code);
          return (
            <Tag key={code} {...(team && { color: team.color })}>
              {`${count}/${demand} ${team?.name ?? code}`}
            </Tag>
          );
        })}
      </div>
      <div className={styles.named}>
        <Heading level={3} visual={4}>
          Bénévoles requis sur le créneau
        </Heading>
        {named.length === 0 && <Text muted>Aucun bénévole requis spécifiquement sur ce créneau</Text>}
        {named.length > 0 && (
          <ul className={styles.people} aria-label="Bénévoles requis sur le créneau">
            {named.map((person) => (
              <li key={person.id}>
                {readsPlannings ? (
                  <Link to={`/planning/${person.id}`} className={styles.link}>
                    {displayName(person)}
                  </Link>
                ) : (
                  displayName(person)
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <TitledTable
        title="Bénévoles affectés sur le créneau"
        rows={assigned}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText="Aucun bénévole affecté sur ce créneau"
      />
    </>
  );
}
