import { kept, useKept } from "@coulisses/shared-auth";
import type { Findable } from "@coulisses/shared-domain/navigation/finder";

const MOST = 6;

const isText = (value: unknown) => typeof value === "string";
const isRecent = (value: unknown): value is Findable[] =>
  Array.isArray(value) &&
  value.every(
    (one: Partial<Findable> | null) =>
      isText(one?.link) && isText(one?.title) && isText(one?.icon) && isText(one?.number ?? ""),
  );
const keptRecent = kept({ name: "finder-recent", scope: "device", isValue: isRecent });

/** The things to which this person went last with the finder, the latest first; a logout forgets them. */
export function useRecent(userId: number | null) {
  const { value: recent = [], write } = useKept(keptRecent, userId ?? 0);
  const add = ({ link, title, icon, number }: Findable) => {
    const before = recent.filter((one) => one.link !== link);
    const latest = { link, title, icon, ...(number !== undefined && { number }) };
    write([latest, ...before].slice(0, MOST));
  };
  return { recent, add };
}
