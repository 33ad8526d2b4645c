import { ownMealCost, type PastMeal } from "./past-meal";
import { mealSplit } from "./shared-meal";

const date = "2026-11-20T10:00:00.000Z";
const [lea, max, ida] = [1, 2, 3].map((id) => ({ id, name: `Personne ${id}`, date })) as [
  PastMeal["shotguns"][0],
  PastMeal["shotguns"][0],
  PastMeal["shotguns"][0],
];
const raclette: PastMeal = {
  id: 1,
  chef: lea,
  meal: { menu: "Raclette", date: "vendredi 20 novembre soir" },
  day: "2026-11-20",
  shotguns: [lea, max, ida],
  shotgunCount: 3,
  expense: { amount: 2000, date },
};
const read = (paid: number, payments: number, cancelled = 0): PastMeal => ({
  ...raclette,
  own: { paid, payments, cancelled },
});

describe("One's part of a closed meal", () => {
  it("is what a guest paid, as the books have it (SM-8)", () => {
    const { share } = mealSplit(raclette, 2000);
    expect(ownMealCost(read(share, 1), max.id)).toBe(670);
    expect(ownMealCost(read(0, 0, share), max.id)).toBe(0);
  });

  it("is what the chef did not get back (SM-8)", () => {
    const { share, rest } = mealSplit(raclette, 2000);
    expect(ownMealCost(read(2 * share, 2), lea.id)).toBe(rest);
    expect(ownMealCost(read(share, 1, share), lea.id)).toBe(1330);
    expect(ownMealCost(read(2005, 2), lea.id)).toBe(-5);
  });

  it("is none for those who neither cooked nor ate", () => {
    expect(ownMealCost(raclette, 9)).toBeUndefined();
  });
});
