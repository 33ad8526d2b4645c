import { groupedBy } from "@coulisses/shared-domain/proposal/outcome";
import {
  mobilizationFormSchema,
  mobilizedTeamFormSchema,
} from "@coulisses/shared-domain/contract/festival-tasks";
import { LESS_THAN_ONE } from "@coulisses/shared-domain/logistics/quantity";
import { longestMobilization } from "@coulisses/shared-domain/time/longest-period";
import { asItIs, formProblems } from "../form-problems";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import { importedPeriods, periodReported } from "./periods";
import { type Sheets, SHEET_OUT } from "./sheets-told";
import { mobilizationKey } from "./task-state";

export const MOBILIZATION = "mobilisation";
const MOBILIZATION_OUT = "Sa mobilisation n'est pas reprise";

/** A mobilization that is imported, with its id there. */
export type ImportedMobilization = ReturnType<typeof mobilizations>[number];

const splitSchema = mobilizationFormSchema.shape.durationSplitInHour;

export function mobilizations(peer: PeerTables, { report, sheets }: { report: Report; sheets: Sheets }) {
  const table = "festival_task_mobilization";
  const told = { report, sheets, table, part: MOBILIZATION, longest: longestMobilization } as const;
  const periods = peer.festival_task_mobilization.map(({ ft_id: sheetId, ...row }) => ({ sheetId, ...row }));
  return importedPeriods(periods, told).map((period) => {
    const { sheetId: taskId, ourId: id, id: peerId, start, end, duration_split_in_hour: hours } = period;
    const note = (why: string) => {
      report.noted(table, periodReported(period, told), why);
    };
    const isSplit = hours !== null && hours > 0;
    if (hours !== null && !isSplit) note(`Découpage de ${String(hours)} h laissé de côté`);
    const problems = isSplit ? formProblems(splitSchema, hours) : [];
    if (problems.length > 0) note(asItIs(problems));
    return {
      row: { taskId, id, startAt: start, endAt: end, durationSplitInHour: isSplit ? hours : null },
      key: mobilizationKey(taskId, peerId),
      note,
    };
  });
}

type Told = {
  report: Report;
  sheets: Sheets;
  ids: Numbering;
  /** By their keys. */
  imported: ReadonlyMap<string, ImportedMobilization>;
};

type Part = { mobilization_ft_id: number; mobilization_id: string };

/** The imported mobilization of a part, or why the part is out. */
function mobilizationOf(part: Part, { sheets, imported }: Told): ImportedMobilization | string {
  if (!sheets.isIn(part.mobilization_ft_id)) return SHEET_OUT;
  return imported.get(mobilizationKey(part.mobilization_ft_id, part.mobilization_id)) ?? MOBILIZATION_OUT;
}

const byVolunteer = (a: { volunteer_id: number }, b: { volunteer_id: number }) =>
  a.volunteer_id - b.volunteer_id;

/** People asked for by name, in the order of their ids. */
export function mobilizedVolunteers(peer: PeerTables, told: Told) {
  const { report, sheets, ids } = told;
  const table = "festival_task_mobilization_volunteer";
  return [...peer[table]].sort(byVolunteer).flatMap((part) => {
    const { volunteer_id: volunteer, mobilization_ft_id: taskId, mobilization_id: id } = part;
    const found = mobilizationOf(part, told);
    if (typeof found === "string") {
      const name = `${sheets.nameOf(taskId)}, ${ids.personName(volunteer)} dans une mobilisation`;
      report.out(table, { key: `${String(taskId)}/${id}/${String(volunteer)}`, name }, found);
      return [];
    }
    return [{ taskId, mobilizationId: found.row.id, userId: ids.person(volunteer) }];
  });
}

/** Teams asked for. Two codes there may be one with us: their counts then add up. */
export function mobilizedTeams(peer: PeerTables, told: Told) {
  const { report, sheets, ids } = told;
  const table = "festival_task_mobilization_team";
  const asked = peer[table].flatMap((part) => {
    const { team_code: code, count, mobilization_ft_id: taskId, mobilization_id: id } = part;
    const row = {
      key: `${String(taskId)}/${id}/${code}`,
      name: `${sheets.nameOf(taskId)}, ${String(count)} × équipe ${code}`,
    };
    const found = mobilizationOf(part, told);
    const refusal = typeof found !== "string" && count <= 0 ? LESS_THAN_ONE : found;
    if (typeof refusal === "string") {
      report.out(table, row, refusal);
      return [];
    }
    const problems = formProblems(mobilizedTeamFormSchema.shape.count, count);
    if (problems.length > 0) report.noted(table, row, asItIs(problems));
    return [{ reported: row, taskId, mobilizationId: refusal.row.id, teamCode: ids.team(code), count }];
  });
  const byTeam = groupedBy(asked, (team) => teamKey(team));
  return [...byTeam.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    for (const { reported, teamCode } of others)
      report.merged(table, reported, `Ajoutés à l'équipe ${teamCode}`);
    const { reported: _, count, ...team } = first;
    return [{ ...team, count: others.reduce((sum, other) => sum + other.count, count) }];
  });
}

/** Names a team of a mobilization, by our ids. */
export const teamKey = ({
  taskId,
  mobilizationId,
  teamCode,
}: {
  taskId: number;
  mobilizationId: string;
  teamCode: string;
}): string => `${mobilizationKey(taskId, mobilizationId)}/${teamCode}`;
