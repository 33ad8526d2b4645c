import * as z from "zod";
import type { PresentPerson } from "../presence/presence";
import { answering, describesEntity, done } from "./call";
import { idParams } from "./fields";

const SECTION = /^[a-z][a-z0-9-]{0,39}$/;

/** The people on a sheet besides the reader. */
export const presentPeopleSchema = z.array(
  describesEntity<PresentPerson>()(
    z.object({
      id: z.int(),
      firstname: z.string(),
      section: z.string().nullable().describe("L'ancre de la section qu'elle regarde"),
    }),
  ),
);

const screenParams = idParams.extend({ screen: z.uuid("L'identifiant de la page n'est pas valable") });
const presenceFormSchema = z.object({
  section: z.string().regex(SECTION, "Section : une ancre de la fiche est attendue").nullable(),
});

/** The calls by which a page says that it shows a sheet, and no longer does. */
export const presenceSchemas = {
  present: answering(
    "Dire que l'on consulte une fiche, et lire qui d'autre la consulte",
    presentPeopleSchema,
    {
      params: screenParams,
      body: presenceFormSchema,
    },
  ),
  absent: done("Dire que l'on ne consulte plus une fiche", { params: screenParams }),
};
