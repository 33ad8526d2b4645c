import * as z from "zod";
import type { Team } from "../people/team";
import { defaultTeamLook } from "../people/seeded-teams";
import type { Versioned } from "../version-conflict";
import { type Calls, describes } from "./call";
import { idParams, noContent, versionField } from "./fields";

/** A team. Who is in it and what it may do are no changes of it. */
export const teamSchema = describes<Team & Versioned>()(
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

const name = z.string().trim().min(1).max(30);
const color = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, "La couleur doit être un code hexadécimal à six chiffres précédé de #");
const icon = z
  .string()
  .max(255)
  .regex(/^mdi-[a-z0-9-]+$/, "L'icône doit être un code d'icône mdi commençant par mdi-");
const code = z.string().max(20);
const codeParams = z.object({ code });

/** Without a code, it is made of the name. */
export const newTeamFormSchema = z.object({
  name,
  code: z.string().max(40).optional(),
  color: color.default(defaultTeamLook.color),
  icon: icon.default(defaultTeamLook.icon),
});

/** What is absent is kept. */
export const teamFormSchema = z.object({
  name: name.exactOptional(),
  color: color.exactOptional(),
  icon: icon.exactOptional(),
});

/** Codes of the teams that a person joins. */
export const joinTeamsFormSchema = z.array(code).max(100);

const teamsSchema = z.array(teamSchema);

/** The teams of the festival. */
export const teamCalls = {
  list: { method: "GET", path: "/teams", summary: "Les équipes, par nom", answers: { 200: teamsSchema } },
  listActivityReviewers: {
    method: "GET",
    path: "/teams/fa-reviewers",
    summary: "Les équipes qui valident les FA",
    answers: { 200: teamsSchema },
  },
  listTaskReviewers: {
    method: "GET",
    path: "/teams/ft-reviewers",
    summary: "Les équipes qui valident les FT",
    answers: { 200: teamsSchema },
  },
  add: {
    method: "POST",
    path: "/teams",
    summary: "Créer une équipe",
    body: newTeamFormSchema,
    answers: { 201: teamSchema },
  },
  change: {
    method: "PATCH",
    path: "/teams/:code",
    summary: "Modifier une équipe",
    params: codeParams,
    body: teamFormSchema,
    answers: { 200: teamSchema },
  },
  remove: {
    method: "DELETE",
    path: "/teams/:code",
    summary: "Supprimer une équipe",
    params: codeParams,
    answers: { 204: noContent },
  },
} satisfies Calls;

/** Who is in which team. */
export const membershipCalls = {
  join: {
    method: "PATCH",
    path: "/users/:id/teams",
    summary: "Ajouter une personne à des équipes",
    params: idParams,
    body: joinTeamsFormSchema,
    answers: { 200: z.array(z.string()).describe("Les codes de toutes ses équipes") },
  },
  leave: {
    method: "DELETE",
    path: "/users/:id/teams/:team",
    summary: "Retirer une personne d'une équipe",
    params: idParams.extend({ team: code }),
    answers: { 204: noContent },
  },
} satisfies Calls;

/** What teams may be allowed, and the codes of those that are. */
export const permissionSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  teams: z.array(z.string()),
});
/** A permission and the teams that hold it. */
export type KeptPermission = z.infer<typeof permissionSchema>;

const permissionName = z
  .string()
  .max(30)
  .regex(/^[a-z]+(-[a-z]+)*$/, "Le nom doit être fait de mots en minuscules séparés par des tirets");
const description = z.string().trim().max(255).nullable().optional();

/** The permissions, and which teams hold them. */
export const permissionCalls = {
  list: {
    method: "GET",
    path: "/permissions",
    summary: "Les permissions, et qui les a",
    answers: { 200: z.array(permissionSchema) },
  },
  add: {
    method: "POST",
    path: "/permissions",
    summary: "Créer une permission",
    body: z.object({ name: permissionName, description }),
    answers: { 201: permissionSchema },
  },
  describe: {
    method: "PATCH",
    path: "/permissions/:id",
    summary: "Décrire une permission ; son nom reste",
    params: idParams,
    body: z.object({ name: z.string().optional(), description }),
    answers: { 200: permissionSchema },
  },
  remove: {
    method: "DELETE",
    path: "/permissions/:id",
    summary: "Supprimer une permission dont le site n'a pas besoin",
    params: idParams,
    answers: { 204: noContent },
  },
  grant: {
    method: "POST",
    path: "/permissions/:name/teams",
    summary: "Donner une permission à une équipe",
    params: z.object({ name: permissionName }),
    body: z.object({ team: code }),
    answers: { 204: noContent },
  },
  revoke: {
    method: "DELETE",
    path: "/permissions/:name/teams/:code",
    summary: "Retirer une permission à une équipe",
    params: z.object({ name: permissionName, code }),
    answers: { 204: noContent },
  },
} satisfies Calls;
