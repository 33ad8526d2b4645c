import { Link } from "@coulisses/shared-pages/router";
import { useCan } from "@coulisses/shared-auth";
import { missingIn } from "@coulisses/shared-domain/assignment/shortages";
import type { AnsweredOrganiserNeed } from "@coulisses/shared-domain/contract/assignment/overviews";
import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, Tag, Text } from "@coulisses/shared-ui/base";
import { useListAllTasksQuery } from "../api/assignment-api";
import { Dialog } from "@coulisses/shared-ui/overlay";

const useStyles = makeStyles({
  facts: { display: "grid", gap: "12px" },
  chips: { display: "flex", flexWrap: "wrap", gap: "6px" },
  tasks: { display: "grid", gap: "6px", margin: 0, padding: 0, listStyleType: "none" },
  task: { display: "flex", justifyContent: "space-between", gap: "16px" },
});

const moment = (at: string) => `${formatDay(at)} à ${formatTime(at)}`;

type Props = {
  need: AnsweredOrganiserNeed;
  /** Names of the teams in the filter. */
  teams: readonly string[];
  onClose: () => void;
};

/** Tasks that need people during a quarter of an hour, with the way to assign some. */
export default function QuarterDialog({ need, teams, onClose }: Props) {
  const styles = useStyles();
  const readsTasks = useCan("read-ft");
  const missing = missingIn(need);
  // A demand may be a draft's: only what is in assignment leads to the tool.
  const { data: ready } = useListAllTasksQuery();
  const tasks = [...need.tasks].sort((one, other) => other.count - one.count || one.id - other.id);
  const title = ["FT avec des bénévoles demandés", ...teams.map((name) => `(${name})`)].join(" ");
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className={styles.facts}>
        <div className={styles.chips}>
          <Tag>{`Du ${moment(need.start)}`}</Tag>
          <Tag>{`Au ${moment(need.end)}`}</Tag>
          <Tag intent="error">{`Demandés : ${need.requestedVolunteers}`}</Tag>
          <Tag intent="info">{`Affectés : ${need.assignedVolunteers}`}</Tag>
          <Tag intent="success">{`Disponibles : ${need.availableVolunteers}`}</Tag>
          {missing > 0 && <Tag intent="warning">{`Il manque ${missing}`}</Tag>}
        </div>
        {tasks.length === 0 && <Text as="p">Aucune demande</Text>}
        {tasks.length > 0 && (
          <ul className={styles.tasks} aria-label="Demandes">
            {tasks.map(({ id, name, count }) => (
              <li key={id} className={styles.task}>
                {readsTasks ? (
                  <Link to={`/ft/${id}`} target="_blank">{`FT #${id} - ${name}`}</Link>
                ) : (
                  <span>{`FT #${id} - ${name}`}</span>
                )}
                {ready?.some((task) => task.id === id) && (
                  <Link
                    to={`/assignment/task-orga?${new URLSearchParams({ ft: String(id), at: need.start })}`}
                    aria-label={`Affecter à FT #${id} - ${name}`}
                  >
                    Affecter
                  </Link>
                )}
                <Text weight="bold">{count}</Text>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
