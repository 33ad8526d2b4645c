import { expect, type APIRequestContext } from "@playwright/test";
import { Api } from "./api.ts";
import { origin, password } from "./festival.ts";

/** The address of a member of one journey: no other journey is logged in as them. */
export type OwnEmail = string & { readonly of: "one journey" };

let registered = 0;

/** E-mail of a new member of these teams, for a journey with people of its own. */
export async function ownMember(
  request: APIRequestContext,
  { firstname, lastname, teams }: { firstname: string; lastname: string; teams: readonly string[] },
): Promise<OwnEmail> {
  registered += 1;
  const email = `member.${Date.now()}.${registered}@example.org` as OwnEmail;
  const newcomer = {
    email,
    password,
    firstname,
    lastname,
    mobilePhone: "0612345678",
    birthdate: "2000-01-01",
    hasApprovedEULA: true,
  };
  const answer = await request.post(`${origin}/api/registrations`, { data: { newcomer } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = await (await Api.ofEmail(request, email)).get<{ id: number }>("users/me");
  await (await Api.of(request, "admin")).patch(`users/${id}/teams`, ["benevole", ...teams]);
  return email;
}
