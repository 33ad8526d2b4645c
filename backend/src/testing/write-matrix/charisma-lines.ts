import { call } from "../calls";
import { as, everybody, idOf, type Lines, stage } from "./stage";

const period = { name: "Nuit", charisma: 20, start: "2027-05-14T22:00:00Z", end: "2027-05-15T04:00:00Z" };
const event = (name: string) => ({
  event: { name, charismaPerHour: 10, eventDate: "2026-11-22T12:00:00Z" },
  participants: [{ id: stage().people.camille.id, hours: 2 }],
});
/** An existing period; each on a day of its own. */
let day = 0;
async function added(): Promise<string> {
  day += 1;
  const start = new Date(Date.UTC(2028, 0, day));
  const end = new Date(Date.UTC(2028, 0, day, 6));
  const answer = await call(stage().server, "POST", "/charisma-periods", {
    ...as("humain"),
    body: { ...period, start: start.toISOString(), end: end.toISOString() },
  });
  return `/charisma-periods/${String(answer.json<{ id: number }>().id)}`;
}
async function participated(name: string): Promise<string> {
  await call(stage().server, "POST", "/charisma-events", { ...as("admin"), body: event(name) });
  return `/charisma-events/${name}/date/2026-11-22/participant/${idOf("camille")}`;
}

/** Charisma periods concern everybody; participations, their people and lists of people. */
export const charismaLines: Lines = {
  "POST /charisma-periods": {
    moves: ["charisma"],
    tells: { "charisma-period-added": everybody },
    make: (send) => send("/charisma-periods", { ...as("humain"), body: period }),
  },
  "PUT /charisma-periods/:id": {
    moves: ["charisma"],
    tells: { "charisma-period-changed": everybody },
    make: async (send) => send(await added(), { ...as("humain"), body: { charisma: 5 } }),
  },
  "DELETE /charisma-periods/:id": {
    moves: ["charisma"],
    tells: { "charisma-period-removed": everybody },
    make: async (send) => send(await added(), as("humain")),
  },
  "POST /charisma-events": {
    moves: ["charisma"],
    tells: { "charisma-event-added": "admin camille", "volunteer-changed": everybody },
    make: (send) => send("/charisma-events", { ...as("admin"), body: event("nettoyage") }),
  },
  "PATCH /charisma-events/:slug/date/:date/participant/:userId": {
    moves: ["charisma"],
    tells: { "participation-changed": "admin camille", "volunteer-changed": everybody },
    make: async (send) => send(await participated("tri"), { ...as("admin"), body: { charisma: 5 } }),
  },
  "DELETE /charisma-events/:slug/date/:date/participant/:userId": {
    moves: ["charisma"],
    tells: { "participation-removed": "admin camille", "volunteer-changed": everybody },
    make: async (send) => send(await participated("peinture"), as("admin")),
  },
};
