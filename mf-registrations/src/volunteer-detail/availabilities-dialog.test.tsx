import { baseApi } from "@coulisses/shared-auth";
import { answersTo, aWindow, keptState } from "@coulisses/shared-auth/testing";
import type { Availabilities } from "@coulisses/shared-domain/contract/volunteer-availability";
import { toIsoPeriod } from "@coulisses/shared-domain/time/period";
import { replaceAvailabilities } from "@coulisses/shared-domain/volunteer-availability/record";
import { act, screen, waitFor, within } from "@testing-library/react";
import { volunteersServer } from "../testing/volunteers-server";
import { openPage } from "../testing/open-page";

const kept = keptState(() => ({ given: [] as Availabilities }));
const festival = volunteersServer(
  ...answersTo({
    availability: {
      read: () => kept.given,
      replace: ({ body }) => (kept.given = replaceAvailabilities(body.availabilities).map(toIsoPeriod)),
    },
  }),
);
const friday = { start: "2026-05-15T10:00:00.000Z", end: "2026-05-15T14:00:00.000Z" };
const save = "Enregistrer les disponibilités";

async function openAvailabilities(...periods: Availabilities) {
  const ada = festival.has("Ada");
  kept.given = periods;
  const page = openPage(`/volunteers?volunteer=${String(ada.id)}`);
  await page.user.click(await screen.findByRole("button", { name: "Modifier les disponibilités" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Disponibilités d'Ada Dupont" }));
  const press = async (name: string | RegExp) => page.user.click(await dialog.findByRole("button", { name }));
  return { ...page, ada, dialog, press };
}
const written = () =>
  festival.writes.map(
    (write) =>
      (JSON.parse(write.split(" ").slice(2).join(" ")) as { availabilities: unknown }).availabilities,
  );

describe("Those who place people write when a person can come", () => {
  it("in the week of the festival, without points, with what is recorded chosen", async () => {
    const { dialog } = await openAvailabilities(friday);
    expect(await dialog.findByRole("button", { name: "vendredi 15 mai, 12h - 14h, choisi" })).toBeVisible();
    expect(dialog.getByRole("button", { name: "dimanche 17 mai, 22h - 23h" })).toBeVisible();
    expect(dialog.getByRole("button", { name: "lundi 11 mai, 6h - 8h" })).toBeVisible();
  });

  it("AV-12 adds without a question", async () => {
    const { ada, press, messages } = await openAvailabilities(friday);
    await press("vendredi 15 mai, 16h - 18h");
    await press(save);
    await waitFor(() => expect(messages()).toEqual(["Les disponibilités d'Ada ont été enregistrées"]));
    expect(festival.writes[0]).toMatch(`PATCH volunteer-availability/${String(ada.id)} `);
    expect(written()).toEqual([[{ start: friday.start, end: "2026-05-15T16:00:00.000Z" }]]);
  });

  it("AV-12 takes back only once it is confirmed, with what would go", async () => {
    const { user, press } = await openAvailabilities(friday);
    await press("vendredi 15 mai, 12h - 14h, choisi");
    await press(save);
    const question = within(
      await screen.findByRole("dialog", { name: "Retirer des disponibilités à Ada ?" }),
    );
    expect(question.getByText("du vendredi 15 mai à 12:00 au vendredi 15 mai à 14:00")).toBeVisible();
    expect(festival.writes).toEqual([]);
    await user.click(question.getByRole("button", { name: "Retirer et enregistrer" }));
    await waitFor(() =>
      expect(written()).toEqual([[{ start: "2026-05-15T12:00:00.000Z", end: friday.end }]]),
    );
  });

  it("takes a day as a whole, judged on all of its slots", async () => {
    const { press, dialog } = await openAvailabilities({
      start: "2026-05-15T04:00:00.000Z",
      end: "2026-05-15T10:00:00.000Z",
    });
    const whole = "Toute la journée du vendredi 15 mai";
    await press(whole);
    expect(await dialog.findByRole("button", { name: "vendredi 15 mai, 23h - 0h, choisi" })).toBeVisible();
    await press(whole);
    expect(await dialog.findByRole("button", { name: "vendredi 15 mai, 6h - 8h" })).toBeVisible();
  });

  it("goes to another week", async () => {
    const { press, dialog } = await openAvailabilities();
    await dialog.findByRole("button", { name: "lundi 11 mai, 6h - 8h" });
    await press("Semaine suivante");
    expect(await dialog.findByRole("button", { name: "lundi 18 mai, 6h - 8h" })).toBeVisible();
  });

  it("is told which rule is broken before anything is sent", async () => {
    const { press, dialog } = await openAvailabilities(friday);
    await press("vendredi 15 mai, 20h - 21h");
    await press(save);
    expect(
      await dialog.findByText(
        "[15/05/2026 20:00-15/05/2026 21:00]La disponibilité doit durer au moins 2 heures",
      ),
    ).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("is told what the server refuses, and loses nothing", async () => {
    const reason = "[15/05/2026 20:00-15/05/2026 21:00]La disponibilité doit durer au moins 2 heures";
    festival.refuse("availability.replace", 409, reason);
    const { press, dialog } = await openAvailabilities(friday);
    await press("vendredi 15 mai, 16h - 18h");
    await press(save);
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.getByRole("button", { name: "vendredi 15 mai, 16h - 18h, choisi" })).toBeVisible();
  });

  it("does not overwrite what the volunteer adds meanwhile", async () => {
    const { press, dialog, store, ada } = await openAvailabilities(friday);
    await press("vendredi 15 mai, 16h - 18h");
    kept.given = [friday, { start: "2026-05-16T10:00:00.000Z", end: "2026-05-16T12:00:00.000Z" }];
    act(() => {
      store.dispatch(baseApi.util.invalidateTags([{ type: "Availability", id: ada.id }]));
    });
    expect(await dialog.findByText(/du samedi 16 mai à 12:00/)).toBeVisible();
    await press(save);
    expect(festival.writes).toEqual([]);
  });
});

test("On a phone nobody changes them", async () => {
  aWindow(390);
  const ada = festival.has("Ada");
  kept.given = [friday];
  openPage(`/volunteers?volunteer=${String(ada.id)}`);
  expect(
    await within(await screen.findByRole("dialog", { name: "Ada Dupont" })).findByText("Aucun ami"),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Modifier les disponibilités" })).not.toBeInTheDocument();
  aWindow(1440);
});
