import type { StaffCandidate } from "@coulisses/shared-domain/contract/registrations";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Membership } from "@coulisses/shared-domain/registration/membership";
import { type Notice, useNotify } from "@coulisses/shared-auth";
import { useState } from "react";
import {
  useEnrolStaffsMutation,
  useEnrolVolunteersMutation,
  useRejectStaffMutation,
  useRejectVolunteerMutation,
  useRestoreStaffMutation,
  useRestoreVolunteerMutation,
} from "../api/candidates-api";

const enrolled: Record<Membership, string> = {
  STAFF: "Les candidats sélectionnés ont été enrôlés en tant qu'organisateurs",
  VOLUNTEER: "Les candidats sélectionnés ont été enrôlés en tant que bénévoles",
};

/** Milliseconds in which a rejection can be taken back with one press. */
const TIME_TO_UNDO = 10_000;

/**
 * A list of candidates and what one decides of them; what is refused is told by a notice. With `warning`, whoever enrols
 * is asked once more.
 */
export function useAdmission<Candidate extends StaffCandidate>(
  membership: Membership,
  candidates: readonly Candidate[],
  warning?: string,
) {
  const notify = useNotify();
  const decisions = {
    STAFF: [useEnrolStaffsMutation(), useRejectStaffMutation(), useRestoreStaffMutation()],
    VOLUNTEER: [useEnrolVolunteersMutation(), useRejectVolunteerMutation(), useRestoreVolunteerMutation()],
  } as const;
  const [[enrolThese, { isLoading: isEnrolling }], [rejectOne], [restoreOne]] = decisions[membership];
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [question, setQuestion] = useState<{ text: string; answer: (goesOn: boolean) => void }>();
  // Who has left the list, by whoever's decision, is chosen no more.
  const selected = candidates.filter(({ id }) => chosen.has(id));

  /** Answers whether it is done. */
  const tell = (
    outcome: { error?: unknown },
    message: string,
    undo: Pick<Notice, "timeout" | "action"> = {},
  ) => {
    if (outcome.error === undefined) notify({ type: "success", message, ...undo });
    return outcome.error === undefined;
  };

  const goesOn = (text: string) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        text,
        answer: (yes) => {
          setQuestion(undefined);
          resolve(yes);
        },
      });
    });
  const restore = async ({ id }: Candidate) =>
    tell(await restoreOne({ id }), "La candidature a été restaurée");

  return {
    selected,
    isEnrolling,
    /** What whoever enrols has to answer first. */
    question,
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
      if (warning !== undefined && !(await goesOn(warning))) return false;
      const enrolledOnes = people.map((person) => ({ id: person.id, name: displayName(person) }));
      return tell(await enrolThese({ body: { candidates: enrolledOnes } }), enrolled[membership]);
    },
    reject: async (candidate: Candidate) =>
      tell(await rejectOne({ id: candidate.id }), "La candidature a été rejetée", {
        timeout: TIME_TO_UNDO,
        action: { label: "Annuler", run: () => void restore(candidate) },
      }),
    restore,
  };
}

/** What `useAdmission` answers. */
export type Admission<Candidate extends StaffCandidate> = ReturnType<typeof useAdmission<Candidate>>;
