import { availabilityRoutes } from "../routes/users";
import * as z from "zod";
import { availabilityColumns } from "../volunteer-availability/availability-rows";
import { answering, creating, withSchemas } from "./call";
import { answeredInstant, pathId, periodSchema } from "./fields";
import { importing } from "./spreadsheet";

const MOST = 1_000;

/** `POST` adds these, `withdrawals` takes them back, `PATCH` replaces all by them. */
export const availabilitiesFormSchema = z.object({
  availabilities: z
    .array(periodSchema, { error: "Disponibilités : une liste de périodes est attendue" })
    .max(MOST, `Disponibilités : ${MOST.toLocaleString("fr")} périodes au plus`),
});
/** The body that saves availabilities. */
export type AvailabilitiesForm = z.infer<typeof availabilitiesFormSchema>;

/** The availabilities of a person. */
export const availabilitiesSchema = z
  .array(z.object({ start: answeredInstant, end: answeredInstant }))
  .describe("Toutes les disponibilités, fusionnées, par date");
/** All availabilities of the person: the answer of the calls about them. */
export type Availabilities = z.infer<typeof availabilitiesSchema>;

const params = z.object({ userId: pathId });

/** Calls of the availabilities of volunteers. */
export const availabilityCalls = withSchemas(availabilityRoutes, {
  read: answering("Les disponibilités d'une personne", availabilitiesSchema, { params }),
  add: creating("Ajouter des disponibilités", availabilitiesSchema, {
    params,
    body: availabilitiesFormSchema,
  }),
  importRows: importing("Importer des disponibilités d'un tableur", availabilityColumns),
  withdraw: answering(
    "Reprendre des disponibilités, tant que rien n'est prévu à ces heures",
    availabilitiesSchema,
    { params, body: availabilitiesFormSchema },
  ),
  replace: answering("Remplacer des disponibilités", availabilitiesSchema, {
    params,
    body: availabilitiesFormSchema,
  }),
});
