import { useListTeamsQuery } from "@coulisses/shared-auth";
import type { Team } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles, Tag, Text } from "@coulisses/shared-ui/base";
import { type Column, DataTable, SimpleTable } from "@coulisses/shared-ui/data";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { useMemo } from "react";
import { groupedLines, type LineGroup, type NamedLine, stateOf } from "./line-groups";
import { teamNameOf } from "./proposal-name";

const none: never[] = [];

const useStyles = makeStyles({
  why: { display: "grid", justifyItems: "start", gap: "2px", overflowWrap: "anywhere" },
  group: { padding: "4px 12px 12px" },
});

/** Ranks of the ticked lines. */
export type Choice = { chosen: ReadonlySet<number>; toggle: (rank: number) => void };

/** Lines of a table; `without` is the column that its title already says. */
type Shown = {
  lines: NamedLine[];
  without?: "task" | "person" | undefined;
  caption: string;
  choice?: Choice | undefined;
};

/** Lines one by one, in pages; those still open can be ticked. */
export function LinesTable({
  lines,
  without,
  caption,
  choice,
  emptyText = "Aucune ligne",
}: Shown & { emptyText?: string }) {
  const { data: teams = none } = useListTeamsQuery();
  const columns = useMemo(() => lineColumns(teams, { without, choice }), [teams, without, choice]);
  if (without !== undefined) {
    return (
      <SimpleTable rows={lines} columns={columns} getRowId={rankOf} caption={caption} emptyText={emptyText} />
    );
  }
  return (
    <DataTable
      rows={lines}
      columns={columns}
      getRowId={rankOf}
      caption={caption}
      emptyText={emptyText}
      comfortable
    />
  );
}

const rankOf = ({ rank }: NamedLine) => rank;

function lineColumns(
  teams: readonly Team[],
  { without, choice }: Pick<Shown, "without" | "choice">,
): Column<NamedLine>[] {
  const title = (line: NamedLine) => (without === "person" ? `${line.task}, ${line.moment}` : line.person);
  const columns: Column<NamedLine>[] = [
    {
      key: "title",
      header: without === "person" ? "Créneau" : "Bénévole",
      mobileTitle: true,
      sortBy: title,
      render: (line) => <LineTitle line={line} title={title(line)} {...(choice && { choice })} />,
    },
    {
      key: "kind",
      header: "Changement",
      width: "190px",
      priority: 8,
      sortBy: ({ kind }) => kind,
      render: ({ kind, team }) => (
        <Tag
          intent={kind === "GAIN" ? "success" : "warning"}
        >{`${kind === "GAIN" ? "Gagne" : "Perd"} · ${teamNameOf(team, teams)}`}</Tag>
      ),
    },
    {
      key: "task",
      header: "Tâche",
      priority: 7,
      sortBy: ({ task }) => task,
      render: ({ task, topPriority }) => (topPriority ? `${task} ❗️` : task),
    },
    {
      key: "moment",
      header: "Créneau",
      priority: 6,
      sortBy: ({ start }) => start,
      render: ({ moment }) => moment,
    },
    { key: "reason", header: "Pourquoi", minWidth: 200, priority: 9, render: (line) => <Why line={line} /> },
  ];
  const redundant = { task: ["task"], person: ["task", "moment"] };
  return without === undefined ? columns : columns.filter(({ key }) => !redundant[without].includes(key));
}

function LineTitle({ line, title, choice }: { line: NamedLine; title: string; choice?: Choice }) {
  if (!choice || stateOf(line) !== "OPEN") return <Text>{title}</Text>;
  return (
    <CheckboxField
      label={title}
      checked={choice.chosen.has(line.rank)}
      onChange={() => choice.toggle(line.rank)}
    />
  );
}

function Why({ line }: { line: NamedLine }) {
  const styles = useStyles();
  const state = stateOf(line);
  return (
    <span className={styles.why}>
      <Text>{line.reason}</Text>
      {state === "ACCEPTED" && <Tag intent="info">Acceptée</Tag>}
      {state === "IMPOSSIBLE" && (
        <Text size="small" weight="bold">{`Plus possible : ${line.obstacle ?? ""}`}</Text>
      )}
    </span>
  );
}

type GroupsProps = {
  lines: NamedLine[];
  by: "task" | "person";
  choice: Choice;
  onAccept: (group: LineGroup) => void;
  emptyText: string;
};

/** Lines by task or by person: each group unfolds, and one button accepts it. */
export function LineGroups({ lines, by, choice, onAccept, emptyText }: GroupsProps) {
  const styles = useStyles();
  const groups = useMemo(() => groupedLines(lines, by), [lines, by]);
  const columns = useMemo(() => groupColumns(by, onAccept), [by, onAccept]);
  return (
    <DataTable
      rows={groups}
      columns={columns}
      getRowId={({ id }) => id}
      caption={by === "task" ? "Changements par tâche" : "Changements par personne"}
      emptyText={emptyText}
      details={(group) => (
        <div className={styles.group}>
          <LinesTable lines={group.lines} without={by} caption={group.name} choice={choice} />
        </div>
      )}
    />
  );
}

function groupColumns(by: "task" | "person", onAccept: (group: LineGroup) => void): Column<LineGroup>[] {
  return [
    {
      key: "name",
      header: by === "task" ? "Tâche" : "Bénévole",
      mobileTitle: true,
      sortBy: ({ name }) => name,
      render: ({ name, topPriority }) => (topPriority ? `${name} ❗️` : name),
    },
    {
      key: "gains",
      header: by === "task" ? "Arrivées" : "Gagne",
      align: "end",
      width: "110px",
      priority: 3,
      sortBy: ({ gains }) => gains,
      render: ({ gains }) => gains,
    },
    {
      key: "losses",
      header: by === "task" ? "Départs" : "Perd",
      align: "end",
      width: "110px",
      priority: 2,
      sortBy: ({ losses }) => losses,
      render: ({ losses }) => losses,
    },
    {
      key: "open",
      header: "À accepter",
      align: "end",
      width: "120px",
      priority: 4,
      sortBy: ({ open }) => open,
      render: ({ open }) => open,
    },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      width: "120px",
      priority: 9,
      render: (group) =>
        group.open > 0 && (
          <Button size="small" aria-label={`Accepter ${group.name}`} onClick={() => onAccept(group)}>
            Accepter
          </Button>
        ),
    },
  ];
}
