import type { SendOutcome } from "@coulisses/shared-pages/forms";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DrivePicker, type DrivePickerProps } from "./drive-picker";
import { QuantityForm } from "./quantity-form";
import { RequestForm, type RequestFormProps } from "./request-form";

const ladder: Gear = {
  id: 1,
  version: 1,
  name: "Escabeau",
  slug: "escabeau",
  isPonctualUsage: true,
  isConsumable: false,
};
const useSearch = () => ({ currentData: [ladder], loading: false });
const gearField = () => screen.getByLabelText("Chercher du matos");
const quantityField = () => screen.getByLabelText("Quantité");
const addButton = () => screen.getByRole("button", { name: "Ajouter" });

function openForm(props: Partial<RequestFormProps> = {}) {
  const onAdd = jest.fn<Promise<SendOutcome>, Parameters<RequestFormProps["onAdd"]>>(() =>
    Promise.resolve(undefined),
  );
  render(
    <ThemeProvider theme="blue-light">
      <RequestForm useSearch={useSearch} seesCatalogue onAdd={onAdd} {...props} />
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  const choose = async () => {
    await user.type(gearField(), "esca");
    await user.click(await screen.findByRole("option", { name: "Escabeau" }));
  };
  return { user, onAdd, choose };
}

describe("asking for gear", () => {
  it("needs a gear and a number of it, and says what is missing", async () => {
    const { user, onAdd, choose } = openForm();
    await user.clear(quantityField());
    await user.click(addButton());
    await waitFor(() => expect(quantityField()).toHaveFocus());
    expect(quantityField()).toHaveAccessibleDescription("Ce champ est requis");
    expect(screen.getAllByText("Ce champ est requis")).toHaveLength(2);
    expect(onAdd).not.toHaveBeenCalled();
    await choose();
    await user.type(quantityField(), "3");
    await user.click(addButton());
    await waitFor(() => expect(onAdd).toHaveBeenCalledWith({ slug: "escabeau", quantity: 3 }, ladder));
  });

  it.each([
    ["12kg", "La valeur doit être un nombre"],
    ["1.5", "La valeur doit être un nombre entier"],
    ["-3", "La valeur doit être au moins de 1"],
    ["0", "La valeur doit être au moins de 1"],
  ])("is not asked for « %s » of it, neither by the button nor by Enter", async (text, problem) => {
    const { user, onAdd, choose } = openForm();
    await choose();
    await user.clear(quantityField());
    await user.type(quantityField(), `${text}{Enter}`);
    await waitFor(() => expect(quantityField()).toHaveAccessibleDescription(problem));
    await user.click(addButton());
    await waitFor(() => expect(quantityField()).toHaveFocus());
    expect(quantityField()).toHaveValue(text);
    expect(gearField()).toHaveValue("Escabeau");
    expect(onAdd).not.toHaveBeenCalled();
  });

  it("is ready for the next gear once it is saved", async () => {
    const { user, choose } = openForm();
    await choose();
    await user.clear(screen.getByLabelText("Quantité"));
    await user.type(screen.getByLabelText("Quantité"), "3{Enter}");
    await waitFor(() => expect(gearField()).toHaveValue(""));
    expect(screen.getByLabelText("Quantité")).toHaveValue("1");
  });

  it("complains of nothing once it is saved by its button: the next gear is not missing yet", async () => {
    const { user, onAdd, choose } = openForm();
    for (const count of [1, 2]) {
      await choose();
      await user.click(addButton());
      await waitFor(() => expect(gearField()).toHaveValue(""));
      expect(onAdd).toHaveBeenCalledTimes(count);
    }
    await user.click(gearField());
    await user.click(document.body);
    expect(gearField()).not.toHaveFocus();
    expect(screen.queryByText("Ce champ est requis")).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("keeps what was chosen when it is refused", async () => {
    const { user, choose } = openForm({ onAdd: () => Promise.resolve({ message: "La fiche est close" }) });
    await choose();
    await user.click(addButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("La fiche est close");
    expect(gearField()).toHaveValue("Escabeau");
  });

  it("says why a gear can't be asked for, and does not send it", async () => {
    const { user, onAdd, choose } = openForm({ problemOf: ({ name }) => `${name} : déjà validé` });
    await choose();
    expect(await screen.findByText("Escabeau : déjà validé")).toBeInTheDocument();
    await user.type(quantityField(), "{Enter}");
    await waitFor(() => expect(gearField()).toHaveFocus());
    expect(onAdd).not.toHaveBeenCalled();
  });
});

describe("the quantity of a request", () => {
  function openQuantity(outcome?: SendOutcome) {
    const onSave = jest.fn<Promise<SendOutcome>, [number]>(() => Promise.resolve(outcome));
    const onDone = jest.fn();
    render(
      <ThemeProvider theme="blue-light">
        <QuantityForm label="Quantité d'Escabeau" quantity={2} onSave={onSave} onDone={onDone} />
      </ThemeProvider>,
    );
    return { user: userEvent.setup(), field: screen.getByLabelText("Quantité d'Escabeau"), onSave, onDone };
  }

  it("is saved with its button, and the row is closed then only", async () => {
    const { user, field, onSave, onDone } = openQuantity();
    await user.clear(field);
    await user.type(field, "7");
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Enregistrer la quantité" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls).toEqual([[7]]);
  });

  it("stays open when it is refused", async () => {
    const { user, field, onSave, onDone } = openQuantity({ message: "La fiche est close" });
    await user.type(field, "{Enter}");
    await waitFor(() => expect(onSave).toHaveBeenCalledWith(2));
    expect(await screen.findByRole("alert")).toHaveTextContent("La fiche est close");
    expect(onDone).not.toHaveBeenCalled();
  });

  it("is not saved as another than the one that stands there", async () => {
    const { user, field, onSave } = openQuantity();
    await user.type(field, ".5");
    await user.click(screen.getByRole("button", { name: "Enregistrer la quantité" }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue("2.5");
    expect(field).toHaveAccessibleDescription("La valeur doit être un nombre entier");
    expect(onSave).not.toHaveBeenCalled();
  });

  it("is what it was when the person gives up", async () => {
    const { user, field, onSave, onDone } = openQuantity();
    await user.clear(field);
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe("where a gear is fetched", () => {
  const openDrive = (props: Partial<DrivePickerProps>) =>
    render(
      <ThemeProvider theme="blue-light">
        <DrivePicker name="Escabeau" drive={undefined} choices={["Magasin", "Cave E"]} {...props} />
      </ThemeProvider>,
    );

  it("is chosen by its owner", async () => {
    const onChoose = jest.fn();
    openDrive({ drive: "Magasin", onChoose });
    const user = userEvent.setup();
    const field = screen.getByLabelText("Lieu de retrait d'Escabeau");
    expect(field).toHaveValue("Magasin");
    await user.click(field);
    const open = await screen.findByRole("combobox", { expanded: true });
    await user.clear(open);
    expect(onChoose).not.toHaveBeenCalled();
    await user.type(open, "cave{Enter}");
    expect(onChoose).toHaveBeenCalledWith("Cave E");
  });

  it("is only read by others, who see when it is not known yet", () => {
    openDrive({ drive: "Magasin", onChoose: false });
    expect(screen.getByText("Magasin")).toBeInTheDocument();
    openDrive({ drive: undefined });
    expect(screen.getByText("À attribuer")).toBeInTheDocument();
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });
});
