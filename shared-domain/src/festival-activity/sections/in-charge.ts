import { notFound, refused } from "../../festival-error";
import { checkSize } from "../../festival-event/sheet-limits";
import { type Patch, applyPatch } from "../../patch";
import type { UserIdentity } from "../../people/user";
import type { Contractor, FestivalActivity } from "../festival-activity";
import { checkOpen } from "../review/locks";

type InCharge = { adherent: UserIdentity; team: string };

/** The fields of a new contractor; the optional ones are null when absent. */
export type NewContractor = Pick<Contractor, "firstname" | "lastname" | "phone"> &
  Patch<Pick<Contractor, "email" | "company" | "comment">>;

/** The `refused` error for a person in charge who is no adherent; the caller knows the adherents. */
export const notAnAdherent = () => refused("La personne responsable d'une FA doit être adhérente");

/** FA-40: changes the person and the team in charge. Throws `refused` once humain has approved (FA-38). */
export function updateInCharge<FA extends FestivalActivity>(fa: FA, patch: Patch<InCharge>): FA {
  checkOpen(fa, "inCharge");
  const { adherent, team } = fa.inCharge;
  return { ...fa, inCharge: { ...fa.inCharge, ...applyPatch({ adherent, team }, patch) } };
}

/**
 * FA-40: the new contractor's id follows the highest.
 * Throws `refused` once humain has approved (FA-38), or when there are too many contractors.
 */
export function addContractor<FA extends FestivalActivity>(fa: FA, form: NewContractor): FA {
  checkOpen(fa, "inCharge");
  checkSize("contractors", fa.inCharge.contractors.length + 1);
  const nothing = { email: null, company: null, comment: null };
  const { firstname, lastname, phone } = form;
  const contractor = {
    ...applyPatch<Omit<Contractor, "id">>({ firstname, lastname, phone, ...nothing }, form),
    id: nextContractorId(fa.inCharge.contractors),
  };
  return withContractors(fa, [...fa.inCharge.contractors, contractor]);
}

/**
 * FA-40, FA-41: an absent field is kept, null clears email, company and comment.
 * Throws `refused` once humain has approved (FA-38); `not-found` « Ce prestataire n'existe pas dans la fiche
 * activité ».
 */
export function updateContractor<FA extends FestivalActivity>(
  fa: FA,
  id: number,
  patch: Patch<Omit<Contractor, "id">>,
): FA {
  checkOpen(fa, "inCharge");
  const { contractors } = fa.inCharge;
  if (!contractors.some((contractor) => contractor.id === id)) {
    throw notFound("Ce prestataire n'existe pas dans la fiche activité");
  }
  return withContractors(
    fa,
    contractors.map((contractor) =>
      contractor.id === id ? { ...applyPatch<Contractor>(contractor, patch), id } : contractor,
    ),
  );
}

/**
 * FA-40: removing an unknown contractor changes nothing.
 * Throws `refused` once humain has approved (FA-38).
 */
export function removeContractor<FA extends FestivalActivity>(fa: FA, id: number): FA {
  checkOpen(fa, "inCharge");
  return withContractors(
    fa,
    fa.inCharge.contractors.filter((contractor) => contractor.id !== id),
  );
}

/**
 * UND-1: a contractor comes back with their id, or with the next one when another has it by now.
 * Throws `refused` once humain has approved (FA-38), or when there are too many contractors.
 */
export function restoreContractor<FA extends FestivalActivity>(fa: FA, contractor: Contractor): FA {
  checkOpen(fa, "inCharge");
  const { contractors } = fa.inCharge;
  checkSize("contractors", contractors.length + 1);
  const isTaken = contractors.some(({ id }) => id === contractor.id);
  const restored = isTaken ? { ...contractor, id: nextContractorId(contractors) } : contractor;
  return withContractors(
    fa,
    [...contractors, restored].sort((a, b) => a.id - b.id),
  );
}

function nextContractorId(contractors: readonly Contractor[]): number {
  return Math.max(0, ...contractors.map(({ id }) => id)) + 1;
}

function withContractors<FA extends FestivalActivity>(fa: FA, contractors: Contractor[]): FA {
  return { ...fa, inCharge: { ...fa.inCharge, contractors } };
}
