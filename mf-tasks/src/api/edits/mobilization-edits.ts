import type { MobilizationForm, NewMobilizationForm } from "@coulisses/shared-domain/contract/festival-tasks";
import type { FestivalTask, MobilizedTeam } from "@coulisses/shared-domain/festival-task/festival-task";
import type { TaskEdit } from "../tasks-api";

const mobilization =
  (mobilizationId: string) =>
  ({ mobilizations }: FestivalTask) =>
    mobilizations.find(({ id }) => id === mobilizationId);

export function addMobilization(form: NewMobilizationForm): TaskEdit {
  return { method: "POST", path: "mobilizations", body: form };
}

/** Its people stay: only its period and its split are replaced. */
export function editMobilization(mobilizationId: string, form: MobilizationForm): TaskEdit {
  return {
    method: "PATCH",
    path: `mobilizations/${mobilizationId}`,
    body: form,
    replaces: (task) => mobilization(mobilizationId)(task)?.durationSplitInHour,
  };
}

/** Who was asked for meanwhile must not go with it. */
export function removeMobilization(mobilizationId: string): TaskEdit {
  return {
    method: "DELETE",
    path: `mobilizations/${mobilizationId}`,
    replaces: (task) => {
      const present = mobilization(mobilizationId)(task);
      return [present?.volunteers.map(({ id }) => id), present?.teams];
    },
  };
}

export function mobilizeVolunteer(mobilizationId: string, volunteerId: number): TaskEdit {
  return { method: "POST", path: `mobilizations/${mobilizationId}/volunteers`, body: { volunteerId } };
}

export function dismissVolunteer(mobilizationId: string, volunteerId: number): TaskEdit {
  return { method: "DELETE", path: `mobilizations/${mobilizationId}/volunteers/${volunteerId}` };
}

/** A team asked for again takes the new count. */
export function mobilizeTeam(mobilizationId: string, team: MobilizedTeam): TaskEdit {
  return {
    method: "POST",
    path: `mobilizations/${mobilizationId}/teams`,
    body: team,
    replaces: (task) =>
      mobilization(mobilizationId)(task)?.teams.find((one) => one.team === team.team)?.count,
  };
}

export function dismissTeam(mobilizationId: string, code: string): TaskEdit {
  return { method: "DELETE", path: `mobilizations/${mobilizationId}/teams/${encodeURIComponent(code)}` };
}
