import type { Connection } from "@coulisses/shared-domain/festival-activity/electric-connection";
import type { SignageType } from "@coulisses/shared-domain/signage/signage-catalogue";

export type ActivityKind =
  | "concert"
  | "technique"
  | "accueil"
  | "bar"
  | "cuisine"
  | "culture"
  | "sport"
  | "course"
  | "deco"
  | "engage"
  | "partenaire"
  | "securite";

export type Texts = readonly [string, ...string[]];
export type Appliance = readonly [device: string, connection: Connection, watts: number];
export type Panel = readonly [type: SignageType, text: string, size: string];

/** The traits of activities of one kind. */
export type KindProfile = {
  /** The share of them that are published, 0 to 1. */
  published: number;
  /** The hours of the day at which they may open. */
  opens: readonly [earliest: number, latest: number];
  categories: Texts;
  places: Texts;
  purposes: Texts;
  gears: Texts;
  appliances: readonly Appliance[];
  panels: readonly Panel[];
  water: Texts;
  needs: Texts;
  companies: Texts;
};
