import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../../base/field/text-field";
import { useState } from "react";
import { DateTimeField } from "../../form/date/date-time-field";
import { TextareaField } from "../../form/text/textarea-field";
import { ThemeProvider } from "../../provider/theme-provider";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog, prefetchDialog } from "./dialog";

beforeAll(() => prefetchDialog());

const nothing = () => undefined;
const focused = () => document.activeElement as HTMLElement;
/** The dark page behind the card. */
const backdrop = () =>
  screen.getByRole("dialog", { hidden: true }).parentElement?.querySelector(".fui-DialogSurface__backdrop") ??
  document.body;

describe("a dialog", () => {
  it("starts in its first field", () => {
    render(
      <Dialog open onClose={nothing} title="Nouvelle fiche" actions={<button>Créer</button>}>
        {<TextField label="Nom" value="" />}
      </Dialog>,
    );
    expect(screen.getByRole("textbox")).toHaveFocus();
  });

  it("starts on its main button where there is no field", () => {
    render(
      <Dialog
        open
        onClose={nothing}
        title="Supprimer ?"
        actions={
          <>
            <button>Non</button>
            <button>Oui</button>
          </>
        }
      />,
    );
    expect(screen.getByRole("button", { name: "Oui" })).toHaveFocus();
  });

  it("can be read by a screen reader where there is nothing to fill or press, each time that it opens", async () => {
    function Help() {
      const [open, setOpen] = useState(false);
      return (
        <ThemeProvider theme="blue-light">
          <button onClick={() => setOpen(true)}>Aide</button>
          <Dialog open={open} onClose={() => setOpen(false)} title="Légende">
            Un triangle : il en manque.
          </Dialog>
        </ThemeProvider>
      );
    }
    render(<Help />);
    for (let time = 1; time <= 2; time++) {
      fireEvent.click(screen.getByRole("button", { name: "Aide" }));
      // Fluent's focus manager hides what is behind a dialog a quarter of a second after it opened.
      await waitFor(() => expect(screen.queryByRole("button", { name: "Aide" })).not.toBeInTheDocument());
      expect(screen.getByRole("dialog", { name: "Légende" })).toBeInTheDocument();
      fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
      await screen.findByRole("button", { name: "Aide" });
    }
  });

  it("stands in the theme even when it is open from the start", () => {
    render(
      <ThemeProvider theme="blue-dark">
        <Dialog open onClose={nothing} title="Nouvelle fiche" />
      </ThemeProvider>,
    );
    expect(screen.getByRole("dialog").closest(".fui-FluentProvider")).not.toBeNull();
  });

  it("sends on Enter, but where Enter has a use of its own", async () => {
    const onEnter = jest.fn();
    render(
      <Dialog
        open
        onClose={nothing}
        title="Nouvelle fiche"
        onEnter={onEnter}
        actions={<button>Créer</button>}
      >
        <TextField label="Nom" value="" />
        <TextareaField label="Texte" value="" />
      </Dialog>,
    );
    await userEvent.type(screen.getByLabelText("Nom"), "{Enter}");
    expect(onEnter).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText("Texte"), "{Enter}");
    screen.getByRole("button", { name: "Créer" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(onEnter).toHaveBeenCalledTimes(1);
  });

  it("sends on Enter the date that was just typed, not the one before", () => {
    const sent: (string | null)[] = [];
    function Form() {
      const [date, setDate] = useState<string | null>("2026-05-15T16:00:00.000Z");
      return (
        <Dialog open onClose={nothing} title="Nouvelle fiche" onEnter={() => sent.push(date)}>
          <DateTimeField label="Date" value={date} onChange={setDate} />
        </Dialog>
      );
    }
    render(<Form />);
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-05-16T10:00" } });
    fireEvent.keyDown(screen.getByLabelText("Date"), { key: "Enter" });
    expect(sent).toEqual(["2026-05-16T08:00:00.000Z"]);
  });

  it("keeps its keys from the page behind", async () => {
    const onKeyDown = jest.fn();
    render(
      <div onKeyDown={onKeyDown}>
        <Dialog open onClose={nothing} title="Nouvelle fiche">
          {<TextField label="Nom" value="" />}
        </Dialog>
      </div>,
    );
    await userEvent.type(screen.getByRole("textbox"), "a");
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it("closes on Escape and on a press beside it, unless it wants an answer", async () => {
    const onClose = jest.fn();
    const { rerender } = render(<Dialog open onClose={onClose} title="Nouvelle fiche" />);
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(backdrop());
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(<Dialog open onClose={onClose} title="Nouvelle fiche" closable={false} />);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(backdrop());
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("closes on Escape too when what had the focus is gone", async () => {
    const onClose = jest.fn();
    render(<Dialog open onClose={onClose} title="Nouvelle fiche" />);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(document.body).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("keeps the focus, and stays readable, when the row that had it is removed", async () => {
    function People() {
      const [people, setPeople] = useState(["Ana", "Eli"]);
      return people.map((name) => (
        <button key={name} onClick={() => setPeople((all) => all.filter((one) => one !== name))}>
          Retirer {name}
        </button>
      ));
    }
    render(
      <Dialog open onClose={nothing} title="Créneau">
        <People />
      </Dialog>,
    );
    for (const name of ["Ana", "Eli"]) {
      await userEvent.click(screen.getByRole("button", { name: `Retirer ${name}` }));
      await waitFor(() => expect(screen.getByRole("dialog")).toContainElement(focused()));
    }
  });

  it("stays when a press that began in it ends beside it", () => {
    const onClose = jest.fn();
    render(
      <Dialog open onClose={onClose} title="Nouvelle fiche">
        Texte choisi à la souris
      </Dialog>,
    );
    fireEvent.pointerDown(screen.getByText("Texte choisi à la souris"));
    fireEvent.click(screen.getByRole("dialog"));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("a confirmation", () => {
  it("is given by Enter, but not by the Enter that is still down from opening it", () => {
    const onConfirm = jest.fn();
    render(<ConfirmDialog open title="Supprimer ?" onConfirm={onConfirm} onClose={nothing} />);
    fireEvent.keyDown(document.body, { key: "Enter", repeat: true });
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "Enter" });
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it("is given once: not again while it is being done", () => {
    const onConfirm = jest.fn();
    render(<ConfirmDialog open loading title="Supprimer ?" onConfirm={onConfirm} onClose={nothing} />);
    fireEvent.keyDown(document.body, { key: "Enter" });
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("is not given by Enter on « Annuler »", async () => {
    const onConfirm = jest.fn();
    const onClose = jest.fn();
    render(<ConfirmDialog open title="Supprimer ?" onConfirm={onConfirm} onClose={onClose} />);
    screen.getByRole("button", { name: "Annuler" }).focus();
    await userEvent.keyboard("{Enter}");
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
  });
});
