import type { StaffCandidate } from "@coulisses/shared-domain/contract/registrations";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Membership } from "@coulisses/shared-domain/registration/membership";
import { useNotify } from "@coulisses/shared-auth";
import { useState } from "react";
import {
  useEnrolCandidatesMutation,
  useRejectCandidateMutation,
  useRestoreCandidateMutation,
} from "../api/candidates-api";

const enrolled: Record<Membership, string> = {
  STAFF: "Les candidats sélectionnés ont été enrôlés en tant qu'organisateurs",
  VOLUNTEER: "Les candidats sélectionnés ont été enrôlés en tant que bénévoles",
};

/** A list of candidates and what one decides of them; what is refused is told by a notice. */
export function useAdmission<Candidate extends StaffCandidate>(
  membership: Membership,
  candidates: readonly Candidate[],
) {
  const notify = useNotify();
  const [enrolThese, { isLoading: isEnrolling }] = useEnrolCandidatesMutation();
  const [rejectOne] = useRejectCandidateMutation();
  const [restoreOne] = useRestoreCandidateMutation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // Who has left the list, by whoever's decision, is chosen no more.
  const selected = candidates.filter(({ id }) => chosen.has(id));

  /** Answers whether it is done. */
  const tell = (outcome: { error?: unknown }, message: string) => {
    if (outcome.error === undefined) notify({ type: "success", message });
    return outcome.error === undefined;
  };

  return {
    selected,
    isEnrolling,
    isSelected: ({ id }: Candidate) => chosen.has(id),
    toggle: ({ id }: Candidate) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    selectAll: (all: readonly Candidate[]) => setChosen(new Set(all.map(({ id }) => id))),
    enrol: async (people: readonly Candidate[]) => {
      if (people.length === 0) {
        notify({ type: "info", message: "Sélectionne d'abord les candidats à enrôler." });
        return false;
      }
      const body = people.map((person) => ({ id: person.id, name: displayName(person) }));
      return tell(await enrolThese({ membership, candidates: body }), enrolled[membership]);
    },
    reject: async ({ id }: Candidate) =>
      tell(await rejectOne({ membership, id }), "La candidature a été rejetée"),
    restore: async ({ id }: Candidate) =>
      tell(await restoreOne({ membership, id }), "La candidature a été restaurée"),
  };
}

/** What `useAdmission` answers. */
export type Admission<Candidate extends StaffCandidate> = ReturnType<typeof useAdmission<Candidate>>;
