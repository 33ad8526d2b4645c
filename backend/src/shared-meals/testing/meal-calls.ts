import { randomUUID } from "node:crypto";
import type { SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { balanceOfPerson } from "../../personal-account/ledger";
import { type Answer, call } from "../../testing/calls";
import type { Person, TestServer } from "../../testing/test-server";

/** A person of a test, already logged in. */

/** The default meal of the tests. */
export const dinner = { menu: "Raclette", date: { day: "2026-11-20", moment: "SOIR" } };
/** Its day in French. */
export const DATE = "vendredi 20 novembre soir";
/** The refusal of a closed meal. */
export const OVER = "Ce repas partagé a été clôturé, il n'est plus possible";

/** The calls about meals on the server of a test. */
export function mealCalls(server: TestServer) {
  const send = (
    method: "GET" | "POST" | "DELETE",
    path: string,
    { accessToken: token }: Person,
    body?: object,
    headers = {},
  ) => call(server, method, `/shared-meals${path}`, { token, headers, ...(body && { body }) });
  const read = async (id: number, by: Person) => (await send("GET", `/${String(id)}`, by)).json<SharedMeal>();
  return {
    send,
    read,
    /** Returns the id of the meal. */
    offer: async (by: Person) => (await send("POST", "", by, dinner)).json<SharedMeal>().id,
    shotgun: (id: number, by: Person) => send("POST", `/${String(id)}/shotgun`, by),
    close: (id: number, amount: unknown, by: Person, key: string = randomUUID()) =>
      send(
        "POST",
        `/${String(id)}/expense`,
        by,
        { amount, date: "2026-11-20T21:30:00Z" },
        { "idempotency-key": key },
      ),
    guestsOf: async (id: number, by: Person) => (await read(id, by)).shotguns.map((guest) => guest.id),
    /** In cents. */
    balance: (person: Person) => balanceOfPerson(server.services.db, person.id),
  };
}

/** The status and the text of a refusal. */
export async function refusalOf(answer: Promise<Answer>): Promise<[number, string]> {
  const { status, message } = await answer;
  return [status, message];
}
