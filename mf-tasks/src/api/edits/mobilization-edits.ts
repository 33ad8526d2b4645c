import type { MobilizationForm, NewMobilizationForm } from "@coulisses/shared-domain/contract/festival-tasks";
import type { mobilizationCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { FestivalTask, MobilizedTeam } from "@coulisses/shared-domain/festival-task/festival-task";
import { mobilizationRoutes } from "@coulisses/shared-domain/routes/task";
import { editsOf } from "@coulisses/shared-sheets/edit";

const edit = editsOf<typeof mobilizationCalls, FestivalTask>(mobilizationRoutes);
const mobilization = ({ mobilizations }: FestivalTask, mobilizationId: string) =>
  mobilizations.find(({ id }) => id === mobilizationId);

export const addMobilization = (form: NewMobilizationForm) => edit("add", { body: form });

/** Its people stay: only its period and its split are replaced. */
export const editMobilization = (mobilizationId: string, form: MobilizationForm) =>
  edit(
    "change",
    { mobilizationId, body: form },
    { replaces: (task) => mobilization(task, mobilizationId)?.durationSplitInHour },
  );

/** Who was asked for meanwhile must not go with it. */
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

export const mobilizeVolunteer = (mobilizationId: string, volunteerId: number) =>
  edit("addVolunteer", { mobilizationId, body: { volunteerId } });

export const dismissVolunteer = (mobilizationId: string, volunteerId: number) =>
  edit("removeVolunteer", { mobilizationId, volunteerId });

/** A team asked for again takes the new count. */
export const mobilizeTeam = (mobilizationId: string, asked: MobilizedTeam) =>
  edit(
    "addTeam",
    { mobilizationId, body: asked },
    {
      replaces: (task) =>
        mobilization(task, mobilizationId)?.teams.find(({ team }) => team === asked.team)?.count,
    },
  );

export const dismissTeam = (mobilizationId: string, team: string) =>
  edit("removeTeam", { mobilizationId, team });
