import { slugOf } from "@coulisses/shared-domain/slug";
import type { NewRow } from "../area";
import { charismaParticipations } from "../../database/schema/charisma";
import { keepsSlug } from "../gear/own-slugs";
import type { Numbering } from "../numbering";
import type { PeerRow, PeerTables } from "../peer";
import type { Report } from "../report";

type Participation = PeerRow<"charisma_event_participation">;

/** Points earned at events. */
export function participationRows(
  peer: PeerTables,
  ids: Numbering,
  report: Report,
): NewRow<typeof charismaParticipations>[] {
  const shared = sharedKeys(peer.charisma_event_participation);
  return peer.charisma_event_participation.flatMap((row) => {
    const { participant_id, slug, event_date, name, charisma } = row;
    const said = {
      key: `${String(participant_id)} ${slug} ${event_date}`,
      name: `Participation de ${ids.personName(participant_id)} à « ${name} » (${event_date})`,
    };
    const why = whyNone(row);
    if (why !== undefined) {
      report.out("charisma_event_participation", said, why);
      return [];
    }
    const ours = slugOf(name);
    const keepsTheirs = ours === "" || shared.has(keyOf(row));
    if (keepsTheirs) report.noted("charisma_event_participation", said, keepsSlug(slug));
    return [
      {
        participantId: ids.person(participant_id),
        slug: keepsTheirs ? slug : ours,
        eventDate: event_date,
        name,
        charisma,
      },
    ];
  });
}

const keyOf = ({ participant_id, name, event_date }: Participation) =>
  `${String(participant_id)} ${slugOf(name)} ${event_date}`;

/** Those whose slugs were two and are one with us. */
function sharedKeys(rows: readonly Participation[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(rows.map(keyOf).filter((key) => seen.size === seen.add(key).size));
}

function whyNone({ charisma, event_date }: Participation): string | undefined {
  if (charisma <= 0) return `charisme nul ou négatif (${String(charisma)})`;
  return isDay(event_date) ? undefined : `« ${event_date} » n'est pas un jour`;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
