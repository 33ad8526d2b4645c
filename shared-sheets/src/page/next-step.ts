import type { SheetStatus } from "@coulisses/shared-ui/base";

const listing = new Intl.ListFormat("fr", { type: "conjunction" });

/** The facts on which the next step of a sheet depends. */
type Standing = {
  status: SheetStatus;
  /** The number of things that a review still asks for. */
  missing: number;
  /** The names of the teams that have still to review. */
  awaited: readonly string[];
};

/** The sentence, beside the status, that says what a sheet waits for. */
export function nextStepOf({ status, missing, awaited }: Standing): string {
  switch (status) {
    case "DRAFT":
      if (missing === 0) return "Rien ne manque : tu peux la faire relire";
      return missing > 1
        ? `Il manque ${missing} éléments avant la relecture`
        : "Il manque un élément avant la relecture";
    case "IN_REVIEW":
      return `En attente de ${listing.format(awaited)}`;
    case "REFUSED":
      return "À corriger, puis à faire relire";
    case "VALIDATED":
      return "Plus aucune relecture n'est attendue";
    case "READY_TO_ASSIGN":
      return "Les bénévoles peuvent y être affectés";
  }
}
