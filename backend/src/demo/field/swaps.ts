import type { SwapStatus } from "@coulisses/shared-domain/swap/swap";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import type { Transaction } from "../../database/database";
import { swapInvitations, swapRequests } from "../../database/schema/swaps";
import { demoEmail } from "../accounts";
import { insertAll } from "../insert-all";
import { type Random, uuidFrom } from "../random";
import { type KnownPlans, type HeldAssignment, assignmentsToSwap } from "./assignments-to-swap";

type Request = typeof swapRequests.$inferInsert;
export type DemoSwaps = { requests: Request[]; invitations: (typeof swapInvitations.$inferInsert)[] };

/** `of` and `to`: the preferred requester and the preferred invited person, where the draw allows it. */
type Story = { status: SwapStatus; reason: string; answer?: string; of?: string; to?: string };

const [soft, confiance] = [demoEmail("soft"), demoEmail("confiance")];
const stories: readonly Story[] = [
  { status: "TAKEN", reason: "On m'a mis un partiel le même jour", to: confiance },
  { status: "TAKEN", reason: "Je suis témoin d'un mariage, j'avais mal noté la date" },
  { status: "OPEN", reason: "Je me suis fait une entorse, je ne peux rien porter", to: soft },
  { status: "OPEN", reason: "Mon train n'arrive qu'après le début", of: soft },
  { status: "OPEN", reason: "Ma famille arrive ce jour-là" },
  { status: "REFUSED", reason: "J'aimerais voir le concert", answer: "On n'a personne d'autre à ce poste" },
  { status: "CANCELLED", reason: "Je pensais être en stage" },
  { status: "APPROVED", reason: "Rendez-vous chez le médecin", answer: "Merci d'avoir prévenu tôt" },
];

/** The share of invited people who decline. */
const DECLINED = 0.2;

/** Requests to be replaced in every state, for existing assignments. */
export function buildSwaps(random: Random, known: KnownPlans & { now: Date }): DemoSwaps {
  const idOf = (email: string | undefined) => known.people.find((one) => one.email === email)?.id;
  const manager = idOf(demoEmail("humain")) ?? null;
  const places = assignmentsToSwap(random, known, idOf(soft));
  const swaps: DemoSwaps = { requests: [], invitations: [] };
  stories.forEach(({ of, to, ...story }, rank) => {
    const [own, asked] = [idOf(of), idOf(to)];
    const fits = ({ holder, others }: HeldAssignment) =>
      of === undefined && to === undefined
        ? holder !== idOf(soft)
        : holder === own || others.includes(asked ?? 0);
    const [place] = places.splice(Math.max(0, places.findIndex(fits)), 1);
    if (place === undefined) return;
    const { requesterId, takerId, invited } = rolesAt(place, story.status, asked);
    const createdAt = new Date(known.now.getTime() - ofHours(6 + 9 * rank + random.between(0, 8)));
    const after = (hours: number) => new Date(createdAt.getTime() + ofHours(hours));
    const isDecided = story.status === "APPROVED" || story.status === "REFUSED";
    const id = uuidFrom(random);
    swaps.requests.push({
      id,
      requesterId,
      takerId,
      createdAt,
      ...place.slot,
      answer: null,
      ...story,
      takenAt: takerId === null ? null : after(2),
      decidedBy: isDecided ? manager : null,
      decidedAt: isDecided || story.status === "CANCELLED" ? after(4) : null,
    });
    for (const userId of invited) {
      const declines = userId !== takerId && userId !== asked && random.happens(DECLINED);
      swaps.invitations.push({ requestId: id, userId, declinedAt: declines ? after(1) : null });
    }
  });
  return swaps;
}

/** The requester, the taker and the invited people; once it is approved, the place is the taker's. */
function rolesAt({ holder, others }: HeldAssignment, status: SwapStatus, asked: number | undefined) {
  const best = asked !== undefined && others.includes(asked) ? asked : others[0];
  if (status === "APPROVED" && best !== undefined) {
    const invited = [holder, ...others.filter((id) => id !== best)];
    return { requesterId: best, takerId: holder, invited };
  }
  return { requesterId: holder, takerId: status === "TAKEN" ? (best ?? null) : null, invited: others };
}

export async function fillSwaps(tx: Transaction, { requests, invitations }: DemoSwaps): Promise<void> {
  await insertAll(tx, swapRequests, requests);
  await insertAll(tx, swapInvitations, invitations);
}
