import { brokenRule } from "@coulisses/shared-domain/volunteer-availability/broken-rule";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import { includes, mergeAll, overlaps, type Period, periodError } from "@coulisses/shared-domain/time/period";
import type { NewRow } from "../area";
import { charismaPeriods } from "../../database/schema/charisma";
import { availabilities } from "../../database/schema/people";
import { breakPeriods } from "../../database/schema/plannings";
import type { Numbering } from "../numbering";
import type { PeerRow, PeerTables } from "../peer";
import type { Report, ReportedRow } from "../report";

const ERASED = "la personne a été anonymisée";
const NO_DURATION = "la période finit avant de commencer, ou ne dure pas";

/** Availabilities, per person: overlapping and touching ones are one, as our own rule makes them. */
export function availabilityRows(
  peer: PeerTables,
  ids: Numbering,
  report: Report,
): NewRow<typeof availabilities>[] {
  return [...byPerson(peer.volunteer_availability)].flatMap(([peerId, rows]) => {
    const said = (row: Period) => ({
      key: `${String(peerId)} ${row.start.toISOString()} ${row.end.toISOString()}`,
      name: `Disponibilité de ${ids.personName(peerId)}, ${formatPeriod(row)}`,
    });
    const sound = rows.filter((row) => {
      const why = ids.isAnonymous(peerId) ? ERASED : periodError(row) && NO_DURATION;
      if (why !== undefined) report.out("volunteer_availability", said(row), why);
      return why === undefined;
    });
    return mergeAll(sound).map((period) => {
      const [first, ...others] = sound.filter((row) => includes(period, row));
      for (const other of others) {
        report.merged(
          "volunteer_availability",
          said(other),
          `réunie avec celles qu'elle touche : ${formatPeriod(period)}`,
        );
      }
      const rule = brokenRule(period);
      if (first !== undefined && rule !== undefined) {
        report.noted(
          "volunteer_availability",
          said(first),
          `reprise telle quelle, mais ${rule} : la personne ne pourra rien ajouter avant de la corriger`,
        );
      }
      return { userId: ids.person(peerId), startAt: period.start, endAt: period.end };
    });
  });
}

function byPerson(rows: PeerTables["volunteer_availability"]) {
  const found = new Map<number, PeerRow<"volunteer_availability">[]>();
  for (const row of rows) found.set(row.user_id, [...(found.get(row.user_id) ?? []), row]);
  return found;
}

/** The name that the peer gives to a break by itself. */
const USUAL = "Pause";

/** Breaks, which lose their name. */
export function breakRows(peer: PeerTables, ids: Numbering, report: Report): NewRow<typeof breakPeriods>[] {
  return peer.break_period.flatMap(({ volunteer_id, start, end, name }) => {
    const said = {
      key: `${String(volunteer_id)} ${start.toISOString()} ${end.toISOString()}`,
      name: `Pause de ${ids.personName(volunteer_id)}, ${formatPeriod({ start, end })}`,
    };
    const why = ids.isAnonymous(volunteer_id) ? ERASED : periodError({ start, end }) && NO_DURATION;
    if (why !== undefined) {
      report.out("break_period", said, why);
      return [];
    }
    if (name !== USUAL) report.noted("break_period", said, `le nom « ${name} » n'a pas de place ici`);
    return [{ volunteerId: ids.person(volunteer_id), startAt: start, endAt: end }];
  });
}

/** Charisma periods in the order of ids: one that overlaps an earlier one is out. */
export function charismaPeriodRows(peer: PeerTables, report: Report): NewRow<typeof charismaPeriods>[] {
  const kept: PeerRow<"charisma_period">[] = [];
  for (const row of peer.charisma_period) {
    const why = whyNoCharismaPeriod(row, kept);
    if (why === undefined) kept.push(row);
    else report.out("charisma_period", charismaRow(row), why);
  }
  return kept.map(({ id, name, charisma, start, end }) => ({
    id,
    name,
    charisma,
    startAt: start,
    endAt: end,
  }));
}

const charismaRow = ({ id, name, ...period }: PeerRow<"charisma_period">): ReportedRow => ({
  key: id,
  name: `Période de charisme « ${name} » (nº ${String(id)}), ${formatPeriod(period)}`,
});

function whyNoCharismaPeriod(
  row: PeerRow<"charisma_period">,
  kept: readonly PeerRow<"charisma_period">[],
): string | undefined {
  if (periodError(row) !== undefined) return NO_DURATION;
  if (row.charisma < 0) return `charisme négatif (${String(row.charisma)})`;
  const other = kept.find((one) => overlaps(one, row));
  return other && `elle chevauche « ${other.name} » (nº ${String(other.id)}), qui est reprise`;
}
