import type { NewRow } from "../area";
import { teamPermissions, userTeams } from "../../database/schema/access";
import type { Numbering } from "../numbering";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import type { Target } from "../target/target";

export type AccessRows = {
  /** Known permissions of the peer: their seeded holders go. */
  replaced: number[];
  teamPermissions: NewRow<typeof teamPermissions>[];
  userTeams: NewRow<typeof userTeams>[];
};

type Context = { ids: Numbering; target: Target; report: Report };

/** The members of each team, and the holders of each permission. */
export function accessRows(peer: PeerTables, context: Context): AccessRows {
  return { ...holders(peer, context), userTeams: memberships(peer, context) };
}

function holders(peer: PeerTables, { ids, target, report }: Context) {
  const known = new Map(target.permissions.map(({ id, name }) => [name, id]));
  const replaced = peer.permission.flatMap(({ name }) => {
    const id = known.get(name);
    if (id !== undefined) return [id];
    report.out("permission", { key: name, name: `Permission ${name}` }, "Coulisses n'a pas cette permission");
    return [];
  });
  const rows = new Map<string, NewRow<typeof teamPermissions>>();
  for (const { permission_name, team_code } of peer.team_permission) {
    const teamCode = ids.team(team_code);
    const said = {
      key: `${permission_name} ${team_code}`,
      name: `Permission ${permission_name} de l'équipe ${team_code}`,
    };
    const permissionId = known.get(permission_name);
    const key = `${permission_name} ${teamCode}`;
    if (permissionId === undefined) report.out("team_permission", said, "Coulisses n'a pas cette permission");
    else if (rows.has(key)) report.merged("team_permission", said, `l'équipe « ${teamCode} » l'a déjà`);
    else rows.set(key, { permissionId, teamCode });
  }
  return { replaced, teamPermissions: [...rows.values()] };
}

function memberships(peer: PeerTables, { ids, report }: Context): AccessRows["userTeams"] {
  const rows = new Map<string, NewRow<typeof userTeams>>();
  for (const { user_id, team_code } of peer.user_team) {
    const [userId, teamCode] = [ids.person(user_id), ids.team(team_code)];
    const said = {
      key: `${String(user_id)} ${team_code}`,
      name: `${ids.personName(user_id)} dans l'équipe ${team_code}`,
    };
    const key = `${String(userId)} ${teamCode}`;
    if (ids.isClosed(user_id)) report.out("user_team", said, "le compte est clôturé");
    else if (rows.has(key)) report.merged("user_team", said, `déjà dans l'équipe « ${teamCode} »`);
    else rows.set(key, { userId, teamCode });
  }
  return [...rows.values()];
}
