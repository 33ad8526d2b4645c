import { type Access, can } from "../access/access";
import type { Permission } from "../access/permissions";
import { badInput, type FestivalError, notFound } from "../festival-error";

/** The link that invites organisers, which the server alone makes. */
export const INVITATION_KEY = "inviteStaffLink";
/** When volunteers are briefed. */
export const BRIEFING_KEY = "volunteerBriefingTimeWindow";
/** The texts of leaflets: with its pictures it is too heavy for the list of keys. */
export const LEAFLET_KEY = "leaflet";

/** Keys that a visitor without a session reads. */
const publicKeys = ["eventDate", "orgaWeekDate", "registerForm", "festival"];

/** Keys that not everybody with a session reads. */
const restrictedKeys = new Map<string, Permission>([
  [INVITATION_KEY, "enroll-hard"],
  [BRIEFING_KEY, "enroll-soft"],
  [LEAFLET_KEY, "manage-config"],
]);

/** True when a key may be read; `access` is absent without a session. */
export function mayReadKey(key: string, access: Access | undefined): boolean {
  return publicKeys.includes(key) || (access !== undefined && can(access, restrictedKeys.get(key)));
}

/** The bound of a key's value as JSON, in characters: ten times the longest registration text. */
export const LONGEST_VALUE = 100_000;

/** Throws `bad-input` for a value that is too long to be kept. */
export function checkValueLength(value: unknown): void {
  if (JSON.stringify(value).length <= LONGEST_VALUE) return;
  const most = LONGEST_VALUE.toLocaleString("fr");
  throw badInput(
    `La valeur compte plus de ${most} caractères : raccourcis-la, ou répartis-la sur plusieurs clés`,
  );
}

/** INV-1: the `bad-input` refusal for a hand-written invitation link. */
export const invitationMadeByServer = (): FestivalError =>
  badInput("Le lien d'invitation est généré par le serveur");

/** The `not-found` refusal for clearing a key that nobody has set. */
export const keyNotSet = (): FestivalError => notFound("Cette clé n'est pas configurée");
