import { expect, type APIRequestContext } from "@playwright/test";
import { Api } from "./api.ts";
import { origin, password } from "./festival.ts";

/**
 * The e-mail of a new administrator, for a journey that opens every page: a person may call the server five hundred
 * times a minute, which two such journeys at once would pass.
 */
export async function ownAdministrator(request: APIRequestContext): Promise<string> {
  const email = `ariane.${Date.now()}@example.org`;
  const newcomer = {
    ...{ email, password, firstname: "Ariane", lastname: "Passepartout" },
    ...{ mobilePhone: "0612345678", birthdate: "2000-01-01", hasApprovedEULA: true },
  };
  const answer = await request.post(`${origin}/api/registrations`, { data: { newcomer } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = await (await Api.ofEmail(request, email)).get<{ id: number }>("users/me");
  await (await Api.of(request, "admin")).patch(`users/${id}/teams`, ["benevole", "hard", "admin"]);
  return email;
}
