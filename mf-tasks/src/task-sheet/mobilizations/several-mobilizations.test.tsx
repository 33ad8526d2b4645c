import { draft, fridayNight, named, zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { waitFor, within } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { addMobilization, copyFriday, dialogClosed } from "../../testing/open-mobilization";
import { pick } from "../../testing/pick";

const festival = festivalServer();

describe("a mobilization that is not written field by field", () => {
  it("costs four gestures: open, its hours in one line, its team, send", async () => {
    festival.has(draft());
    const { user, dialog, press, messages } = await addMobilization();
    await user.keyboard("sam 21h-23h30");
    expect(dialog.getByRole("status")).toHaveTextContent("du samedi 18 mai à 21:00 au samedi 18 mai à 23:30");
    await pick(user, dialog.getByLabelText("Équipe"), "Orga", "Orga");
    await press("Ajouter");
    await dialogClosed();
    await waitFor(() => expect(messages()).toContain("La mobilisation a été ajoutée"));
    expect(festival.sheet(1)?.mobilizations).toMatchObject([
      {
        start: "2024-05-18T19:00:00.000Z",
        end: "2024-05-18T21:30:00.000Z",
        teams: [{ team: "hard", count: 1 }],
      },
    ]);
  });

  it("is pasted with others, each with the same people", async () => {
    festival.has(draft());
    const { user, dialog, press, messages } = await addMobilization();
    await user.paste("ven 21h-23h\nsam 21h-23h\ndim 21h-23h");
    expect(within(dialog.getByRole("status")).getAllByRole("listitem")).toHaveLength(3);
    await pick(user, dialog.getByLabelText("Équipe"), "Orga", "Orga");
    await press("Ajouter");
    await dialogClosed();
    await waitFor(() => expect(messages()).toContain("Les mobilisations ont été ajoutées"));
    expect(festival.sheet(1)?.mobilizations.map(({ start, teams }) => [start, teams])).toEqual(
      ["17", "18", "19"].map((day) => [`2024-05-${day}T19:00:00.000Z`, [{ team: "hard", count: 1 }]]),
    );
  });

  it("is duplicated to the day after with its people and its split, in two clicks", async () => {
    const asked = {
      ...fridayNight,
      durationSplitInHour: 2,
      volunteers: [named(zoe)],
      teams: [{ team: "hard", count: 2 }],
    };
    festival.has(draft({ mobilizations: [asked] }));
    const { dialog, press } = await copyFriday();
    expect(dialog.getByLabelText(/Décalage/)).toHaveValue("1");
    expect(dialog.getByRole("button", { name: "Retirer 2 Orga" })).toBeInTheDocument();
    await press("Dupliquer");
    await dialogClosed();
    expect(festival.sheet(1)?.mobilizations).toMatchObject([
      asked,
      {
        start: "2024-05-18T16:00:00.000Z",
        end: "2024-05-19T08:00:00.000Z",
        durationSplitInHour: 2,
        volunteers: [{ id: zoe.id }],
        teams: [{ team: "hard", count: 2 }],
      },
    ]);
  });
});
