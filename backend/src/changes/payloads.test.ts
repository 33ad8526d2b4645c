import { liveTagTypes } from "@coulisses/shared-domain/live/live-tags";
import fc from "fast-check";
import type { LiveMessage } from "./change";
import { payloadsOf } from "./payloads";

const tag = fc.record({
  type: fc.constantFrom(...liveTagTypes),
  id: fc.oneof(fc.nat(), fc.string({ unit: "binary", maxLength: 200 })),
});
const message: fc.Arbitrary<Extract<LiveMessage, { kind: "event" }>> = fc.record(
  {
    kind: fc.constant("event" as const),
    event: fc.record({
      event: fc.constant("volunteer-changed"),
      at: fc.constant("2026-05-15T10:00:00.000Z"),
      by: fc.nat(),
      tags: fc.array(tag, { maxLength: 600, size: "max" }),
    }),
    users: fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 3_000, size: "max" }),
  },
  { requiredKeys: ["kind", "event"] },
);

/** Receivers and tags, each pair once. */
const told = (messages: Extract<LiveMessage, { kind: "event" }>[]) =>
  messages
    .flatMap(({ event, users = ["all"] }) =>
      users.flatMap((user) => event.tags.map((one) => `${String(user)} ${JSON.stringify(one)}`)),
    )
    .toSorted();
const read = (payload: string) => JSON.parse(payload) as Extract<LiveMessage, { kind: "event" }>;

describe("A change, as notifications", () => {
  it("tells everything to everybody concerned, once, in less than 8,000 bytes each", () => {
    const modest = message.filter(({ event, users = [] }) => event.tags.length * users.length < 30_000);
    fc.assert(
      fc.property(modest, (stated) => {
        const payloads = payloadsOf(stated);
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
        expect(told(payloads.map(read))).toEqual(told([stated]));
        for (const { event } of payloads.map(read)) expect(event).toMatchObject({ by: stated.event.by });
      }),
      { numRuns: 50 },
    );
  });

  it("is one when it is short", () => {
    const short: LiveMessage = { kind: "recheck" };
    expect(payloadsOf(short)).toEqual(['{"kind":"recheck"}']);
  });

  it("names by its type alone what has an endless name: lists of that type are read again", () => {
    const event = { event: "configuration-changed", at: "2026-05-15T10:00:00.000Z" };
    const tags = [{ type: "FestivalTask" as const, id: "é".repeat(5_000) }];
    expect(payloadsOf({ kind: "event", event: { ...event, tags } }).map(read)).toEqual([
      { kind: "event", event: { ...event, tags: [{ type: "FestivalTask" }] } },
    ]);
  });
});
