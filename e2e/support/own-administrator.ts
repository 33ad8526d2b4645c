import type { APIRequestContext } from "@playwright/test";
import { ownMember } from "./own-member.ts";

/**
 * E-mail of a new administrator, for a journey that opens every page: two such journeys on one account would
 * pass its limit of five hundred calls a minute.
 */
export const ownAdministrator = (request: APIRequestContext): Promise<string> =>
  ownMember(request, { firstname: "Ariane", lastname: "Passepartout", teams: ["hard", "admin"] });
