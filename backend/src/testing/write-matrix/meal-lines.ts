import { randomUUID } from "node:crypto";
import type { SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { as, callerFor, idOf, type Lines, somebody } from "./stage";

const edition = editionOf(new Date());
const key = () => ({ headers: { "idempotency-key": randomUUID() } });

const eaters = "admin humain matos organiser";

/** The path of the contribution of a new person. */
async function contribution(): Promise<string> {
  const { id: adherentId } = await somebody(["hard"]);
  await callerFor("admin").post("/contributions", { adherentId, amount: 100 }, key().headers);
  return `/contributions/adherents/${String(adherentId)}/editions/${String(edition)}`;
}

/** The path of a meal that the organiser cooks. */
async function meal(): Promise<string> {
  const body = { menu: "Tartiflette", date: { day: "2026-12-04", moment: "SOIR" } };
  const answer = await callerFor("organiser").post("/shared-meals", body);
  return `/shared-meals/${String(answer.json<SharedMeal>().id)}`;
}

/** Contributions and shared meals. */
export const mealLines: Lines = {
  "POST /contributions": {
    moves: [],
    tells: { "contribution-paid": "admin organiser" },
    make: (send) =>
      send("/contributions", {
        ...as("admin"),
        ...key(),
        body: { adherentId: Number(idOf("organiser")), amount: 100 },
      }),
  },
  "PATCH /contributions/adherents/:adherentId/editions/:edition": {
    moves: [],
    tells: { "contribution-changed": "admin" },
    make: async (send) => send(await contribution(), { ...as("admin"), body: { amount: 200 } }),
  },
  "DELETE /contributions/adherents/:adherentId/editions/:edition": {
    moves: [],
    tells: { "contribution-removed": "admin" },
    make: async (send) => send(await contribution(), as("admin")),
  },
  "POST /shared-meals": {
    moves: [],
    tells: { "shared-meal-offered": eaters },
    make: (send) =>
      send("/shared-meals", {
        ...as("organiser"),
        body: { menu: "Raclette", date: { day: "2026-12-04", moment: "MIDI" } },
      }),
  },
  "POST /shared-meals/:id/shotgun": {
    moves: [],
    tells: { "shared-meal-shotgunned": eaters },
    make: async (send) => send(`${await meal()}/shotgun`, as("matos")),
  },
  "DELETE /shared-meals/:id/shotgun/:guestId": {
    moves: [],
    tells: { "shared-meal-shotgun-cancelled": eaters },
    make: async (send) => send(`${await meal()}/shotgun/${idOf("organiser")}`, as("organiser")),
  },
  "POST /shared-meals/:id/close-shotguns": {
    moves: [],
    tells: { "shared-meal-shut": eaters },
    make: async (send) => send(`${await meal()}/close-shotguns`, as("organiser")),
  },
  "POST /shared-meals/:id/open-shotguns": {
    moves: [],
    tells: { "shared-meal-opened": eaters },
    make: async (send) => {
      const path = await meal();
      await callerFor("organiser").post(`${path}/close-shotguns`);
      return send(`${path}/open-shotguns`, as("organiser"));
    },
  },
  "POST /shared-meals/:id/expense": {
    moves: ["balances"],
    tells: { "shared-meal-closed": eaters, "money-moved": "admin matos organiser" },
    make: async (send) => {
      const path = await meal();
      await callerFor("matos").post(`${path}/shotgun`);
      const body = { amount: 1_000, date: "2026-12-04T20:00:00Z" };
      return send(`${path}/expense`, { ...as("organiser"), ...key(), body });
    },
  },
  "DELETE /shared-meals/:id": {
    moves: [],
    tells: { "shared-meal-cancelled": eaters },
    make: async (send) => send(await meal(), as("organiser")),
  },
};
