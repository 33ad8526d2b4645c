import { createHash } from "node:crypto";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import type { Revisions } from "../../changes/revisions";
import { type EncodedText, encodedText } from "../../http/encoded-text";
import { createReadCache } from "../../read-cache/read-cache";
import type { Services } from "../../services";
import { calendarName, calendarText } from "./calendar-text";
import { upToDateCalendars } from "./planned-events";

/** The media type of calendars. */
export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** A calendar ready to be sent, and the tag of its version. */
export type KeptCalendar = { text: EncodedText; etag: string };

export type KeptCalendars = {
  /** The calendar of this person, ready to be sent; throws `not-found` for an unknown person. */
  of(
    volunteerId: number,
    at: { festival: string; revisions: Pick<Revisions, "catalogues" | "festival-tasks"> },
  ): Promise<KeptCalendar & { name: string }>;
};

/**
 * Calendars kept in memory as long as nothing that plannings show has changed: each is asked for about every
 * hour.
 */
export function keptCalendars({ db, write }: Pick<Services, "db" | "write">): KeptCalendars {
  const cache = createReadCache<KeptCalendar>({ limit: 1_000 });
  return {
    async of(volunteerId, { festival, revisions }) {
      const name = calendarName(festival, editionOf(new Date()));
      const revision = revisions.catalogues + revisions["festival-tasks"];
      const kept = await cache.at(revision, `${String(volunteerId)} ${name}`, async () => {
        const { calendars } = await upToDateCalendars({ db, write }, [volunteerId]);
        const entries = calendars.get(volunteerId);
        return entries && answerOf(calendarText(name, entries));
      });
      if (kept === undefined) throw userNotFound();
      return { ...kept, name };
    },
  };
}

function answerOf(text: string): KeptCalendar {
  // Weak, because each encoding sends other bytes.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  return { text: encodedText(text), etag };
}

/** True when the client has this version, by its header `If-None-Match`. */
export function hasVersion(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((one) => [etag, etag.slice(2), "*"].includes(one.trim())) === true;
}
