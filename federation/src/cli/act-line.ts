import type { Publication } from "../publish/site/history";

/** A line of `federation list` for something done to an app beside publishing and going back. */
export function actLine({
  at,
  version,
  act,
  channel,
  percent,
  teams,
  word,
  because,
  by,
  person,
}: Publication): string {
  const notes = [
    channel && ` ${version} in the channel ${channel}`,
    percent !== undefined && ` to ${percent} % of people`,
    teams && ` to ${teams.join(", ")}`,
    word && ` « ${word} »`,
    because && ` (${because})`,
    by && `  with the token ${by}`,
    person !== undefined && `  by administrator ${person}`,
  ];
  return [at, "  ", act, ...notes.filter(Boolean)].join("");
}
