import { lea, theo } from "@coulisses/shared-auth/testing";
import { participationsIn } from "@coulisses/shared-domain/charisma/charisma-event";
import type { StoredCharismaPeriod } from "@coulisses/shared-domain/charisma/charisma-period";
import type { ListedParticipation } from "@coulisses/shared-domain/contract/charisma";

export const night: StoredCharismaPeriod = {
  id: 1,
  name: "Nuit",
  charisma: 20,
  start: "2026-05-15T22:00:00.000Z",
  end: "2026-05-16T04:00:00.000Z",
};

/** The participations of Léa and Théo in an event, each under the id that its address says. */
export const participations = (...event: Parameters<typeof participationsIn>) =>
  participationsIn(...event).map(({ participantId, ...one }): ListedParticipation & { id: string } => ({
    ...one,
    id: `${one.slug} ${one.eventDate} ${participantId}`,
    participant: participantId === theo.id ? theo : lea,
  }));
