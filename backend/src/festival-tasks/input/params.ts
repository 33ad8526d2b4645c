import { idParams, pathId } from "@coulisses/shared-domain/contract/fields";
import { text } from "@coulisses/shared-domain/contract/fields";

export const contactParams = idParams.extend({ contactId: pathId });
export const volunteerParams = idParams.extend({ volunteerId: pathId });
export const mobilizationParams = idParams.extend({ mobilizationId: text("Mobilisation", { max: 100 }) });
export const mobilizedVolunteerParams = mobilizationParams.extend({ volunteerId: pathId });
export const mobilizedTeamParams = mobilizationParams.extend({ team: text("Équipe", { max: 300 }) });
