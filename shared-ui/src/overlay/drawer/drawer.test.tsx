import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { TextField } from "../../base/field/text-field";
import { Dialog, prefetchDialog } from "../dialog/dialog";
import { Drawer } from "./drawer";

function Page({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Filtres</button>
      <Drawer
        open={open}
        title="Filtrer la liste"
        position="bottom"
        onClose={close}
        actions={<button>Voir</button>}
      >
        <input aria-label="Lieu" />
      </Drawer>
    </>
  );
}

describe("a drawer", () => {
  it("shows its content and its actions under its title, and takes the focus", async () => {
    render(<Page onClose={jest.fn()} />);
    await userEvent.click(screen.getByRole("button", { name: "Filtres" }));
    const drawer = await screen.findByRole("dialog", { name: "Filtrer la liste" });
    expect(drawer).toContainElement(screen.getByRole("textbox", { name: "Lieu" }));
    expect(drawer).toContainElement(screen.getByRole("button", { name: "Voir" }));
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["its cross", () => userEvent.click(screen.getByRole("button", { name: "Fermer" }))],
  ])("closes by %s, and gives the focus back to the button that opened it", async (_, close) => {
    const onClose = jest.fn();
    render(<Page onClose={onClose} />);
    const opener = screen.getByRole("button", { name: "Filtres" });
    await userEvent.click(opener);
    await screen.findByRole("dialog");
    await close();
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

/** A drawer whose button opens a dialog, which begins in its field. */
function Categories() {
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      open
      title="Catégories"
      onClose={() => undefined}
      actions={<button onClick={() => setOpen(true)}>Ajouter</button>}
    >
      <Dialog open={open} title="Ajouter une catégorie" onClose={() => setOpen(false)}>
        <TextField label="Nom" value="" autoFocus />
      </Dialog>
    </Drawer>
  );
}

it("a dialog that was opened from a drawer gives the focus back to the drawer's button", async () => {
  await prefetchDialog();
  render(<Categories />);
  await userEvent.click(await screen.findByRole("button", { name: "Ajouter" }));
  await waitFor(() => expect(screen.getByLabelText("Nom")).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByLabelText("Nom")).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole("button", { name: "Ajouter", hidden: true })).toHaveFocus());
});
