import type { Section } from "@coulisses/shared-domain/festival-activity/locks";
import type { FestivalActivityReviewer } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { useSheet } from "./sheet-context";

export type Lock = { teams: FestivalActivityReviewer[]; readOnly: boolean };

/** Whether this person may change this part now, and the teams whose approval closed it. */
export function useLock(section: Section): Lock {
  const { locks, canWrite } = useSheet();
  const teams = locks[section] ?? [];
  return { teams, readOnly: !canWrite || teams.length > 0 };
}
