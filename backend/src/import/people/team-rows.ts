import type { NewRow } from "../area";
import { teams } from "../../database/schema/access";
import type { Numbering } from "../numbering";
import type { PeerRow, PeerTables } from "../peer";
import type { Report } from "../report";
import type { Target } from "../target/target";

export type TeamRow = NewRow<typeof teams>;

const COLOR = { right: /^#[0-9A-Fa-f]{6}$/, otherwise: "#000000" };
const ICON = { right: /^mdi-/, otherwise: "mdi-circle" };
/** The longest name of a team. */
const LONGEST = 30;

const teamRow = ({ code, name }: PeerRow<"team">) => ({ key: code, name: `Équipe ${name} (${code})` });

/** The teams of the peer by our codes; a team that Coulisses seeds takes the peer's name, colour and icon. */
export function teamRows(
  peer: PeerTables,
  { ids, target, report }: { ids: Numbering; target: Target; report: Report },
): TeamRow[] {
  const rows = new Map<string, TeamRow>();
  // `personne` before `benevole`, `ca` before `orga`: a database that has both shows the newer ones.
  const inOrder = peer.team.toSorted(
    (one, other) => Number(ids.team(one.code) === one.code) - Number(ids.team(other.code) === other.code),
  );
  const codes = new Set(peer.team.map(({ code }) => ids.team(code)));
  const names = new Set(target.teams.filter(({ code }) => !codes.has(code)).map(({ name }) => name));
  for (const team of inOrder) {
    const code = ids.team(team.code);
    const said = teamRow(team);
    if (rows.has(code)) {
      report.merged("team", said, `réunie avec l'équipe « ${code} », qui est la même ici`);
      continue;
    }
    const name = freeName(team.name, code, names);
    if (name !== team.name)
      report.noted("team", said, `ce nom est pris par une autre équipe : ici « ${name} »`);
    names.add(name);
    const look = (
      what: string,
      value: string,
      { right, otherwise }: { right: RegExp; otherwise: string },
    ) => {
      if (right.test(value)) return value;
      report.noted("team", said, `${what} « ${value} » inutilisable : ${otherwise}`);
      return otherwise;
    };
    rows.set(code, {
      code,
      name,
      color: look("couleur", team.color, COLOR),
      icon: look("icône", team.icon, ICON),
    });
  }
  return [...rows.values()];
}

function freeName(name: string, code: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const longer = `${name} (${code})`.slice(0, LONGEST);
  return taken.has(longer) ? code : longer;
}
