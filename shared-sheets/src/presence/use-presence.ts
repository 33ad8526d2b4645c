import { authorizedFetch, liveEvents, newKey, pathOf, useLiveStatus } from "@coulisses/shared-auth";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { type PresentPerson, presenceBeatMs } from "@coulisses/shared-domain/presence/presence";
import type { Route } from "@coulisses/shared-domain/routes/route";
import { useEffect, useRef, useState } from "react";

/** A sheet whose readers see each other: its tag, and the calls by which a page says that it shows it. */
export type PresenceOn = {
  sheet: { type: LiveTag["type"]; id: number };
  routes: { present: Route; absent: Route };
};

/** The time after a scroll, in milliseconds: sections that are only passed are not told. */
const SETTLE_MS = 400;

const nobody: PresentPerson[] = [];
const isSameSheet = (one: LiveTag, other: LiveTag) => one.type === other.type && one.id === other.id;

/** Says that this page shows the sheet as long as it is in view, and returns the others who look at it. */
export function usePresence({ sheet, routes }: PresenceOn, section: string | undefined): PresentPerson[] {
  const { type, id } = sheet;
  const { present, absent } = routes;
  const [screen] = useState(newKey);
  const [people, setPeople] = useState<PresentPerson[]>([]);
  const live = useLiveStatus();
  const hasSpoken = useRef(false);

  // The server tells those who are on the sheet, as live events.
  useEffect(
    () =>
      liveEvents.subscribe(() => {
        const presence = liveEvents.current()?.presence;
        if (presence && isSameSheet(presence.sheet, { type, id })) setPeople(presence.people);
      }),
    [type, id],
  );

  useEffect(() => {
    const stopping = new AbortController();
    const beat = async () => {
      if (document.visibilityState !== "visible") return;
      hasSpoken.current = true;
      const others = await say(present, { id, screen }, { section: section ?? null }, stopping.signal);
      if (others && !stopping.signal.aborted) setPeople(others);
    };
    const first = setTimeout(() => void beat(), hasSpoken.current ? SETTLE_MS : 0);
    const beats = setInterval(() => void beat(), presenceBeatMs);
    const look = () => void beat();
    document.addEventListener("visibilitychange", look);
    return () => {
      stopping.abort();
      clearTimeout(first);
      clearInterval(beats);
      document.removeEventListener("visibilitychange", look);
    };
    // Back on the network, it says so at once.
  }, [present, id, screen, section, live]);

  useEffect(() => {
    const leave = () => void say(absent, { id, screen });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [absent, id, screen]);

  return live === "offline" ? nobody : people;
}

/** The others, as the server answers; undefined without an answer, of which nobody is told: presence is a courtesy. */
async function say(
  route: Route,
  where: { id: number; screen: string },
  body?: { section: string | null },
  signal: AbortSignal | null = null,
): Promise<PresentPerson[] | undefined> {
  try {
    const response = await authorizedFetch(pathOf(route, where), {
      method: route.method,
      signal,
      // The last word of a page that is closed still leaves.
      keepalive: body === undefined,
      ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    return response.status === 200 ? ((await response.json()) as PresentPerson[]) : undefined;
  } catch {
    return undefined;
  }
}
