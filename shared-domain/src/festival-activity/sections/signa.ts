import { notFound, refused } from "../../festival-error";
import { checkSize } from "../../festival-event/sheet-limits";
import { type Patch, applyPatch } from "../../patch";
import { slugOf } from "../../slug";
import type { Location } from "../../location/location-catalogue";
import type { CatalogueSignage } from "../../signage/signage-catalogue";
import { DRAFT, type FestivalActivity, type Signage } from "../festival-activity";
import { checkOpen } from "../review/locks";

type Fields = Pick<Signage, "type" | "text" | "size" | "quantity" | "comment">;
/** A sign to ask for; the comment is null when absent. */
export type NewSignage = Omit<Fields, "comment"> & Patch<Pick<Fields, "comment">>;

/** The id of a sign: the slug of its type, text and size. */
export function signageId({ type, text, size }: Pick<Signage, "type" | "text" | "size">): string {
  return slugOf(`${type} ${text} ${size}`);
}

/**
 * FA-42: a place can be changed, and taken back only in a draft.
 * Throws `refused` once signa has approved (FA-38), or « Le lieu ne peut pas être remis à zéro ».
 */
export function updateSigna(
  fa: FestivalActivity,
  { location }: { location: Location | null },
): FestivalActivity {
  checkOpen(fa, "signa");
  if (fa.status === DRAFT) return { ...fa, signa: { ...fa.signa, location } };
  if (location === null) throw refused("Le lieu ne peut pas être remis à zéro");
  return { ...fa, signa: { ...fa.signa, location } };
}

/**
 * FA-42, FA-43: one more sign, not linked to the catalogue yet.
 * Throws `refused` once signa has approved, or when a sign of this type, text and size is there.
 */
export function addSignage<FA extends FestivalActivity>(fa: FA, form: NewSignage): FA {
  checkOpen(fa, "signa");
  const { type, text, size, quantity } = form;
  const comment = form.comment ?? null;
  const signage = { id: signageId(form), type, text, size, quantity, comment };
  checkNew(fa.signa.signages, signage.id);
  checkSize("signages", fa.signa.signages.length + 1);
  return withSignages(fa, [...fa.signa.signages, signage]);
}

/**
 * FA-43, FA-44: the id follows type, text and size; the link to the catalogue stays.
 * Throws as `addSignage` does, and `not-found` for an unknown id.
 */
export function updateSignage<FA extends FestivalActivity>(fa: FA, id: string, patch: Patch<Fields>): FA {
  checkOpen(fa, "signa");
  const present = findSignage(fa, id);
  const changed = applyPatch<Signage>(present, patch);
  const updated = { ...changed, id: signageId(changed) };
  checkNew(
    fa.signa.signages.filter((signage) => signage !== present),
    updated.id,
  );
  return replaceSignage(fa, present, updated);
}

/**
 * FA-42.
 * Throws `refused` once signa has approved, `not-found` for an unknown id.
 */
export function removeSignage<FA extends FestivalActivity>(fa: FA, id: string): FA {
  checkOpen(fa, "signa");
  const present = findSignage(fa, id);
  return withSignages(
    fa,
    fa.signa.signages.filter((signage) => signage !== present),
  );
}

/**
 * FA-45: the item of the catalogue that will be used; possible once out of the draft, also after signa has
 * approved.
 * Throws `refused` in a draft, `not-found` for an unknown id.
 */
export function linkSignage<FA extends FestivalActivity>(
  fa: FA,
  id: string,
  catalogItem: CatalogueSignage,
): FA {
  if (fa.status === DRAFT) {
    throw refused(
      "Il n'est pas possible d'attribuer une signalétique du catalogue à une demande de signalétique dans une FA en brouillon",
    );
  }
  const present = findSignage(fa, id);
  return replaceSignage(fa, present, { ...present, catalogItem });
}

function findSignage(fa: FestivalActivity, id: string): Signage {
  const signage = fa.signa.signages.find((one) => one.id === id);
  if (!signage) throw notFound("Cette signalétique n'existe pas dans la fiche activité");
  return signage;
}

function checkNew(signages: readonly Signage[], id: string): void {
  if (signages.some((signage) => signage.id === id)) {
    throw refused("Une signalétique similaire existe déjà dans la fiche activité");
  }
}

function replaceSignage<FA extends FestivalActivity>(fa: FA, present: Signage, next: Signage): FA {
  return withSignages(
    fa,
    fa.signa.signages.map((signage) => (signage === present ? next : signage)),
  );
}

function withSignages<FA extends FestivalActivity>(fa: FA, signages: Signage[]): FA {
  return { ...fa, signa: { ...fa.signa, signages } };
}
