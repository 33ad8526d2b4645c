import { read } from "@coulisses/shared-auth/testing";
import {
  draft,
  escapeGame,
  fridayNight,
  readyDraft,
  readyToAssign,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { openPage } from "../../testing/open-page";

const festival = festivalServer();
const fridayEvening = {
  id: "evening",
  start: "2024-05-17T18:00:00.000Z",
  end: "2024-05-17T20:00:00.000Z",
};
const game = {
  ...escapeGame,
  timeWindows: [fridayEvening],
  inquiry: { timeWindows: [fridayEvening], all: [] },
};

async function openCalendar() {
  const page = openPage("/ft/1");
  await page.user.click(await screen.findByRole("button", { name: "Calendrier" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Créneaux de la tâche" }));
  const legend = async () =>
    within(await dialog.findByRole("list", { name: "Légende" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  return { ...page, dialog, legend };
}

describe("the calendar of a task", () => {
  it("opens on its first mobilization, and adds its activity and gear when asked", async () => {
    festival.has(draft({ festivalActivity: game, mobilizations: [fridayNight] }));
    const { user, dialog, legend } = await openCalendar();
    expect((await dialog.findAllByText("Monter les décors")).length).toBeGreaterThan(0);
    expect(await legend()).toEqual(["Mobilisations", "Relèves : 6h, 10h, 18h"]);
    expect(dialog.queryByText("20h - 22h")).not.toBeInTheDocument();
    await user.click(dialog.getByLabelText("Animations"));
    expect(await dialog.findByText("20h - 22h")).toBeInTheDocument();
    await user.click(dialog.getByLabelText("Matos"));
    await waitFor(async () =>
      expect(await legend()).toEqual(["Animations", "Matos", "Mobilisations", "Relèves : 6h, 10h, 18h"]),
    );
    expect(dialog.getAllByText("20h - 22h")).toHaveLength(2);
  });

  it("opens on the festival when nobody is asked for yet, and closes without a change", async () => {
    festival.has(draft({ festivalActivity: game }));
    const { user, dialog } = await openCalendar();
    await user.click(await dialog.findByLabelText("Animations"));
    expect(await dialog.findByText("20h - 22h")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
  });

  it("opens who comes to a slot once people are assigned, and nothing by what is no slot", async () => {
    const task = readyToAssign(readyDraft({ festivalActivity: game, mobilizations: [fridayNight] }));
    const [mobilization] = task.mobilizations;
    const [slot] = mobilization?.assignments ?? [];
    const where = { taskId: 1, mobilizationId: mobilization?.id ?? "", assignmentId: slot?.id ?? "" };
    festival.has(task);
    festival.server.use(
      read(
        `assignments/tasks/1/mobilizations/${where.mobilizationId}/assignments/${where.assignmentId}`,
        () => ({
          ...where,
          start: slot?.start,
          end: slot?.end,
          name: "Monter les décors",
          appointment: null,
          demands: [{ team: "bar", demand: 2 }],
          assignees: [],
        }),
      ),
    );
    const { user, dialog } = await openCalendar();
    await user.click(dialog.getByLabelText("Animations"));
    expect((await dialog.findByText("20h - 22h")).closest("button")).toBeNull();
    const [block] = await dialog.findAllByRole("button", { name: /^Monter les décors/ });
    await user.click(block as HTMLElement);
    const details = within(await screen.findByRole("dialog", { name: "[1] Monter les décors" }));
    expect(await details.findByText("0/2 Bar")).toBeVisible();
    await user.click(details.getByRole("button", { name: "Fermer" }));
    expect(await screen.findByRole("dialog", { name: "Créneaux de la tâche" })).toBeVisible();
  });
});
