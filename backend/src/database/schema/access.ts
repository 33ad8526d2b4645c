import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, varchar } from "drizzle-orm/pg-core";
import { generatedId, version } from "./columns";
import { personId } from "./people";

export const teams = pgTable(
  "teams",
  {
    code: varchar({ length: 20 }).primaryKey(),
    name: varchar({ length: 30 }).notNull().unique(),
    color: varchar({ length: 30 }).notNull().default("#000000"),
    icon: varchar({ length: 255 }).notNull().default("mdi-circle"),
    version: version(),
  },
  (team) => [
    check("teams_color", sql`${team.color} ~ '^#[0-9A-Fa-f]{6}$'`),
    check("teams_icon", sql`${team.icon} like 'mdi-%'`),
  ],
);

export const userTeams = pgTable(
  "user_teams",
  {
    userId: personId(),
    teamCode: varchar({ length: 20 })
      .notNull()
      .references(() => teams.code, { onDelete: "cascade" }),
  },
  (membership) => [
    primaryKey({ columns: [membership.userId, membership.teamCode] }),
    index().on(membership.teamCode),
  ],
);

export const permissions = pgTable(
  "permissions",
  {
    id: generatedId(),
    name: varchar({ length: 30 }).notNull().unique(),
    description: text(),
  },
  (permission) => [check("permissions_name", sql`${permission.name} ~ '^[a-z]+(-[a-z]+)*$'`)],
);

export const teamPermissions = pgTable(
  "team_permissions",
  {
    teamCode: varchar({ length: 20 })
      .notNull()
      .references(() => teams.code, { onDelete: "cascade" }),
    permissionId: integer()
      .notNull()
      .references(() => permissions.id, { onDelete: "cascade" }),
  },
  (grant) => [primaryKey({ columns: [grant.teamCode, grant.permissionId] }), index().on(grant.permissionId)],
);
