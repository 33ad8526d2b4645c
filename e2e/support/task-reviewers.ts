import type { Api } from "./api.ts";

type Person = { id: number; firstname: string; lastname: string; nickname?: string | null };
type Volunteer = Person & { teams: string[] };
type Task = { status: string; reviewer?: Person };

export const nameOf = ({ firstname, lastname, nickname }: Person): string =>
  nickname ? `${firstname} (${nickname}) ${lastname}` : `${firstname} ${lastname}`;

/** Member of humain with the fewest tasks in review; the first registered among equals. */
export async function leastLoadedReviewer(api: Api): Promise<string> {
  const members = (await api.get<Volunteer[]>("users/volunteers")).filter(({ teams }) =>
    teams.includes("humain"),
  );
  const tasks = await api.get<Task[]>("festival-tasks");
  const load = ({ id }: Person) =>
    tasks.filter(({ status, reviewer }) => status === "IN_REVIEW" && reviewer?.id === id).length;
  const [chosen] = [...members].sort((a, b) => load(a) - load(b) || a.id - b.id);
  if (!chosen) throw new Error("humain has no member");
  return nameOf(chosen);
}
