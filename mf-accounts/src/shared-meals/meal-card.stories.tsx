import type { SharedMeal } from "@coulisses/shared-domain/shared-meal/shared-meal";
import { inApp } from "@coulisses/shared-pages/stories";
import { guide, phone } from "@coulisses/shared-ui/stories";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, userEvent } from "storybook/test";
import { MealCard } from "./meal-card";

const date = "2026-05-04T10:00:00.000Z";
const meal: SharedMeal = {
  id: 4,
  chef: { id: 5, name: "Élodie Vasseur (Dodo)" },
  meal: { date: "mardi 5 mai soir", menu: "Dahl de lentilles corail, riz\nCrumble aux pommes (sans gluten)" },
  areShotgunsOpen: true,
  shotgunCount: 3,
  shotguns: [
    { id: 5, name: "Élodie Vasseur (Dodo)", date },
    { id: 4, name: "Driss Benali", date },
    { id: 6, name: "Félix Nguyen", date },
  ],
  expectedCost: 2_680,
};

const meta = {
  title: "Repas partagés/Repas",
  component: MealCard,
  parameters: guide({
    what: "A meal that one person cooks: its menu, its price a head and who eats, with the gesture to come.",
    use: ["on the page of shared meals, one card a meal"],
    avoid: ["for a meal that is over: a line of the past meals"],
    keys: { Tab: "reaches the guests, then the gesture" },
    fluent: "`Button`, on our `Surface`",
  }),
  decorators: [inApp],
  args: { meal, onClose: fn(), onCancel: fn() },
} satisfies Meta<typeof MealCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "3 convives" }));
    await expect(canvas.getByText("Félix Nguyen")).toBeVisible();
  },
};
export const ShotgunsClosed: Story = { args: { meal: { ...meal, areShotgunsOpen: false } } };
export const PriceUnknown: Story = {
  args: {
    meal: { id: 5, chef: meal.chef, meal: meal.meal, areShotgunsOpen: true, shotgunCount: 0, shotguns: [] },
  },
};
export const OnAPhone: Story = { globals: phone };
