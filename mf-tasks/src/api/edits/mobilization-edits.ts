import type { MobilizationForm, NewMobilizationForm } from "@coulisses/shared-domain/contract/festival-tasks";
import type { mobilizationCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { FestivalTask, MobilizedTeam } from "@coulisses/shared-domain/festival-task/festival-task";
import { mobilizationRoutes } from "@coulisses/shared-domain/routes/task";
import { editsOf } from "@coulisses/shared-sheets/edit";

const edit = editsOf<typeof mobilizationCalls, FestivalTask>(mobilizationRoutes);
const mobilization = ({ mobilizations }: FestivalTask, mobilizationId: string) =>
  mobilizations.find(({ id }) => id === mobilizationId);

/** Adds a mobilization (ISO instants) with its volunteers and teams. */
export const addMobilization = (form: NewMobilizationForm) => edit("add", { body: form });

/** Changes period and split; the people stay. */
export const editMobilization = (mobilizationId: string, form: MobilizationForm) =>
  edit(
    "change",
    { mobilizationId, body: form },
    { replaces: (task) => mobilization(task, mobilizationId)?.durationSplitInHour },
  );

/** Removes a mobilization; refused when it asks for people that the editor has not seen. */
export const removeMobilization = (mobilizationId: string) =>
  edit(
    "remove",
    { mobilizationId },
    {
      replaces: (task) => {
        const present = mobilization(task, mobilizationId);
        return [present?.volunteers.map(({ id }) => id), present?.teams];
      },
    },
  );

/** Names a volunteer in a mobilization. */
export const mobilizeVolunteer = (mobilizationId: string, volunteerId: number) =>
  edit("addVolunteer", { mobilizationId, body: { volunteerId } });

/** Removes a volunteer from a mobilization. */
export const dismissVolunteer = (mobilizationId: string, volunteerId: number) =>
  edit("removeVolunteer", { mobilizationId, volunteerId });

/** Asks a team for people; a second request replaces the count. */
export const mobilizeTeam = (mobilizationId: string, asked: MobilizedTeam) =>
  edit(
    "addTeam",
    { mobilizationId, body: asked },
    {
      replaces: (task) =>
        mobilization(task, mobilizationId)?.teams.find(({ team }) => team === asked.team)?.count,
    },
  );

/** Removes a team from a mobilization. */
export const dismissTeam = (mobilizationId: string, team: string) =>
  edit("removeTeam", { mobilizationId, team });
