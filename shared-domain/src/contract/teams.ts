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
import { answering, creating, describesEntity, done, withSchemas } from "./call";
import { idParams, identitySchema, requiredText, versionField } from "./fields";

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
  list: answering("Les équipes, par nom", teamsSchema),
  listActivityReviewers: answering("Les équipes qui valident les FA", teamsSchema),
  listTaskReviewers: answering("Les équipes qui valident les FT", teamsSchema),
  listGuarded: answering("Les équipes qui donnent des droits protégés, pour qui en a un", guardedTeamsSchema),
  add: creating("Créer une équipe", teamSchema, { body: newTeamFormSchema }),
  change: answering("Modifier une équipe", teamSchema, { params: codeParams, body: teamFormSchema }),
  remove: done("Supprimer une équipe", { params: codeParams }),
});

/** Calls of memberships: who joins and leaves teams. */
export const membershipCalls = withSchemas(membershipRoutes, {
  join: answering(
    "Ajouter une personne à des équipes",
    z.array(z.string()).describe("Les codes de toutes ses équipes"),
    { params: idParams, body: joinTeamsFormSchema },
  ),
  leave: done("Retirer une personne d'une équipe", { params: idParams.extend({ team: code }) }),
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
  list: answering("Les permissions, et qui les a", z.array(permissionSchema)),
  holders: answering("Qui est dans chaque équipe : à qui une permission s'ouvre", z.array(teamHoldersSchema)),
  add: creating("Créer une permission", permissionSchema, {
    body: z.object({ name: permissionName, description }),
  }),
  describe: answering("Décrire une permission ; son nom reste", permissionSchema, {
    params: idParams,
    body: z.object({ name: z.string().optional(), description }),
  }),
  remove: done("Supprimer une permission dont le site n'a pas besoin", { params: idParams }),
  grant: done("Donner une permission à une équipe", {
    params: z.object({ name: permissionName }),
    body: z.object({ team: code }),
  }),
  revoke: done("Retirer une permission à une équipe", { params: z.object({ name: permissionName, code }) }),
});
