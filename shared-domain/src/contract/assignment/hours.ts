import * as z from "zod";
import type { TeamHours } from "../../check-in/hours";
import { describesEntity } from "../call";
import { identitySchema } from "../fields";

const duration = z.int().describe("En millisecondes");
const teamHoursSchema = describesEntity<TeamHours>()(
  z.object({
    team: z
      .string()
      .nullable()
      .describe("Le code de l'équipe pour laquelle on vient ; nul : nommé par la fiche, ou place disparue"),
    planned: duration,
    worked: duration,
    absences: z.int().describe("Sans les maladies"),
    ill: z.int().describe("Combien de fois absent parce que malade"),
    replaced: z.int().describe("Combien de fois quelqu'un d'autre est venu"),
    replacing: z.int().describe("Combien de fois venu à la place de quelqu'un"),
    unmarked: z.int().describe("Combien de places terminées sans aucun pointage"),
  }),
);
const hours = z.array(teamHoursSchema).describe("Une ligne par équipe");

/** The hours planned and worked by each person and at each task. */
export const hoursReportSchema = z.object({
  people: z.array(identitySchema.extend({ hours })),
  closedAccounts: hours.describe("De tous les comptes fermés ensemble"),
  tasks: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      isRemoved: z.boolean().describe("La fiche a été supprimée ; les heures faites restent"),
      hours,
    }),
  ),
});
/** The hours planned and worked by each person and at each task, by team. */
export type HoursReport = z.infer<typeof hoursReportSchema>;
