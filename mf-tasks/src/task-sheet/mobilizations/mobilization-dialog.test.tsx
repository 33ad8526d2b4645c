import {
  draft,
  escapeGame,
  fridayNight,
  max,
  named,
  readyDraft,
  readyPoweredDraft,
  refusedBy,
  saturday,
  zoe,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { updateMobilization } from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import { writeDateTime } from "@coulisses/shared-domain/typed-text/read-date";
import { act } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { addMobilization, dialogClosed, editFriday } from "../../testing/open-mobilization";
import { pick } from "../../testing/pick";

const festival = festivalServer();

describe("a new mobilization", () => {
  it("begins with the festival, and keeps its length when its start is moved", async () => {
    festival.has(draft());
    const { dialog, fill } = await addMobilization();
    expect(await dialog.findByText("Le festival commence le vendredi 17 mai")).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText(/Date de début/)).toHaveValue("17/05/2024 18:00"));
    expect(dialog.getByLabelText(/Date de fin/)).toHaveValue("17/05/2024 19:00");
    fill(/Date de début/, "2024-05-18T20:00");
    await waitFor(() => expect(dialog.getByLabelText(/Date de fin/)).toHaveValue("18/05/2024 21:00"));
  });

  it("has the hours of the last one, the day after", async () => {
    festival.has(draft({ mobilizations: [fridayNight] }));
    const { dialog } = await addMobilization();
    expect(dialog.getByLabelText(/Date de début/)).toHaveValue("18/05/2024 18:00");
    expect(dialog.getByLabelText(/Date de fin/)).toHaveValue("19/05/2024 10:00");
  });

  it("has the hours of the activity when it is the first one", async () => {
    festival.has(draft({ festivalActivity: { ...escapeGame, timeWindows: [saturday] } }));
    const { dialog } = await addMobilization();
    expect(dialog.getByLabelText(/Date de début/)).toHaveValue(writeDateTime(saturday.start));
    expect(dialog.getByLabelText(/Date de fin/)).toHaveValue(writeDateTime(saturday.end));
  });

  it("asks for several teams, each once with its last number, and for people by name", async () => {
    festival.has(draft());
    const { user, dialog, fill, press } = await addMobilization();
    const another = dialog.getByRole("button", { name: "Ajouter une autre équipe" });
    await user.click(another);
    expect(dialog.getByLabelText("Équipe")).toHaveAccessibleDescription(/Ce champ est requis/);
    await pick(user, dialog.getByLabelText("Équipe"), "Orga", "Orga");
    fill("Nombre", "2");
    await user.click(another);
    expect(dialog.queryByText("Ce champ est requis")).not.toBeInTheDocument();
    await pick(user, dialog.getByLabelText("Équipe"), "BDE", "BDE");
    await user.click(another);
    await pick(user, dialog.getByLabelText("Équipe"), "Orga", "Orga");
    fill("Nombre", "3");
    await user.click(another);
    const teams = within(dialog.getByRole("list", { name: "Équipes requises" }));
    expect(teams.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["1 BDE", "3 Orga"]);
    await user.click(teams.getByRole("button", { name: "Retirer 1 BDE" }));
    await pick(user, dialog.getByLabelText("Équipe"), "Kfet", "Kfet");
    await pick(user, dialog.getByLabelText("Bénévoles requis"), "Zoé", /Zoé Renard/);
    await pick(user, dialog.getByRole("combobox", { name: "Bénévoles requis" }), "Max", /Max Lenoir/);
    await user.click(dialog.getByRole("button", { name: "Retirer Zoé Renard" }));
    await press("Ajouter");
    await dialogClosed();
    expect(festival.sheet(1)?.mobilizations).toMatchObject([
      {
        volunteers: [{ id: max.id }],
        teams: [
          { team: "hard", count: 3 },
          { team: "kfet", count: 1 },
        ],
      },
    ]);
  });

  it("asks for at least one person: it says so and is not sent", async () => {
    festival.has(draft());
    const { user, dialog, press } = await addMobilization();
    await press("Ajouter");
    expect(dialog.getByLabelText("Équipe")).toHaveAccessibleDescription(
      /Demande au moins une personne, par son nom ou par son équipe/,
    );
    expect(festival.writes).toEqual([]);
    await pick(user, dialog.getByLabelText("Équipe"), "Orga", "Orga");
    await press("Ajouter");
    await dialogClosed();
    expect(festival.sheet(1)?.mobilizations).toMatchObject([{ teams: [{ team: "hard", count: 1 }] }]);
  });

  it("does not end before it starts: it says so and is not sent", async () => {
    festival.has(draft());
    const { dialog, fill, press } = await addMobilization();
    fill(/Date de fin/, "2024-05-17T17:00");
    expect(await dialog.findByText("La date de fin doit être après la date de début")).toBeInTheDocument();
    await press("Ajouter");
    expect(await screen.findByRole("dialog", { name: "Ajouter une mobilisation" })).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("lasts fourteen days at most, the hour of a change of clocks aside", async () => {
    festival.has(draft());
    const { dialog, fill } = await addMobilization();
    fill(/Date de fin/, "2024-05-31T19:15");
    expect(await dialog.findByText("Une mobilisation dure 14 jours au plus")).toBeInTheDocument();
    fill(/Date de fin/, "2024-05-31T19:00");
    await waitFor(() => expect(dialog.queryByText(/14 jours/)).not.toBeInTheDocument());
  });

  it("is not the same as another one, which the dialog says before it is sent (FT-44)", async () => {
    festival.has(draft({ mobilizations: [fridayNight] }));
    const { user, dialog, fill, press } = await addMobilization();
    await pick(user, dialog.getByLabelText("Équipe"), "Orga", "Orga");
    fill(/Date de début/, "2024-05-17T18:00");
    fill(/Date de fin/, "2024-05-18T10:00");
    const problem = "Un autre créneau existe sur cette même période";
    expect(await dialog.findByRole("status")).toHaveTextContent(problem);
    await press("Ajouter");
    expect(festival.sheet(1)?.mobilizations).toHaveLength(1);
    fill(/Date de fin/, "2024-05-18T11:00");
    await press("Ajouter");
    await dialogClosed();
    expect(festival.sheet(1)?.mobilizations).toHaveLength(2);
  });

  it("tells whose approvals it makes void (FT-41)", async () => {
    festival.has(refusedBy(["elec"], readyPoweredDraft(), { matos: "APPROVED", humain: "APPROVED" }));
    const { dialog } = await addMobilization();
    expect(
      await dialog.findByText(/Les équipes (Humain et Matos|Matos et Humain) ont déjà approuvé cette FT/),
    ).toBeInTheDocument();
  });

  it("stays in its dialog, with all that was typed, while the network is away", async () => {
    festival.has(draft());
    const { user, dialog, press } = await addMobilization();
    await pick(user, dialog.getByLabelText("Équipe"), "Orga", "Orga");
    festival.unplug();
    await press("Ajouter");
    expect(await dialog.findByRole("alert")).toBeInTheDocument();
    expect(dialog.getByLabelText("Équipe")).toHaveValue("Orga");
    festival.plug();
    await press("Ajouter");
    await dialogClosed();
    expect(festival.sheet(1)?.mobilizations).toHaveLength(1);
  });
});

describe("a mobilization that is changed", () => {
  it("shows its own period and split, and moves with its people", async () => {
    festival.has(
      draft({ mobilizations: [{ ...fridayNight, durationSplitInHour: 2, volunteers: [named(zoe)] }] }),
    );
    const { dialog, fill, press, messages } = await editFriday();
    expect(dialog.getByLabelText(/Découpage/)).toHaveValue("2");
    expect(dialog.queryByLabelText("Bénévoles requis")).not.toBeInTheDocument();
    fill(/Date de début/, "2024-05-19T18:00");
    await waitFor(() => expect(dialog.getByLabelText(/Date de fin/)).toHaveValue("20/05/2024 10:00"));
    await press("Modifier");
    await dialogClosed();
    await waitFor(() => expect(messages()).toContain("La mobilisation a été mise à jour"));
    expect(festival.sheet(1)?.mobilizations).toMatchObject([
      { start: "2024-05-19T16:00:00.000Z", durationSplitInHour: 2, volunteers: [{ id: zoe.id }] },
    ]);
  });

  it("keeps a split that is no longer offered", async () => {
    festival.has(draft({ mobilizations: [{ ...fridayNight, durationSplitInHour: 8 }] }));
    const { dialog } = await editFriday();
    const lengths = within(dialog.getByLabelText(/Découpage/)).getAllByRole("option");
    expect(lengths.map(({ textContent }) => textContent)).toEqual(["Aucun", "1h", "2h", "3h", "4h", "8h"]);
    expect(dialog.getByLabelText(/Découpage/)).toHaveValue("8");
  });

  it("can't be moved onto another one, nor cut into a length that does not divide it", async () => {
    festival.has(draft({ mobilizations: [fridayNight, saturday] }));
    const { user, dialog, fill, press } = await editFriday();
    fill(/Date de début/, "2024-05-18T10:00");
    fill(/Date de fin/, "2024-05-18T18:00");
    expect(await dialog.findByText("Un autre créneau existe sur cette même période")).toBeInTheDocument();
    fill(/Date de fin/, "2024-05-18T17:00");
    await user.selectOptions(dialog.getByLabelText(/Découpage/), "2h");
    expect(await dialog.findByText("La période n'est pas divisible en 2 heures")).toBeInTheDocument();
    await press("Modifier");
    expect(festival.writes).toEqual([]);
  });

  describe("by two people at once", () => {
    const theyCutIt = () =>
      festival.change(1, (task) =>
        updateMobilization(task, fridayNight.id, { ...fridayNight, durationSplitInHour: 2 }, act),
      );

    async function inConflict() {
      festival.has(draft({ mobilizations: [fridayNight] }));
      const page = await editFriday();
      await page.user.selectOptions(page.dialog.getByLabelText(/Découpage/), "4h");
      theyCutIt();
      await page.press("Modifier");
      const theirs = await page.dialog.findByRole("group", { name: "Leur version" });
      return { ...page, theirs };
    }

    it("shows theirs before mine goes over it", async () => {
      const { theirs, press } = await inConflict();
      expect(theirs).toHaveTextContent("découpage : 2h");
      expect(festival.sheet(1)?.mobilizations).toMatchObject([{ durationSplitInHour: 2 }]);
      await press("Garder la mienne");
      await waitFor(() =>
        expect(festival.sheet(1)?.mobilizations).toMatchObject([{ durationSplitInHour: 4 }]),
      );
      await dialogClosed();
    });

    it("leaves theirs when I take it", async () => {
      const { press } = await inConflict();
      await press("Prendre la leur");
      await dialogClosed();
      expect(festival.sheet(1)?.mobilizations).toMatchObject([{ durationSplitInHour: 2 }]);
      expect(festival.writes).toEqual([]);
    });

    it("says that it was removed meanwhile", async () => {
      festival.has(readyDraft({ mobilizations: [{ ...fridayNight, durationSplitInHour: 2 }, saturday] }));
      const { user, dialog, press } = await editFriday();
      await user.selectOptions(dialog.getByLabelText(/Découpage/), "4h");
      festival.change(1, () => readyDraft({ mobilizations: [saturday] }));
      await press("Modifier");
      expect(await dialog.findByRole("group", { name: "Leur version" })).toHaveTextContent("(supprimé)");
      expect(festival.sheet(1)?.mobilizations).toHaveLength(1);
    });
  });
});
