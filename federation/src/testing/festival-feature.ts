import { CONTRACT } from "../contract/contract";
import type { FeatureDeclaration } from "../contract/feature";

/** A sound feature.json, to change in one place for each test. */
export function festivalFeature(changes: Partial<FeatureDeclaration> = {}): FeatureDeclaration {
  return {
    name: "mf-bar",
    contract: CONTRACT,
    pages: [{ path: "/bar", title: "Le bar", icon: "home", mobile: true }],
    cards: [],
    ...changes,
  };
}
