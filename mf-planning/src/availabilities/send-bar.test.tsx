import type { Period } from "@coulisses/shared-domain/time/period";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { SendBar } from "./send-bar";

const period = (from: number, to: number, day = "2026-05-15"): Period => ({
  start: parisInstant(day, from),
  end: parisInstant(day, to),
});
const evening = { recorded: [], selected: [period(18, 20)] };
const tooShort = { recorded: [], selected: [period(18, 19), period(14, 15, "2026-05-16")] };

function show(more: Partial<ComponentProps<typeof SendBar>> = {}) {
  const acts = { onSend: jest.fn(), onTakeBack: jest.fn(), onGoTo: jest.fn() };
  render(
    <ThemeProvider theme="blue-light">
      <SendBar
        selection={evening}
        unsentCount={1}
        isWaiting={false}
        isSending={false}
        charisma={120}
        refusal={undefined}
        isWithdrawing={false}
        {...acts}
        {...more}
      />
    </ThemeProvider>,
  );
  return acts;
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Valider les disponibilités" }));
const problems = () => screen.getByRole("status", { name: "Ce qui manque" });

describe("AV-2 What one has chosen", () => {
  it("is sent", async () => {
    const { onSend } = show();
    await send();
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(problems()).toBeEmptyDOMElement();
  });

  it("is sent only once something is chosen: it says so where the eye goes", async () => {
    const { onSend } = show({ selection: { recorded: [], selected: [] }, unsentCount: 0 });
    expect(problems()).toBeEmptyDOMElement();
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(problems()).toHaveTextContent("Choisis d'abord au moins un créneau.");
    expect(problems()).toHaveFocus();
  });

  it("is not sent a second time while it waits for the network", async () => {
    const { onSend } = show({ unsentCount: 0, isWaiting: true });
    expect(screen.getByText("En attente du réseau : ça part tout seul")).toBeVisible();
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(problems()).toHaveTextContent(/attend déjà le réseau/);
  });

  it("is not sent against a rule: each period says which one, and leads to its day", async () => {
    const { onSend, onGoTo } = show({ selection: tooShort, unsentCount: 2 });
    expect(problems()).toHaveTextContent("2 créneaux à corriger");
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(problems()).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: /^samedi 16 mai, 14h - 15h/ }));
    expect(onGoTo).toHaveBeenCalledWith("2026-05-16");
  });

  it("counts one period to correct as one", () => {
    show({ selection: { recorded: [], selected: [period(18, 19)] } });
    expect(problems()).toHaveTextContent(/^Un créneau à corriger/);
  });

  it.each([
    [0, "Aucun nouveau créneau"],
    [1, "1 nouveau créneau"],
    [3, "3 nouveaux créneaux"],
  ])("is counted: %s is « %s »", (unsentCount, words) => {
    show({ unsentCount });
    expect(screen.getByText(words)).toBeVisible();
  });

  it("stays with the server's refusal in sight", () => {
    show({ refusal: { title: "Tes disponibilités n'ont pas été enregistrées", message: "Trop tard" } });
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Tes disponibilités n'ont pas été enregistréesTrop tard",
    );
  });

  it("may be taken back as long as that is possible", async () => {
    const { onTakeBack } = show();
    await userEvent.click(screen.getByRole("button", { name: "Reprendre mes derniers créneaux" }));
    expect(onTakeBack).toHaveBeenCalledTimes(1);
  });

  it("offers no way back once a person counts on it", () => {
    show({ onTakeBack: undefined });
    expect(screen.queryByRole("button", { name: /^Reprendre/ })).not.toBeInTheDocument();
  });

  it.each([
    [1_250, /^Mon Charisme : 1.250 😎$/],
    [666, /^Mon Charisme : 666 😈$/],
    [undefined, /^Mon Charisme$/],
  ])("is worth a charisma of %s", (charisma, words) => {
    show({ charisma });
    expect(screen.getByText(words)).toBeVisible();
  });
});
