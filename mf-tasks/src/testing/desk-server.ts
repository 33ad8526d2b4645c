import { festivalServer, keptState, person } from "@coulisses/shared-auth/testing";
import type { DeskSlot } from "@coulisses/shared-domain/desk/place";
import { checkWelcome, type KnownPerson, phoneKnown } from "@coulisses/shared-domain/desk/welcome";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

export const gap: DeskSlot = {
  taskId: 7,
  mobilizationId: "1-2",
  assignmentId: "3-4",
  name: "Tenir le bar",
  place: "Chapiteau",
  start: fridayAt(18),
  end: fridayAt(20),
  as: "benevole",
  missing: 2,
};
export const claimUrl = "http://festival.test/claim#31.secret";
const ana = { ...person(30, "Ana", "Roux"), isMember: true, hasAddress: true };

/** The desk in memory, under the server's rules; the number 0611223344 is Ana's. */
export function deskServer() {
  const kept = keptState(() => ({ known: [ana] as KnownPerson[], slots: [gap], links: 0 }));
  const knownOf = (phone: string) => (phone === "0611223344" ? kept.known : []);
  const festival = festivalServer({
    checkIn: { listSlots: () => [], listPastSlots: () => [] },
    desk: {
      listKnown: ({ query }) => knownOf(query.phone),
      welcome: ({ body: { key: _key, ...form } }) => {
        const { firstname, lastname, mobilePhone } = checkWelcome(form, new Date());
        const known = knownOf(mobilePhone);
        if (known.length > 0) throw phoneKnown(known);
        return person(31, firstname, lastname);
      },
      listSlots: () => kept.slots,
      place: () => undefined,
      makeClaimLink: () => {
        kept.links += 1;
        return { url: claimUrl, expiresAt: "2026-06-14T16:00:00.000Z" };
      },
    },
  });
  return { ...festival, kept };
}
