import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { onCard, phone } from "@coulisses/shared-ui/stories";
import { DrivePicker } from "./drive-picker";
import { QuantityForm } from "./quantity-form";
import { RequestForm } from "./request-form";

const gears = [
  {
    id: 1,
    version: 1,
    name: "Escabeau",
    slug: "escabeau",
    isPonctualUsage: true,
    isConsumable: false,
    code: "BR001",
  },
  {
    id: 2,
    version: 1,
    name: "Escargot mécanique",
    slug: "escargot",
    isPonctualUsage: true,
    isConsumable: false,
  },
];

const meta = {
  title: "sheet/Requests",
  component: RequestForm,
  decorators: [onCard],
  args: {
    seesCatalogue: true,
    useSearch: (search) => ({
      currentData: gears.filter(({ slug }) => slug.includes(search)),
      loading: false,
    }),
    onAdd: fn(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Chercher du matos"), "esca");
    await userEvent.click(await screen.findByRole("option", { name: /Escabeau \(BR001\)/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter" }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      { slug: "escabeau", quantity: 1 },
      expect.objectContaining({ slug: "escabeau" }),
    );
    await waitFor(() => expect(canvas.getByLabelText("Chercher du matos")).toHaveValue(""));
  },
};
export const AskingOnAPhone: Story = { globals: phone };
export const ClosedForThisGear: Story = {
  args: { problemOf: () => "Les demandes de cette équipe sont déjà validées." },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Chercher du matos"), "esca");
    await userEvent.click(await screen.findByRole("option", { name: /Escabeau/ }));
    await expect(await canvas.findByText(/déjà validées/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter" }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
/** A press on the button shows what is missing or can't be read, and sends nothing. */
export const NothingToAskFor: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Quantité"), "2kg");
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter" }));
    await waitFor(() =>
      expect(canvas.getByLabelText("Quantité")).toHaveAccessibleDescription("La valeur doit être un nombre"),
    );
    await expect(canvas.getByText("Ce champ est requis")).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const WithoutTheCatalogue: Story = { args: { seesCatalogue: false } };

const save = fn(() => Promise.resolve(undefined));
export const AnotherQuantity: Story = {
  render: () => (
    <QuantityForm label="Quantité d'Escabeau" quantity={2} onSave={save} onDone={() => undefined} />
  ),
  play: async ({ canvas }) => {
    const quantity = canvas.getByLabelText("Quantité d'Escabeau");
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "5{Enter}");
    await waitFor(() => expect(save).toHaveBeenCalledWith(5));
  },
};
const choose = fn();
export const AQuantityThatIsNone: Story = {
  render: () => (
    <QuantityForm label="Quantité d'Escabeau" quantity={2} onSave={save} onDone={() => undefined} />
  ),
  play: async ({ canvas }) => {
    const quantity = canvas.getByLabelText("Quantité d'Escabeau");
    await userEvent.type(quantity, ".5{Enter}");
    await waitFor(() => expect(quantity).toHaveAccessibleDescription("La valeur doit être un nombre entier"));
    await expect(save).not.toHaveBeenCalled();
  },
};
export const WhereItIsFetched: Story = {
  render: () => (
    <DrivePicker name="Escabeau" drive={undefined} choices={["Magasin", "Local 24h"]} onChoose={choose} />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Lieu de retrait d'Escabeau"), "mag{Enter}");
    await expect(choose).toHaveBeenCalledWith("Magasin");
  },
};
export const WhereItIsFetchedForReaders: Story = {
  render: () => <DrivePicker name="Escabeau" drive={undefined} choices={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("À attribuer")).toBeVisible();
  },
};
