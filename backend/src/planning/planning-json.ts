import type { PlanningTask } from "@coulisses/shared-domain/contract/planning/calendars";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import type { PlannedTask } from "@coulisses/shared-domain/planning/planned-task";
import type { Period } from "@coulisses/shared-domain/time/period";

/** A task of a planning as the API answers it. */
export function planningJson(task: PlannedTask): PlanningTask {
  const { location } = task;
  return {
    name: task.name,
    instructions: instructionsOf(task),
    period: instants(task.period),
    location: location && { name: location.name, geoLocation: location.geoLocation },
    assignments: task.company.map((part) => ({ period: instants(part), volunteers: part.people.map(named) })),
    contacts: task.contacts.map((contact) => ({ ...named(contact), phone: contact.phone })),
  };
}

const instants = ({ start, end }: Period) => ({ start: start.toISOString(), end: end.toISOString() });

const named = ({ id, firstname, lastname }: UserIdentity) => ({ id, name: `${firstname} ${lastname}` });

/** The instructions as one sanitised HTML; volunteers in charge get theirs below. */
export function instructionsOf({
  globalInstruction,
  inChargeInstruction,
}: Pick<PlannedTask, "globalInstruction" | "inChargeInstruction">): string {
  const forThoseInCharge =
    inChargeInstruction === null ? "" : `<hr><h2>Instructions responsables :</h2>${inChargeInstruction}`;
  return `<hr>${globalInstruction}${forThoseInCharge}`;
}
