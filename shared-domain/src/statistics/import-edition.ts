import { decodeText } from "../csv/decode-text";
import { readCsv, readInteger } from "../csv/read-csv";
import { badInput } from "../festival-error";
import type { Team } from "../people/team";
import { slugOf } from "../slug";
import type { ValidatedCount } from "./progress";

type KnownTeam = Pick<Team, "code" | "name">;

const TITLES: readonly string[] = ["equipe", "fa", "ft"];
/** The most sheets of one team in an edition. */
export const LARGEST_COUNT = 10_000;

/** The `bad-input` message for a file without the expected titles. */
export const EDITION_TITLES = "La première ligne du fichier doit porter les titres Équipe, FA et FT";

/**
 * The validated sheets of a past edition, from a CSV with a line for each team; refuses the file with every
 * wrong line. A team is given by code or name; one that no longer exists keeps the slug of its name.
 */
export function importEdition(file: Uint8Array, teams: readonly KnownTeam[]): ValidatedCount[] {
  const [header = [], ...rows] = readCsv(decodeText(file), (cell) => TITLES.includes(slugOf(cell)));
  const slugs = header.map(slugOf);
  const positions = TITLES.map((title) => slugs.indexOf(title));
  if (positions.includes(-1)) throw badInput(EDITION_TITLES);
  const counts: ValidatedCount[] = [];
  const errors: string[] = [];
  rows.forEach((row, index) => {
    const [team = "", activities = "", tasks = ""] = positions.map((position) => row[position]);
    if (team === "" && activities === "" && tasks === "") return;
    const count = {
      team: codeOf(team, teams),
      activities: readCount(activities),
      tasks: readCount(tasks),
    };
    const isThere = counts.some((one) => one.team === count.team);
    const wrong = isThere ? "cette équipe est déjà là" : countError(count);
    if (wrong) errors.push(`Ligne ${index + 2} : ${wrong}`);
    counts.push(count);
  });
  if (errors.length > 0) throw badInput(errors.join("\n"));
  return counts;
}

function codeOf(text: string, teams: readonly KnownTeam[]): string {
  const slug = slugOf(text);
  return teams.find(({ code, name }) => code === slug || slugOf(name) === slug)?.code ?? slug;
}

/** NaN for a text that is not a number; 0 for an empty one. */
function readCount(text: string): number {
  return text === "" ? 0 : (readInteger(text) ?? NaN);
}

function countError({ team, activities, tasks }: ValidatedCount): string | undefined {
  if (team === "") return "l'équipe est nécessaire";
  const isPossible = (count: number) => count >= 0 && count <= LARGEST_COUNT;
  if (isPossible(activities) && isPossible(tasks)) return undefined;
  return `un nombre de fiches va de 0 à ${LARGEST_COUNT.toLocaleString("fr")}`;
}
