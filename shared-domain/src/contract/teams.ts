import { teamRoutes, membershipRoutes, permissionRoutes } from "../routes/teams";
import * as z from "zod";
import {
  PERMISSION_DESCRIPTION,
  permissionNameProblem,
  WRONG_PERMISSION_NAME,
} from "../access/permission-form";
import { guardedPermissions } from "../access/guarded";
import { tooLong } from "../field-problems";
import type { Team } from "../people/team";
import { TEAM_NAME, teamColorProblem, teamIconProblem, WRONG_COLOR, WRONG_ICON } from "../people/team-form";
import { defaultTeamLook } from "../people/seeded-teams";
import type { Versioned } from "../version-conflict";
import { describesEntity, withSchemas } from "./call";
import { idParams, identitySchema, noContent, requiredText, versionField } from "./fields";

/** A team. Its members and permissions are no part of its version. */
export const teamSchema = describesEntity<Team & Versioned>()(
  z.object({
    code: z.string(),
    name: z.string(),
    color: z.string(),
    icon: z.string(),
    version: versionField,
  }),
);
/** A team with its version. */
export type KeptTeam = z.infer<typeof teamSchema>;

const name = requiredText("Nom", TEAM_NAME).transform((text) => text.trim());
const color = z.string().refine((text) => teamColorProblem(text) === undefined, WRONG_COLOR);
const icon = z
  .string()
  .max(255)
  .refine((text) => teamIconProblem(text) === undefined, WRONG_ICON);
const code = z.string().max(20);
const codeParams = z.object({ code });

/** Without a code, the code is made of the name. */
export const newTeamFormSchema = z.object({
  name,
  code: z.string().max(40).optional(),
  color: color.default(defaultTeamLook.color),
  icon: icon.default(defaultTeamLook.icon),
});

/** Body of a new team. */
export type NewTeamForm = z.infer<typeof newTeamFormSchema>;

/** Absent fields stay. */
export const teamFormSchema = z.object({
  name: name.exactOptional(),
  color: color.exactOptional(),
  icon: icon.exactOptional(),
});

/** Changed fields of a team. */
export type TeamForm = z.infer<typeof teamFormSchema>;

/** Codes of the teams that a person joins. */
export const joinTeamsFormSchema = z.array(code).max(100);

const teamsSchema = z.array(teamSchema);

/** Decision 58: the teams that give guarded permissions, so that screens know beforehand what is refused. */
export const guardedTeamsSchema = z.array(
  z.object({ team: z.string(), permissions: z.array(z.enum(guardedPermissions)) }),
);

/** The teams of the festival. */
export const teamCalls = withSchemas(teamRoutes, {
  list: { summary: "Les équipes, par nom", answers: { 200: teamsSchema } },
  listActivityReviewers: {
    summary: "Les équipes qui valident les FA",
    answers: { 200: teamsSchema },
  },
  listTaskReviewers: {
    summary: "Les équipes qui valident les FT",
    answers: { 200: teamsSchema },
  },
  listGuarded: {
    summary: "Les équipes qui donnent des droits protégés, pour qui en a un",
    answers: { 200: guardedTeamsSchema },
  },
  add: {
    summary: "Créer une équipe",
    body: newTeamFormSchema,
    answers: { 201: teamSchema },
  },
  change: {
    summary: "Modifier une équipe",
    params: codeParams,
    body: teamFormSchema,
    answers: { 200: teamSchema },
  },
  remove: {
    summary: "Supprimer une équipe",
    params: codeParams,
    answers: { 204: noContent },
  },
});

/** Calls of memberships: who joins and leaves teams. */
export const membershipCalls = withSchemas(membershipRoutes, {
  join: {
    summary: "Ajouter une personne à des équipes",
    params: idParams,
    body: joinTeamsFormSchema,
    answers: { 200: z.array(z.string()).describe("Les codes de toutes ses équipes") },
  },
  leave: {
    summary: "Retirer une personne d'une équipe",
    params: idParams.extend({ team: code }),
    answers: { 204: noContent },
  },
});

/** A permission and the codes of the teams that hold it. */
export const permissionSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  teams: z.array(z.string()),
});
/** A permission and the teams that hold it. */
export type KeptPermission = z.infer<typeof permissionSchema>;

/** The members of a team, by name. */
export const teamHoldersSchema = z.object({ team: z.string(), members: z.array(identitySchema) });
/** The members of a team, by name. */
export type TeamHolders = z.infer<typeof teamHoldersSchema>;

const permissionName = z
  .string()
  .refine((text) => permissionNameProblem(text) === undefined, WRONG_PERMISSION_NAME);
const description = z
  .string()
  .trim()
  .max(PERMISSION_DESCRIPTION.max, tooLong("Description", PERMISSION_DESCRIPTION.max))
  .nullable()
  .optional();

/** Calls of permissions and the teams that hold them. */
export const permissionCalls = withSchemas(permissionRoutes, {
  list: {
    summary: "Les permissions, et qui les a",
    answers: { 200: z.array(permissionSchema) },
  },
  holders: {
    summary: "Qui est dans chaque équipe : à qui une permission s'ouvre",
    answers: { 200: z.array(teamHoldersSchema) },
  },
  add: {
    summary: "Créer une permission",
    body: z.object({ name: permissionName, description }),
    answers: { 201: permissionSchema },
  },
  describe: {
    summary: "Décrire une permission ; son nom reste",
    params: idParams,
    body: z.object({ name: z.string().optional(), description }),
    answers: { 200: permissionSchema },
  },
  remove: {
    summary: "Supprimer une permission dont le site n'a pas besoin",
    params: idParams,
    answers: { 204: noContent },
  },
  grant: {
    summary: "Donner une permission à une équipe",
    params: z.object({ name: permissionName }),
    body: z.object({ team: code }),
    answers: { 204: noContent },
  },
  revoke: {
    summary: "Retirer une permission à une équipe",
    params: z.object({ name: permissionName, code }),
    answers: { 204: noContent },
  },
});
