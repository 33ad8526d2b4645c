import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import {
  draft,
  fridayNight,
  max,
  named,
  saturday,
  validated,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { notices } from "@coulisses/shared-auth/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, organiser } from "../testing/open-page";

const festival = festivalServer();
const task = (id: number, name: string, mobilizations = [fridayNight, saturday]): FestivalTask => {
  const ft = draft({ mobilizations });
  return { ...ft, id, general: { ...ft.general, name } };
};
const startsOf = (id: number) => festival.sheet(id)?.mobilizations.map(({ start }) => start);
const before = ["2024-05-17T16:00:00.000Z", "2024-05-18T08:00:00.000Z"];
const after = ["2024-05-17T18:00:00.000Z", "2024-05-18T10:00:00.000Z"];

beforeEach(() => {
  festival.has(
    task(1, "Monter", [{ ...fridayNight, volunteers: [named(max), named(lea)] }, saturday]),
    task(2, "Défiler"),
    { ...validated(), id: 3, general: { ...validated().general, name: "Balayer" } },
  );
});

const title = { name: "Décaler des créneaux" };
const sheetIn = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByRole("group", { name }));

/** Ticks these tasks in the list and opens the dialog, once it shows their slots. */
async function openFor(...ids: number[]) {
  const page = openPage("/ft");
  for (const id of ids) {
    await page.user.click(await screen.findByRole("checkbox", { name: `Sélectionner la FT #${String(id)}` }));
  }
  await page.user.click(screen.getByRole("button", { name: "Décaler des créneaux…" }));
  const dialog = within(await screen.findByRole("dialog", title));
  await dialog.findByRole("group", { name: "Créneaux" });
  const press = async (name: string) => page.user.click(await dialog.findByRole("button", { name }));
  /** Types two hours later, and shows what comes of it. */
  const twoHours = async () => {
    await page.user.type(dialog.getByLabelText("Heures"), "2");
    await press("Voir l'effet");
  };
  return { ...page, dialog, press, twoHours };
}
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

describe("moving the slots of the ticked tasks", () => {
  it("shows their hours now and then, moves them in two presses, and puts them back in one", async () => {
    const { dialog, press, twoHours, messages } = await openFor(1, 2);
    await twoHours();
    expect(await dialog.findAllByText("→ vendredi 17 mai, 20h - samedi 18 mai, 12h")).toHaveLength(2);
    expect(festival.moves.moves).toEqual([]);
    await press("Décaler 4 créneaux");
    await closed();
    expect([startsOf(1), startsOf(2)]).toEqual([after, after]);
    expect(festival.moves.moves).toEqual([{ kind: "SHIFT", days: 0, minutes: 120 }]);
    await waitFor(() => expect(messages()).toContain("4 créneaux décalés"));
    // Nothing stays ticked.
    expect(screen.queryByRole("button", { name: /Décaler des créneaux/ })).not.toBeInTheDocument();
    expect(notices.first()?.action?.label).toBe("Annuler");
    await act(async () => notices.first()?.action?.run());
    await waitFor(() => expect([startsOf(1), startsOf(2)]).toEqual([before, before]));
    await waitFor(() => expect(messages()).toContain("4 créneaux de retour comme avant"));
  });

  it("says why they can't be put back any more", async () => {
    const { press, twoHours, messages } = await openFor(1);
    await twoHours();
    await press("Décaler 2 créneaux");
    await closed();
    festival.change(1, { mobilizations: [saturday] });
    await act(async () => notices.first()?.action?.run());
    await waitFor(() =>
      expect(messages()).toContain("Un créneau a été modifié depuis : ton action n'est pas annulée"),
    );
    expect(startsOf(1)).toEqual([before[1]]);
  });

  it("names the people who could not follow, and what is so already", async () => {
    festival.moves.hours.set(max.id, {
      availabilities: [],
      mobilizations: [],
      assignments: [
        {
          start: "2024-05-18T09:00:00.000Z",
          end: "2024-05-18T11:00:00.000Z",
          task: { id: 7, name: "Tenir le bar" },
        },
      ],
    });
    const { dialog, twoHours } = await openFor(1, 2);
    await twoHours();
    const people = within(await dialog.findByRole("list", { name: "1 bénévole ne pourrait pas suivre" }));
    expect(people.getByText("Max Lenoir")).toBeInTheDocument();
    const where = "(FT #1, vendredi 17 mai, 20h - samedi 18 mai, 12h)";
    expect(people.getByText(new RegExp(`Déjà affecté sur la FT #7 - Tenir le bar`))).toHaveTextContent(
      `Déjà affecté sur la FT #7 - Tenir le bar ${where}`,
    );
    expect(people.getByText(/N'est pas disponible/)).toHaveTextContent(`${where} Déjà le cas`);
    expect(sheetIn(dialog, "FT #1 - Monter").getByText(/1 personne empêchée/)).toBeInTheDocument();
  });

  it("leaves out a slot, a whole task, and takes them in again", async () => {
    const { user, dialog, press, twoHours } = await openFor(1, 2);
    await user.click(
      sheetIn(dialog, "FT #1 - Monter").getByRole("checkbox", { name: "samedi 18 mai, 10h - 18h" }),
    );
    await user.click(dialog.getByRole("checkbox", { name: "FT #2 - Défiler" }));
    await twoHours();
    await press("Décaler 1 créneau");
    await closed();
    expect([startsOf(1), startsOf(2)]).toEqual([[before[1], after[0]].sort(), before]);
  });

  it("sends nothing while a task refuses, says why, and leaves it out in one press", async () => {
    const { dialog, press, twoHours } = await openFor(1, 3);
    await twoHours();
    const locked = "La FT a déjà été validée par les équipes humain et matos.";
    expect(await sheetIn(dialog, "FT #3 - Balayer").findByText(locked)).toBeInTheDocument();
    await press("Décaler 3 créneaux");
    expect(await dialog.findByText("Laisse de côté ce qui ne peut pas changer")).toBeInTheDocument();
    expect(festival.moves.moves).toEqual([]);
    await press("Le laisser de côté");
    await press("Décaler 2 créneaux");
    await closed();
    expect([startsOf(1), startsOf(3)]).toEqual([after, [before[0]]]);
  });

  it("asks by how much, and never moves by nothing", async () => {
    const { dialog, press } = await openFor(1);
    await press("Voir l'effet");
    expect(await dialog.findByText("Indique de combien")).toBeInTheDocument();
    expect(festival.moves.moves).toEqual([]);
  });

  it("says who changed a task meanwhile, stays open, and shows the task as it is now", async () => {
    const { dialog, press, twoHours } = await openFor(1);
    await twoHours();
    await dialog.findByRole("button", { name: "Décaler 2 créneaux" });
    festival.change(1, { mobilizations: [saturday] });
    await press("Décaler 2 créneaux");
    expect(await dialog.findByText(/FT #1 a été modifiée entre-temps par Léa Mauyno/)).toBeInTheDocument();
    expect(startsOf(1)).toEqual([before[1]]);
    await press("Décaler 1 créneau");
    await closed();
    expect(startsOf(1)).toEqual([after[1]]);
  });

  it("says when they could not be read, and reads them again", async () => {
    festival.refuse("slotMove.preview", 503, "Le serveur est arrêté");
    const { user } = openPage("/ft");
    await user.click(await screen.findByRole("checkbox", { name: "Sélectionner la FT #1" }));
    await user.click(screen.getByRole("button", { name: "Décaler des créneaux…" }));
    const dialog = within(await screen.findByRole("dialog", title));
    expect(await dialog.findByText("Le serveur est arrêté")).toBeInTheDocument();
    festival.plug();
    await user.click(dialog.getByRole("button", { name: "Réessayer" }));
    expect(await dialog.findByRole("group", { name: "FT #1 - Monter" })).toBeInTheDocument();
    expect(dialog.queryByText("Le serveur est arrêté")).not.toBeInTheDocument();
  });
});

describe("the other changes", () => {
  it("lengthen the end, and split with a refusal beside the slot that does not divide", async () => {
    const { user, dialog, press } = await openFor(2);
    await user.click(dialog.getByRole("button", { name: "Changer la durée" }));
    await user.type(dialog.getByLabelText("Heures"), "1");
    await press("Voir l'effet");
    expect(await dialog.findByText("→ samedi 18 mai, 10h - 19h")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Découper" }));
    await user.selectOptions(dialog.getByLabelText(/^Durée de chaque affectation/), "3h");
    expect(await dialog.findAllByText("La période n'est pas divisible en 3 heures")).toHaveLength(2);
    await user.selectOptions(dialog.getByLabelText(/^Durée de chaque affectation/), "4h");
    expect(await dialog.findAllByText(/Découpage : Aucun → 4h/)).toHaveLength(2);
    await press("Découper 2 créneaux");
    await closed();
    expect(festival.sheet(2)?.mobilizations.map((one) => one.durationSplitInHour)).toEqual([4, 4]);
  });
});

describe("by keyboard", () => {
  it("is done from the field: Enter shows, Enter moves", async () => {
    const { user, dialog } = await openFor(1);
    await waitFor(() => expect(dialog.getByLabelText("Heures")).toHaveFocus());
    await user.keyboard("2{Enter}");
    await dialog.findByRole("button", { name: "Décaler 2 créneaux" });
    expect(festival.moves.moves).toEqual([]);
    await user.keyboard("{Enter}");
    await closed();
    expect(startsOf(1)).toEqual(after);
  });
});

describe("the list's boxes", () => {
  it("tick all that the filters show, and act on no hidden task", async () => {
    const { user } = openPage("/ft");
    await user.click(await screen.findByRole("checkbox", { name: "Sélectionner la FT #2" }));
    await user.click(screen.getByRole("button", { name: "Tout sélectionner" }));
    expect(screen.getByText("3 FTs sélectionnées")).toBeInTheDocument();
    await user.type(screen.getByRole("searchbox"), "Monter");
    expect(await screen.findByText("1 FT sélectionnée")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Tout désélectionner" }));
    expect(screen.queryByRole("button", { name: /Décaler des créneaux/ })).not.toBeInTheDocument();
  });

  it("are not there for those who may not write", async () => {
    openPage("/ft", { ...organiser, permissions: ["read-ft"] });
    await screen.findByRole("row", { name: /Monter/ });
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });
});

describe("on one task's sheet", () => {
  it("moves its slots, and Ctrl + Z puts them back", async () => {
    const { user } = openPage("/ft/2");
    await user.click(await screen.findByRole("button", { name: "Décaler des créneaux…" }));
    const dialog = within(await screen.findByRole("dialog", title));
    await dialog.findByRole("group", { name: "FT #2 - Défiler" });
    await user.keyboard("2{Enter}");
    await dialog.findByRole("button", { name: "Décaler 2 créneaux" });
    await user.keyboard("{Enter}");
    await closed();
    expect(await screen.findByRole("row", { name: /ven\. 17 mai 2024, 20h/ })).toBeInTheDocument();
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(startsOf(2)).toEqual(before));
  });

  it("is not offered where the slots are closed", async () => {
    openPage("/ft/3");
    await screen.findByRole("row", { name: /ven\. 17 mai 2024, 18h/ });
    expect(screen.queryByRole("button", { name: "Décaler des créneaux…" })).not.toBeInTheDocument();
  });
});
