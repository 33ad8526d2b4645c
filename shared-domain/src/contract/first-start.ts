import * as z from "zod";
import { FESTIVAL_NAME } from "../configuration/festival-form";
import type { FirstStartForm, NewFestival } from "../first-start/first-start";
import { firstStartRoutes } from "../routes/first-start";
import { answering, describesEntity, done, withSchemas } from "./call";
import { leafletSchema } from "./configuration";
import { instant, text } from "./fields";
import { newcomerSchema } from "./registrations";
import { teamSchema } from "./teams";

const key = z.string().max(200).describe("La clé que le serveur écrit sur sa console");
const { firstname, lastname, email, mobilePhone, birthdate, password } = newcomerSchema.shape;

/** A festival to put in place, and its first administrator. */
export const firstStartSchema = describesEntity<FirstStartForm>()(
  z.object({
    content: z.enum(["empty", "demo"]),
    name: text("Nom du festival", FESTIVAL_NAME),
    association: text("Association", FESTIVAL_NAME),
    color: z.string().max(20),
    mailAddress: z.string().max(320),
    start: instant("Début du festival").nullable(),
    organisersStart: instant("Début de la semaine orga").nullable(),
    logo: leafletSchema.shape.logo,
    teams: z.array(z.string().max(20)).max(100).describe("Les codes des équipes gardées"),
    firstname,
    lastname,
    email,
    mobilePhone,
    birthdate,
    password,
  }),
);

/** Calls of the first start, for the holder of the key. */
export const firstStartCalls = withSchemas(firstStartRoutes, {
  read: answering(
    "Ce que le premier démarrage propose ; 409 une fois que le festival a un administrateur",
    describesEntity<NewFestival>()(
      z.object({
        teams: z.array(teamSchema.omit({ version: true })).describe("Celles dont le festival peut se passer"),
        canBeDemo: z.boolean().describe("Faux dès que quelqu'un s'est inscrit"),
      }),
    ),
    { body: z.object({ key }) },
  ),
  start: done(
    "Mettre le festival en place, une fois : ses noms, ses dates, ses équipes, son administrateur",
    {
      body: z.object({ key }).extend(firstStartSchema.shape),
    },
  ),
});
