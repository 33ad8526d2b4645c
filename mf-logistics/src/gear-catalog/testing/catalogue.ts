import { screen, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import type { stockServer } from "../../testing/stock-server";

export const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
export const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Types in a picker and chooses the option of that name. */
export async function pick(
  user: ReturnType<typeof userEvent.setup>,
  field: HTMLElement,
  typed: string,
  option: RegExp,
) {
  await user.clear(field);
  await user.type(field, typed);
  await user.click(await screen.findByRole("option", { name: option }));
}

/** Three categories, one of them nested; one gear in each of two, and one without category. */
export function fillCatalogue(kept: ReturnType<typeof stockServer>): void {
  kept.hasCategory("Électrique", { owner: "elec" });
  kept.hasCategory("Câble", { under: "Électrique" });
  kept.hasCategory("Mobilier", { owner: "matos" });
  kept.hasGear("Rallonge 10 m", "Câble", { isPonctualUsage: true });
  kept.hasGear("Table ronde", "Mobilier");
  kept.hasGear("Ruban adhésif", undefined, { isConsumable: true });
}
