import { plain } from "../festival-event/plain-field";

const richText = null as string | null;

/**
 * The plain fields of a task, by section. The type, the SELECT, the row, the new sheet and the words of the journal come
 * from here; `contract/festival-tasks` says how each is written.
 */
export const taskFields = {
  general: {
    name: plain("nom", ""),
    /** The code of a team. */
    team: { ...plain("équipe", null as string | null), column: "teamCode" },
  },
  instructions: {
    /** Sanitised HTML of the rich editor. */
    global: { ...plain("instructions", richText), column: "globalInstruction" },
  },
  /** The part of the instructions for the volunteers in charge. */
  inCharge: {
    /** Sanitised HTML, for these volunteers only. */
    instruction: { ...plain("instructions", richText), column: "inChargeInstruction" },
  },
} as const;
