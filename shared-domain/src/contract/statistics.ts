import type { FestivalActivityStatus } from "../festival-activity/festival-activity";
import type { FestivalTaskStatus } from "../festival-task/festival-task";

/** Sheets of one team by status; a null team gathers those that no team has taken yet. */
export type TeamStatistics<Status extends string> = {
  teamCode: string | null;
  status: Record<Status, number>;
  total: number;
};

/** `GET festival-activities/statistics`, by team code. */
export type ActivityStatistics = TeamStatistics<FestivalActivityStatus>[];

/** `GET festival-tasks/statistics`, by team code. */
export type TaskStatistics = TeamStatistics<FestivalTaskStatus>[];

/** How many sheets a team had brought to validation; `team` is the code it had then. */
export type ValidatedCount = { team: string; activities: number; tasks: number };

/** What is kept of an edition to compare the next one with. */
export type EditionCounts = { edition: number; counts: ValidatedCount[] };
