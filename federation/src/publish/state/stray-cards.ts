import { spotOf } from "../../contract/cards";
import type { FeatureDeclaration } from "../../contract/feature";
import type { ShellManifest } from "../../contract/manifest";

type App = Pick<FeatureDeclaration, "name" | "cards" | "offers">;
type Shell = Pick<ShellManifest, "offers">;

/** A sentence for each card of these apps that stands on a spot that neither the shell nor any of them offers. */
export function strayCards(apps: readonly App[], shell: Shell | undefined): string[] {
  if (shell === undefined) return [];
  const offered = new Set([shell, ...apps].flatMap(({ offers = {} }) => Object.keys(offers)));
  return apps.flatMap(({ name: app, cards }) =>
    cards
      // A name without a spot is for the home page, which shells offered before they said so.
      .filter((card) => card.name.includes("/") && !offered.has(spotOf(card)))
      .map((card) => `${app} puts the card ${card.name} on ${spotOf(card)}, which nothing offers.`),
  );
}
