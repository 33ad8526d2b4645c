import { kept, newKey } from "@coulisses/shared-auth";
import type { WelcomeForm } from "@coulisses/shared-domain/desk/welcome";

/** The typed fields of a person without an account. */
export type DeskValues = Omit<WelcomeForm, "hasApprovedEULA">;

/** The person at the desk, once they have an account. */
export type Visitor = {
  id: number;
  firstname: string;
  lastname: string;
  nickname?: string | null;
  isMember: boolean;
  hasAddress: boolean;
  /** True when this visit made their account, which nobody has a QR of yet. */
  isNew?: boolean;
};

/** The person at the desk, and how far they have come. */
export type Visit = {
  step: "form" | "terms" | "place" | "done";
  /** Makes a press that is sent twice welcome once; another for other values. */
  key: string;
  values: DeskValues;
  person?: Visitor;
  /** The slot where they were placed, in words. */
  placed?: string;
};

const empty: DeskValues = { firstname: "", lastname: "", mobilePhone: "", birthdate: "" };

/** Nobody is at the desk yet. */
export const newVisit = (): Visit => ({ step: "form", key: newKey(), values: empty });

/** DK-8: the visit outlives a reload and a lost network, in this tab; a logout forgets it. */
export const keptVisits = kept<Visit>({ name: "desk", scope: "tab", isValue: isVisit });

function isVisit(value: unknown): value is Visit {
  if (typeof value !== "object" || value === null) return false;
  const { step, key, values, person } = value as Partial<Visit>;
  const hasValues = Object.keys(empty).every(
    (name) => typeof values?.[name as keyof DeskValues] === "string",
  );
  if (typeof key !== "string" || !hasValues) return false;
  return step === "form" || step === "terms" || typeof person?.id === "number";
}
