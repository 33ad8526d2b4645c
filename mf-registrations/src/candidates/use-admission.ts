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

/** Milliseconds during which one press undoes a rejection. */
const TIME_TO_UNDO = 10_000;

/**
 * A list of candidates and the decisions about them; a notice shows each refusal. When `warningOf` gives a
 * warning, enrolling asks once more.
 */
export function useAdmission<Candidate extends StaffCandidate>(
  membership: Membership,
  candidates: readonly Candidate[],
  warningOf?: () => Promise<string | undefined>,
) {
  const notify = useNotify();
  const decisions = {
    STAFF: [useEnrolStaffsMutation(), useRejectStaffMutation(), useRestoreStaffMutation()],
    VOLUNTEER: [useEnrolVolunteersMutation(), useRejectVolunteerMutation(), useRestoreVolunteerMutation()],
  } as const;
  const [[enrolThese, { isLoading: isEnrolling }], [rejectOne], [restoreOne]] = decisions[membership];
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [question, setQuestion] = useState<{ text: string; answer: (goesOn: boolean) => void }>();
  // A candidate who has left the list, by any manager's decision, is no longer selected.
  const selected = candidates.filter(({ id }) => chosen.has(id));

  /** Returns true once it is done. */
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
    /** The confirmation that enrolling waits for. */
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
      const warning = await warningOf?.();
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

/** Result of `useAdmission`. */
export type Admission<Candidate extends StaffCandidate> = ReturnType<typeof useAdmission<Candidate>>;
