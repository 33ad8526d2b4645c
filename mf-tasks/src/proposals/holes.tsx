import { loadState, useListTeamsQuery } from "@coulisses/shared-auth";
import type {
  AnsweredHoleReasons,
  ProposalHole,
} from "@coulisses/shared-domain/contract/assignment/proposals";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import type { Lack } from "@coulisses/shared-domain/proposal/outcome";
import { slotIdentifier, slotKey } from "@coulisses/shared-domain/assignment/slot";
import { matches, slugOf } from "@coulisses/shared-domain/slug";
import { Link } from "@coulisses/shared-pages/router";
import { assignmentToolAddress } from "@coulisses/shared-pages/slot";
import { LoadState, makeStyles, Text } from "@coulisses/shared-ui/base";
import { type Column, DataTable } from "@coulisses/shared-ui/data";
import { useMemo } from "react";
import { useExplainHoleQuery, useListHolesQuery } from "../api/proposals-api";
import { momentOf } from "./line-groups";
import { teamNameOf } from "./proposal-name";

const useStyles = makeStyles({
  reasons: { display: "grid", gap: "8px", padding: "8px 12px 12px" },
  list: { margin: 0, paddingLeft: "20px", display: "grid", gap: "4px" },
});

const none: never[] = [];
const nameOf = ({ taskId, name, topPriority }: ProposalHole) =>
  `FT #${taskId} - ${name}${topPriority ? " ❗️" : ""}`;

const holeColumns = (teams: readonly Team[]): Column<ProposalHole>[] => [
  { key: "task", header: "Tâche", mobileTitle: true, sortBy: nameOf, render: nameOf },
  { key: "moment", header: "Créneau", priority: 5, sortBy: ({ start }) => start, render: momentOf },
  {
    key: "team",
    header: "Équipe",
    width: "150px",
    priority: 4,
    sortBy: ({ team }) => teamNameOf(team, teams),
    render: ({ team }) => teamNameOf(team, teams),
  },
  {
    key: "missing",
    header: "Il manque",
    width: "110px",
    align: "end",
    priority: 6,
    sortBy: ({ missing }) => missing,
    render: ({ missing, demand }) => `${missing} / ${demand}`,
  },
  {
    key: "assign",
    header: "Affecter",
    hideHeader: true,
    width: "100px",
    priority: 7,
    render: (hole) => (
      <Link
        to={assignmentToolAddress(hole)}
        aria-label={`Affecter à ${nameOf(hole)}, ${momentOf(hole)}, ${teamNameOf(hole.team, teams)}`}
      >
        Affecter
      </Link>
    ),
  },
];

type Props = { id: string; text: string; emptyText: string };

/** Places that a proposal leaves open; a press shows why no volunteer takes one. */
export function Holes({ id, text, emptyText }: Props) {
  const reading = useListHolesQuery({ id });
  const { data: holes = none } = reading;
  const { data: teams = none } = useListTeamsQuery();
  const columns = useMemo(() => holeColumns(teams), [teams]);
  const shown = useMemo(() => {
    const typed = slugOf(text);
    return typed === ""
      ? holes
      : holes.filter((hole) => matches(slugOf(`${nameOf(hole)} ${hole.team}`), typed));
  }, [holes, text]);
  return (
    <DataTable
      caption="Trous"
      rows={shown}
      columns={columns}
      getRowId={(hole) => `${slotKey(hole)} ${hole.team}`}
      details={(hole) => <Reasons id={id} hole={hole} />}
      loadingText="Recherche des trous..."
      emptyText={emptyText}
      {...loadState(reading)}
    />
  );
}

const inWords: Record<Lack, (count: number) => string> = {
  TEAM: (count) => (count > 1 ? "ne sont pas de l'équipe" : "n'est pas de l'équipe"),
  AVAILABILITY: (count) => (count > 1 ? "ne sont pas disponibles" : "n'est pas disponible"),
  ELSEWHERE: (count) => (count > 1 ? "sont déjà ailleurs" : "est déjà ailleurs"),
  BREAK: (count) =>
    count > 1
      ? "sont en pause, ou retenues par une FT qui n'est pas prête"
      : "est en pause, ou retenue par une FT qui n'est pas prête",
  REST: (count) => (count > 1 ? "n'auraient pas assez de repos" : "n'aurait pas assez de repos"),
};

const without: Record<Lack, (many: boolean) => string> = {
  TEAM: () => "en rejoignant l'équipe",
  AVAILABILITY: () => "en donnant cette disponibilité",
  ELSEWHERE: (many) => `en quittant ${many ? "leur" : "son"} autre créneau`,
  BREAK: (many) => `en déplaçant ${many ? "leur" : "sa"} pause`,
  REST: () => "en passant outre une règle de repos",
};

/** People named per relaxation. */
const NAMED = 5;
const persons = (count: number) => `${count} ${count > 1 ? "personnes" : "personne"}`;

function named(people: AnsweredHoleReasons["free"]): string {
  const more = people.length - NAMED;
  const names = people.slice(0, NAMED).map(displayName).join(", ");
  return more > 0 ? `${names} et ${more} autre${more > 1 ? "s" : ""}` : names;
}

function Reasons({ id, hole }: { id: string; hole: ProposalHole }) {
  const styles = useStyles();
  const reading = useExplainHoleQuery({
    ...slotIdentifier(hole),
    id,
    query: { team: hole.team },
  });
  const { currentData: data } = reading;
  if (data === undefined) return <LoadState label="Recherche des raisons..." {...loadState(reading)} />;
  // The easiest constraint to relax comes first.
  const relaxations = data.reasons.filter(({ onlyThis }) => onlyThis.length > 0).reverse();
  return (
    <div className={styles.reasons}>
      <Text weight="bold">Pourquoi personne ne vient</Text>
      <ul className={styles.list}>
        {data.reasons.map(({ lack, count }) => (
          <li key={lack}>{`${persons(count)} ${inWords[lack](count)}`}</li>
        ))}
        {data.free.length > 0 && (
          <li>{`${persons(data.free.length)} ${data.free.length > 1 ? "pourraient" : "pourrait"} venir, mais les souhaits pèsent plus : ${named(data.free)}`}</li>
        )}
        {data.free.length + data.reasons.length === 0 && <li>Tout le monde y vient déjà</li>}
      </ul>
      {relaxations.length > 0 && (
        <>
          <Text weight="bold">Qui viendrait</Text>
          <ul className={styles.list}>
            {relaxations.map(({ lack, onlyThis }) => (
              <li key={lack}>
                {`${persons(onlyThis.length)} ${onlyThis.length > 1 ? "viendraient" : "viendrait"} ${without[lack](onlyThis.length > 1)} : ${named(onlyThis)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
