import type { Gear, GearCategory, Versioned } from "./catalogues";

export type OwnerTeam = NonNullable<Gear["owner"]>;

/** `GET logistic/categories`, by path. `parent` is absent from a root, `owner` where no team answers for it. */
export type Category = GearCategory & Versioned & { parent?: number; owner?: OwnerTeam };

/** `GET logistic/categories/tree`: the roots. */
export type CategoryBranch = Category & { subCategories: CategoryBranch[] };

/** `owner` is a team's code, kept only without an owned parent. What a PUT leaves out is cleared. */
export type CategoryForm = { name: string; owner?: string; parent?: number };

/** `category` is an id. */
export type GearForm = {
  name: string;
  isPonctualUsage: boolean;
  isConsumable: boolean;
  category?: number;
};
