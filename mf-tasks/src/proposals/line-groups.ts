import type { ProposalDetails, ProposalLine } from "@coulisses/shared-domain/contract/assignment/proposals";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { slugOf } from "@coulisses/shared-domain/slug";
import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";

/** A line with the names of its person and its task. */
export type NamedLine = Omit<ProposalLine, "acceptanceId" | "obstacle"> &
  Partial<Pick<ProposalLine, "acceptanceId" | "obstacle">> & {
    person: string;
    task: string;
    topPriority: boolean;
    /** `vendredi 14 mai, 18:00 - 20:00` */
    moment: string;
    /** Searchable text as a slug, computed once: each key press searches thousands of lines. */
    words: string;
  };

/** State of a line. */
type LineState = "OPEN" | "ACCEPTED" | "IMPOSSIBLE";

/** In the order of the filter. */
export const lineStates: { value: LineState; label: string }[] = [
  { value: "OPEN", label: "À accepter" },
  { value: "ACCEPTED", label: "Acceptées" },
  { value: "IMPOSSIBLE", label: "Plus possibles" },
];

/** Accepted, impossible for some reason, or open. */
export function stateOf({ acceptanceId, obstacle }: Pick<NamedLine, "acceptanceId" | "obstacle">): LineState {
  if (acceptanceId) return "ACCEPTED";
  return obstacle ? "IMPOSSIBLE" : "OPEN";
}

type Line = Omit<ProposalLine, "acceptanceId" | "obstacle"> &
  Partial<Pick<ProposalLine, "acceptanceId" | "obstacle">>;

/** Lines with the names of their people and tasks. */
export function namedLines(
  lines: readonly Line[],
  { people, tasks }: Pick<ProposalDetails, "people" | "tasks">,
): NamedLine[] {
  const personOf = new Map(people.map((person) => [person.id, displayName(person)]));
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  return lines.map((line) => {
    const found = taskOf.get(line.taskId);
    const person = personOf.get(line.userId) ?? "Une personne qui n'est plus là";
    const task = `FT #${line.taskId}${found ? ` - ${found.name}` : ""}`;
    return {
      ...line,
      person,
      task,
      topPriority: found?.topPriority ?? false,
      moment: momentOf(line),
      words: slugOf(`${person} ${task} ${line.team}`),
    };
  });
}

/** `vendredi 14 mai, 18:00 - 20:00` */
export const momentOf = ({ start, end }: { start: string; end: string }) =>
  `${formatDay(start)}, ${formatTime(start)} - ${formatTime(end)}`;

/** Filters of the lines. */
type LineSearch = { text: string; state: LineState | null };

/** Lines in that state whose person, task or team matches the text. */
export function searchedLines(lines: readonly NamedLine[], { text, state }: LineSearch): NamedLine[] {
  const typed = slugOf(text).split("-");
  return lines.filter(
    (line) => (state === null || stateOf(line) === state) && typed.every((word) => line.words.includes(word)),
  );
}

/** Lines of one task or of one person. */
export type LineGroup = {
  /** Id of the task or the person. */
  id: number;
  name: string;
  topPriority: boolean;
  lines: NamedLine[];
  gains: number;
  losses: number;
  open: number;
};

/** Lines grouped by task or by person, in order of appearance. */
export function groupedLines(lines: readonly NamedLine[], by: "task" | "person"): LineGroup[] {
  const groups = new Map<number, LineGroup>();
  for (const line of lines) {
    const id = by === "task" ? line.taskId : line.userId;
    const group = groups.get(id) ?? {
      id,
      name: line[by],
      lines: [],
      gains: 0,
      losses: 0,
      open: 0,
      topPriority: by === "task" && line.topPriority,
    };
    groups.set(id, group);
    group.lines.push(line);
    group[line.kind === "GAIN" ? "gains" : "losses"] += 1;
    if (stateOf(line) === "OPEN") group.open += 1;
  }
  return [...groups.values()];
}
