import { lastUse } from "./last-use";

const now = new Date("2026-05-17T12:00:00Z");

it.each([
  ["2026-05-17T12:00:30Z", "Utilisé à l'instant"],
  ["2026-05-17T11:50:00Z", "Utilisé à l'instant"],
  ["2026-05-17T11:20:00Z", "Utilisé il y a 40 minutes"],
  ["2026-05-17T10:30:00Z", "Utilisé il y a 1 heure"],
  ["2026-05-16T12:30:00Z", "Utilisé il y a 23 heures"],
  ["2026-05-16T11:00:00Z", "Utilisé hier"],
  ["2026-03-18T11:00:00Z", "Utilisé il y a 60 jours"],
])("a device that was used at %s: « %s »", (lastUsedAt, text) => {
  expect(lastUse(lastUsedAt, now)).toBe(text);
});
