import { publishIn, reportOf } from "../../client-errors/testing/releases";
import { formWithFile } from "../multipart";
import type { RevisionName } from "../../changes/revisions";
import { as, emailOf, everybody, failedJob, idOf, idOfAdded, type Lines, nothing, stage } from "./stage";

const ofATeam: RevisionName[] = ["access", "catalogues", "people", "teams"];
const period = { start: "2026-05-08T08:00:00Z", end: "2026-05-08T10:00:00Z" };

/** Teams and their rights, friends, preferences, configuration, availabilities, statistics and failed jobs. */
export const festivalLines: Lines = {
  "POST /teams": {
    moves: ofATeam,
    tells: { "teams-changed": everybody },
    make: (send) => send("/teams", { ...as("admin"), body: { name: "Sieste" } }),
  },
  "PATCH /teams/:code": {
    moves: ofATeam,
    tells: { "teams-changed": everybody },
    make: (send) => send("/teams/soft", { ...as("admin"), body: { name: "Doux" } }),
  },
  "DELETE /teams/:code": {
    moves: ["access", "catalogues", "festival-activities", "people", "teams"],
    tells: { "teams-changed": everybody, "team-left": "" },
    make: (send) => send("/teams/sieste", as("admin")),
  },
  "POST /permissions": {
    moves: ["access"],
    tells: { "permission-created": "admin" },
    make: (send) => send("/permissions", { ...as("admin"), body: { name: "eat-cake" } }),
  },
  "PATCH /permissions/:id": {
    moves: ["access"],
    tells: { "permission-described": "admin" },
    make: async (send) => {
      const id = await idOfAdded("/permissions", { name: "nap" });
      return send(`/permissions/${id}`, { ...as("admin"), body: { description: "Peut dormir" } });
    },
  },
  "POST /permissions/:name/teams": {
    moves: ["access", "people"],
    tells: { "permission-granted": everybody },
    make: (send) => send("/permissions/nap/teams", { ...as("admin"), body: { team: "matos" } }),
  },
  "DELETE /permissions/:name/teams/:code": {
    moves: ["access", "people"],
    tells: { "permission-revoked": everybody },
    make: (send) => send("/permissions/nap/teams/matos", as("admin")),
  },
  "DELETE /permissions/:id": {
    moves: ["access", "people"],
    tells: { "permission-deleted": "admin" },
    make: async (send) =>
      send(`/permissions/${await idOfAdded("/permissions", { name: "sleep" })}`, as("admin")),
  },
  "POST /friends": {
    moves: [],
    tells: { "friend-added": "organiser" },
    make: (send) => send("/friends", { ...as("organiser"), body: { id: stage().people.camille.id } }),
  },
  "DELETE /friends/:id": {
    moves: [],
    tells: { "friend-removed": "organiser" },
    make: (send) => send(`/friends/${idOf("camille")}`, as("organiser")),
  },
  "POST /friends/:id": {
    moves: [],
    tells: { "friend-added": "camille" },
    make: (send) =>
      send(`/friends/${idOf("camille")}`, { ...as("humain"), body: { id: stage().people.organiser.id } }),
  },
  "DELETE /friends/:id/:friendId": {
    moves: [],
    tells: { "friend-removed": "camille" },
    make: (send) => send(`/friends/${idOf("camille")}/${idOf("organiser")}`, as("humain")),
  },
  "PATCH /preferences/me/planning": {
    moves: ["people"],
    tells: { "preferences-updated": "camille" },
    make: (send) => send("/preferences/me/planning", { ...as("camille"), body: { paperPlanning: true } }),
  },
  "PATCH /preferences/me/assignment": {
    moves: ["people"],
    tells: { "preferences-updated": "camille" },
    make: (send) => send("/preferences/me/assignment", { ...as("camille"), body: { assignment: "STACKED" } }),
  },
  "PATCH /preferences/me/reminders": {
    moves: ["people"],
    tells: { "preferences-updated": "camille" },
    make: (send) => send("/preferences/me/reminders", { ...as("camille"), body: { mail: ["SOON"] } }),
  },
  "POST /planning/push-subscriptions": {
    ...nothing,
    make: (send) =>
      send("/planning/push-subscriptions", {
        ...as("camille"),
        body: {
          endpoint: "https://push.example.org/camille",
          keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) },
        },
      }),
  },
  "DELETE /planning/push-subscriptions": {
    ...nothing,
    make: (send) =>
      send("/planning/push-subscriptions?endpoint=https%3A%2F%2Fpush.example.org%2Fcamille", as("camille")),
  },
  "PATCH /preferences/me/news": {
    moves: ["people"],
    tells: { "preferences-updated": "camille" },
    make: (send) => send("/preferences/me/news", { ...as("camille"), body: { mail: ["REVIEW"] } }),
  },
  "PATCH /preferences/me/favorite-pages": {
    moves: ["people"],
    tells: { "preferences-updated": "organiser" },
    make: (send) => send("/preferences/me/favorite-pages", { ...as("organiser"), body: { page: "/fa" } }),
  },
  "DELETE /preferences/me/favorite-pages": {
    moves: ["people"],
    tells: { "preferences-updated": "organiser" },
    make: (send) => send("/preferences/me/favorite-pages?page=/fa", as("organiser")),
  },
  "POST /configuration/volunteerBriefingTimeWindow": {
    moves: ["charisma"],
    tells: { "configuration-updated": "admin humain" },
    make: (send) =>
      send("/configuration/volunteerBriefingTimeWindow", { ...as("humain"), body: { value: period } }),
  },
  "POST /configuration/:key": {
    moves: ["charisma"],
    tells: { "configuration-updated": everybody },
    make: (send) => send("/configuration/slogan", { ...as("admin"), body: { value: { text: "Oh oui" } } }),
  },
  "DELETE /configuration/:key": {
    moves: ["charisma"],
    tells: { "configuration-updated": everybody },
    make: (send) => send("/configuration/slogan", as("admin")),
  },
  "POST /volunteer-availability/:userId": {
    moves: ["availabilities", "registrations"],
    tells: { "availabilities-changed": everybody, "volunteer-changed": everybody },
    make: (send) =>
      send(`/volunteer-availability/${idOf("camille")}`, {
        ...as("camille"),
        body: { availabilities: [period] },
      }),
  },
  "POST /volunteer-availability/import": {
    moves: ["availabilities", "registrations"],
    tells: { "availabilities-changed": everybody, "volunteer-changed": everybody },
    make: (send) =>
      send("/volunteer-availability/import", {
        ...as("humain"),
        body: { rows: [{ email: emailOf("camille"), start: "10/05/2027 10:00", end: "10/05/2027 12:00" }] },
      }),
  },
  "POST /volunteer-availability/:userId/withdrawals": {
    moves: ["availabilities"],
    tells: { "availabilities-changed": everybody, "volunteer-changed": everybody },
    make: (send) =>
      send(`/volunteer-availability/${idOf("camille")}/withdrawals`, {
        ...as("camille"),
        body: { availabilities: [period] },
      }),
  },
  "PATCH /volunteer-availability/:userId": {
    moves: ["availabilities"],
    tells: { "availabilities-changed": everybody, "volunteer-changed": everybody },
    make: (send) =>
      send(`/volunteer-availability/${idOf("camille")}`, {
        ...as("humain"),
        body: { availabilities: [] },
      }),
  },
  "PUT /statistics/editions/:edition": {
    moves: [],
    tells: { "edition-kept": "admin humain matos organiser" },
    make: (send) => send("/statistics/editions/50", { ...as("admin"), body: { counts: [] } }),
  },
  "POST /statistics/editions/:edition/import": {
    moves: [],
    tells: { "edition-kept": "admin humain matos organiser" },
    make: (send) =>
      send("/statistics/editions/49/import", {
        ...as("admin"),
        ...formWithFile(Buffer.from("Équipe;FA;FT\nbar;1;2"), { name: "e.csv", type: "text/csv" }),
      }),
  },
  "POST /statistics/editions/:edition/close": {
    moves: [],
    tells: { "edition-closed": "admin humain matos organiser" },
    make: (send) => send("/statistics/editions/51/close", as("admin")),
  },
  "DELETE /statistics/editions/:edition": {
    moves: [],
    tells: { "edition-forgotten": "admin humain matos organiser" },
    make: (send) => send("/statistics/editions/49", as("admin")),
  },
  "POST /audit-entries/exports": {
    ...nothing,
    make: (send) => send("/audit-entries/exports", { ...as("admin"), body: { what: "inventory", rows: 12 } }),
  },
  "POST /mailtest": {
    ...nothing,
    make: (send) =>
      send("/mailtest", { ...as("admin"), body: { email: "essai@example.org", username: "Camille" } }),
  },
  "POST /failed-jobs/:id/retry": {
    ...nothing,
    make: async (send) => send(`/failed-jobs/${await failedJob()}/retry`, as("admin")),
  },
  "POST /client-errors": {
    ...nothing,
    make: (send) => send("/client-errors", { ...as("camille"), body: reportOf("mf-tasks", "v2") }),
  },
  "PUT /applications/:app/automatic-rollback": {
    moves: [],
    tells: { "application-guard-changed": everybody },
    make: (send) => {
      publishIn(stage().server.services.environment.siteDir, "mf-tasks", ["v1", "v2"]);
      return send("/applications/mf-tasks/automatic-rollback", {
        ...as("admin"),
        body: { isGuarded: false },
      });
    },
  },
  "DELETE /failed-jobs/:id": {
    ...nothing,
    make: async (send) => send(`/failed-jobs/${await failedJob()}`, as("admin")),
  },
};
