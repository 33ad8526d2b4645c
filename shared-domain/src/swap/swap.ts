import { ofName } from "../french/of-name";
import { type FestivalError, forbidden, notFound, refused } from "../festival-error";
import { displayName } from "../people/display-name";
import { formatPhone } from "../people/phone";
import type { UserIdentity } from "../people/user";
import { ofHours } from "../time/duration";
import type { SwapRules } from "./swap-rules";

/** French, as lists and filters show it: waiting for a taker, waiting for a manager, then the four ways it ends. */
export const swapStatusLabels = {
  OPEN: "Cherche quelqu'un",
  TAKEN: "À valider",
  APPROVED: "Validé",
  REFUSED: "Refusé",
  CANCELLED: "Annulé",
  EXPIRED: "Terminé",
};
/** The progress of a request to be replaced. */
export type SwapStatus = keyof typeof swapStatusLabels;

/** The longest reason and answer, in characters. */
export const SWAP_TEXT = { max: 300 };

/** A request to be replaced, as rules need it. */
export type Swap = {
  status: SwapStatus;
  requesterId: number;
  takerId: number | null;
  /** When the slot begins. */
  start: Date;
};

/** The `not-found` refusal for a request that does not exist, or not for this person. */
export const swapNotFound = (): FestivalError =>
  notFound("Cette demande de remplacement n'existe pas ou plus");

/**
 * SW-2: also the refusal when the same request arrives twice at once and the database's constraint says so. `person` when a
 * manager asks for them.
 */
export const alreadyRequested = (person?: UserIdentity): FestivalError =>
  refused(
    person
      ? `Un remplacement ${ofName(displayName(person))} est déjà demandé sur ce créneau`
      : "Tu as déjà demandé à être remplacé·e sur ce créneau",
  );

type Requested = {
  start: Date;
  /**
   * The team (a code) that the requester comes for; null when the sheet names them, absent when they don't
   * come.
   */
  as?: string | null;
  /** SW-10: the person whom a manager asks for; absent when one asks oneself. */
  person?: UserIdentity | undefined;
  /** The people to call for this task, and the address to write to without any. */
  contacts: readonly (UserIdentity & { phone: string })[];
  email: string;
};

/** The last instant at which one may ask to be replaced. */
export const swapDeadline = (start: Date, { cutOffHours }: SwapRules): Date =>
  new Date(start.getTime() - ofHours(cutOffHours));

/**
 * SW-1: a person who comes for a team may ask to be replaced until the deadline; answers that team. Throws
 * `refused`; when it is too late, with the person to call. SW-10: a manager, who has been called, may ask for them
 * until the slot begins.
 */
export function requestSwap(
  { start, as, person, contacts, email }: Requested,
  rules: SwapRules,
  now: Date,
): string {
  if (person) return requestSwapFor(person, start, as, now);
  if (as === undefined) throw refused("Tu n'es pas affecté·e à ce créneau");
  const help = contactsText(contacts, email);
  if (as === null) throw refused(`La fiche de cette tâche te nomme : pour être remplacé·e, ${help}`);
  if (start <= now) throw refused("Ce créneau a déjà commencé");
  if (now > swapDeadline(start, rules)) {
    throw refused(
      `Un remplacement se demande au plus tard ${String(rules.cutOffHours)} h avant le créneau. Maintenant, ${help}`,
    );
  }
  return as;
}

function requestSwapFor(person: UserIdentity, start: Date, as: Requested["as"], now: Date): string {
  const name = displayName(person);
  if (as === undefined) throw refused(`${name} n'est pas affecté·e à ce créneau`);
  if (as === null) throw refused(`La fiche de cette tâche nomme ${name} : c'est elle qu'il faut modifier`);
  if (start <= now) throw refused("Ce créneau a déjà commencé");
  return as;
}

/** `appelle Hugo Blanc au 06 11 22 33 44`, or `écris à humain@…` for a task without contact. */
function contactsText(contacts: Requested["contacts"], email: string): string {
  if (contacts.length === 0) return `écris à ${email}`;
  const people = contacts.map((person) => `${displayName(person)} au ${formatPhone(person.phone)}`);
  return `appelle ${people.join(" ou ")}`;
}

/** SW-8: a pending request expires when its slot begins. */
export const statusAt = ({ status, start }: Pick<Swap, "status" | "start">, now: Date): SwapStatus =>
  isPending(status) && start <= now ? "EXPIRED" : status;

/** True while a request waits for a taker or for a manager. */
export const isPending = (status: SwapStatus): boolean => status === "OPEN" || status === "TAKEN";

/** SW-3: an invited person offers to come; the first one gets it. Throws `refused`. */
export function takeSwap(swap: Swap, takerId: number, now: Date): void {
  if (takerId === swap.requesterId) throw refused("Tu ne peux pas te remplacer toi-même");
  const status = statusAt(swap, now);
  if (status === "TAKEN" || status === "APPROVED") {
    throw refused(
      swap.takerId === takerId
        ? "Tu as déjà accepté ce remplacement"
        : "Quelqu'un d'autre a accepté juste avant toi. Merci quand même !",
    );
  }
  if (status !== "OPEN") throw refused("Ce remplacement n'est plus demandé");
}

/** SW-4: the taker may withdraw until a manager decides. Throws `refused`. */
export function withdrawFromSwap(swap: Swap, takerId: number, now: Date): void {
  if (swap.takerId !== takerId) throw refused("Tu n'as pas accepté ce remplacement");
  if (statusAt(swap, now) !== "TAKEN") throw refused("Ce remplacement est déjà décidé");
}

/**
 * SW-5: the requester may cancel a pending request. Throws `forbidden` for another person's, or `refused`.
 */
export function cancelSwap(swap: Swap, requesterId: number, now: Date): void {
  if (swap.requesterId !== requesterId) throw forbidden("Ce n'est pas ta demande");
  if (!isPending(statusAt(swap, now))) throw refused("Cette demande est déjà terminée");
}

/**
 * SW-6: a manager approves a taken request; answers the id of the taker. `seenId` is the taker that the
 * manager saw, if given. Throws `refused`.
 */
export function approveSwap(swap: Swap, now: Date, seenId?: number): number {
  const status = statusAt(swap, now);
  if (status === "OPEN") throw refused("Personne n'a encore accepté ce remplacement");
  if (status !== "TAKEN" || swap.takerId === null) throw refused("Cette demande est déjà terminée");
  if (seenId !== undefined && seenId !== swap.takerId) {
    throw refused("Entre-temps, quelqu'un d'autre a accepté : relis la demande avant de valider");
  }
  return swap.takerId;
}

/** SW-7: a manager refuses a pending request, taken or not. Throws `refused`. */
export function refuseSwap(swap: Swap, now: Date): void {
  if (!isPending(statusAt(swap, now))) throw refused("Cette demande est déjà terminée");
}

/**
 * The refusal of a taker who is at the slot already, which assigning alone would treat as a change of team.
 */
export const alreadyComes = (person: UserIdentity): FestivalError =>
  refused(`${displayName(person)} vient déjà à ce créneau`);
