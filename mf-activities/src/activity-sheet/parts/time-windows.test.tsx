import { fillField } from "@coulisses/shared-auth/testing";
import { removeTimeWindow } from "@coulisses/shared-domain/festival-activity/sections/general";
import * as fa from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { closed, dialog, linesOf, refusalIsRead, openForm, section } from "../../testing/on-sheet";
import { openPage, organiser } from "../../testing/open-page";

const festival = festivalServer();
const ADDING = "Ajouter un créneau";
const CHANGING = "Modifier un créneau";
const COPYING = "Dupliquer un créneau";
const table = () => screen.findByLabelText("Créneaux de l'activité");
const withWindows = (...timeWindows: (typeof fa.saturdayNight)[]) => fa.draft({ general: { timeWindows } });
const windows = () => festival.sheet(1)?.general.timeWindows.map(({ start, end }) => [start, end]);

async function openAdding() {
  const page = openPage("/fa/1");
  await page.user.click((await section("Général")).getByRole("button", { name: ADDING }));
  const form = await dialog(ADDING);
  return { ...page, form };
}
const openChanging = () => openForm("Modifier le créneau du sam. 17 mai 2025, 22h - 0h", CHANGING);

describe("the windows of an activity", () => {
  it("are shown in the order of the festival, whatever the order in which they were added", async () => {
    festival.has(withWindows(fa.saturdayNight, fa.saturdayMorning));
    openPage("/fa/1");
    expect(linesOf(await table()).map(([hours]) => hours)).toEqual([
      "sam. 17 mai 2025, 10h - 12h",
      "sam. 17 mai 2025, 22h - 0h",
    ]);
  });

  it("begin with the festival, for one hour, unless one says otherwise", async () => {
    festival.has(fa.draft());
    const { user, form } = await openAdding();
    expect(await form.findByLabelText(/Date de début/)).toHaveValue("15/05/2026 18:00");
    expect(form.getByLabelText(/Date de fin/)).toHaveValue("15/05/2026 19:00");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(windows()).toEqual([["2026-05-15T16:00:00.000Z", "2026-05-15T17:00:00.000Z"]]);
    expect(linesOf(await table())[0]?.[0]).toMatch(/^ven\. 15 mai( 2026)?, 18h - 19h$/);
  });

  it("keep their length when their start is moved", async () => {
    festival.has(fa.draft());
    const { user, form } = await openAdding();
    fillField(await form.findByLabelText(/Date de début/), "2026-05-16T10:00");
    await waitFor(() => expect(form.getByLabelText(/Date de fin/)).toHaveValue("16/05/2026 11:00"));
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(windows()).toEqual([["2026-05-16T08:00:00.000Z", "2026-05-16T09:00:00.000Z"]]);
  });

  it("have the hours of the last one, the day after, unless one says otherwise", async () => {
    festival.has(withWindows(fa.saturdayNight, fa.saturdayMorning));
    const { user, form } = await openAdding();
    expect(await form.findByLabelText(/Date de début/)).toHaveValue("18/05/2025 22:00");
    expect(form.getByLabelText(/Date de fin/)).toHaveValue("19/05/2025 00:00");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(windows()).toContainEqual(["2025-05-18T20:00:00.000Z", "2025-05-18T22:00:00.000Z"]);
  });

  it("are typed in one line, which is read back before it is sent", async () => {
    festival.has(fa.draft());
    const { user, form } = await openAdding();
    await form.findByText(/Le festival commence/);
    await user.type(form.getByLabelText("Saisie rapide"), "sam 22h-2h");
    expect(form.getByRole("status")).toHaveTextContent("du samedi 16 mai à 22:00 au dimanche 17 mai à 02:00");
    expect(form.queryByLabelText(/Date de début/)).not.toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    await user.keyboard("{Enter}");
    await closed(ADDING);
    expect(windows()).toEqual([["2026-05-16T20:00:00.000Z", "2026-05-17T00:00:00.000Z"]]);
  });

  it("are pasted several at once, of which what was saved is not sent twice", async () => {
    const friday = { start: "2026-05-15T19:00:00.000Z", end: "2026-05-15T21:00:00.000Z" };
    festival.has(withWindows({ id: "29647860-29647980", ...friday }));
    const { user, form, messages } = await openAdding();
    await form.findByText(/Le festival commence/);
    await user.click(form.getByLabelText("Saisie rapide"));
    await user.paste("sam 21h-23h\nven 21h-23h");
    expect(form.getAllByRole("listitem")).toHaveLength(2);
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await refusalIsRead("Une créneau existe déjà à ces heures", messages);
    expect(windows()).toHaveLength(2);
    await user.clear(form.getByLabelText("Saisie rapide"));
    await user.paste("sam 21h-23h\ndim 21h-23h");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(windows()?.map(([start]) => start)).toEqual([
      friday.start,
      "2026-05-16T19:00:00.000Z",
      "2026-05-17T19:00:00.000Z",
    ]);
  });

  it("that are not understood are not sent: one reads which line and why", async () => {
    festival.has(fa.draft());
    const { user, form } = await openAdding();
    await form.findByText(/Le festival commence/);
    await user.click(form.getByLabelText("Saisie rapide"));
    await user.paste("sam 21h-23h\nbientôt");
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    expect(form.getByLabelText("Saisie rapide")).toHaveAccessibleDescription(
      /« bientôt » : Écris un créneau comme sam 21h-23h30/,
    );
    expect(festival.writes).toEqual([]);
  });

  it("are duplicated to the day after in two clicks", async () => {
    festival.has(withWindows(fa.saturdayMorning, fa.saturdayNight));
    const { user, form } = await openForm("Dupliquer le créneau du sam. 17 mai 2025, 10h - 12h", COPYING);
    expect(form.getByLabelText(/Décalage/)).toHaveValue("1");
    expect(form.getByLabelText(/Date de début/)).toHaveValue("18/05/2025 10:00");
    await user.click(form.getByRole("button", { name: "Dupliquer" }));
    await closed(COPYING);
    expect(windows()).toHaveLength(3);
    expect(windows()).toContainEqual(["2025-05-18T08:00:00.000Z", "2025-05-18T10:00:00.000Z"]);
  });

  it("are duplicated as many days later as one says, and the days follow the hours that are typed", async () => {
    festival.has(withWindows(fa.saturdayMorning));
    const { user, form } = await openForm("Dupliquer le créneau du sam. 17 mai 2025, 10h - 12h", COPYING);
    await user.clear(form.getByLabelText(/Décalage/));
    await user.type(form.getByLabelText(/Décalage/), "3{Tab}");
    await waitFor(() => expect(form.getByLabelText(/Date de début/)).toHaveValue("20/05/2025 10:00"));
    expect(form.getByLabelText(/Date de fin/)).toHaveValue("20/05/2025 12:00");
    fillField(form.getByLabelText(/Date de début/), "2025-05-19T14:00");
    await waitFor(() => expect(form.getByLabelText(/Décalage/)).toHaveValue("2"));
    await user.click(form.getByRole("button", { name: "Dupliquer" }));
    await closed(COPYING);
    expect(windows()).toContainEqual(["2025-05-19T12:00:00.000Z", "2025-05-19T14:00:00.000Z"]);
  });

  it("can't end before they begin: one reads why, and nothing is sent", async () => {
    festival.has(fa.draft());
    const { user, form } = await openAdding();
    fillField(await form.findByLabelText(/Date de fin/), "2026-05-15T12:00");
    expect(await form.findByText("La date de fin doit être après la date de début")).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    fillField(form.getByLabelText(/Date de fin/), "2026-05-15T20:00");
    await waitFor(() =>
      expect(form.queryByText("La date de fin doit être après la date de début")).not.toBeInTheDocument(),
    );
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await closed(ADDING);
    expect(festival.writes).toHaveLength(1);
    expect(windows()).toEqual([["2026-05-15T16:00:00.000Z", "2026-05-15T18:00:00.000Z"]]);
  });

  it("are refused twice at the same hours, and what was chosen stays (FA-35)", async () => {
    const first = {
      id: "29647680-29647740",
      start: "2026-05-15T16:00:00.000Z",
      end: "2026-05-15T17:00:00.000Z",
    };
    festival.has(withWindows(first));
    const { user, form, messages } = await openAdding();
    fillField(await form.findByLabelText(/Date de début/), "2026-05-15T18:00");
    await waitFor(() => expect(form.getByLabelText(/Date de fin/)).toHaveValue("15/05/2026 19:00"));
    await user.click(form.getByRole("button", { name: "Ajouter" }));
    await refusalIsRead("Une créneau existe déjà à ces heures", messages);
    expect(form.getByLabelText(/Date de début/)).toHaveValue("15/05/2026 18:00");
    expect(windows()).toHaveLength(1);
  });

  it("are moved, starting from the hours that they have", async () => {
    festival.has(withWindows(fa.saturdayMorning, fa.saturdayNight));
    const { user, form } = await openChanging();
    expect(form.getByLabelText(/Date de fin/)).toHaveValue("18/05/2025 00:00");
    fillField(form.getByLabelText(/Date de fin/), "2025-05-17T23:00");
    await user.click(form.getByRole("button", { name: "Modifier" }));
    await closed(CHANGING);
    expect(windows()).toContainEqual([fa.saturdayNight.start, "2025-05-17T21:00:00.000Z"]);
    expect(windows()).toContainEqual([fa.saturdayMorning.start, fa.saturdayMorning.end]);
  });

  it("that another person removed meanwhile are not brought back without a word", async () => {
    festival.has(withWindows(fa.saturdayNight));
    const { user, form } = await openChanging();
    festival.change(1, (sheet) => removeTimeWindow(sheet, fa.saturdayNight.id));
    fillField(form.getByLabelText(/Date de fin/), "2025-05-17T23:00");
    await user.click(form.getByRole("button", { name: "Modifier" }));
    expect(await form.findByRole("group", { name: "Leur version" })).toHaveTextContent("(supprimé)");
    await user.click(form.getByRole("button", { name: "Prendre la leur" }));
    await closed(CHANGING);
    expect(windows()).toEqual([]);
  });

  it("go in one click", async () => {
    festival.has(withWindows(fa.saturdayMorning, fa.saturdayNight));
    const { user } = openPage("/fa/1");
    await user.click(
      await screen.findByRole("button", { name: "Supprimer le créneau du sam. 17 mai 2025, 10h - 12h" }),
    );
    await waitFor(() => expect(windows()).toEqual([[fa.saturdayNight.start, fa.saturdayNight.end]]));
    await waitFor(async () => expect(linesOf(await table())).toHaveLength(1));
  });

  it("leave at least one to a published activity in review (FA-37)", async () => {
    festival.has(fa.inReview(fa.readyPublicDraft()));
    const { user, messages } = openPage("/fa/1");
    await user.click(
      await screen.findByRole("button", { name: "Supprimer le créneau du sam. 17 mai 2025, 10h - 12h" }),
    );
    await waitFor(() => expect(messages()).toContain("Il faut garder au moins un créneau."));
    expect(windows()).toHaveLength(1);
  });

  it("are closed by humain, also when communication answers for the rest of the section (FA-38)", async () => {
    festival.has(fa.approvedBy(["humain"], fa.readyPublicDraft()));
    openPage("/fa/1");
    const general = await section("Général");
    expect(await general.findByText(/l'équipe Humain/)).toBeInTheDocument();
    expect(general.getByLabelText("Nom de l'activité")).not.toHaveAttribute("readonly");
    expect(general.queryByRole("button", { name: ADDING })).not.toBeInTheDocument();
    expect(general.queryByRole("button", { name: /le créneau du/ })).not.toBeInTheDocument();
  });

  it("are only read by those who may not write", async () => {
    festival.has(fa.inReview(fa.readyDraft({ general: { timeWindows: [fa.saturdayNight] } })));
    openPage("/fa/1", { ...organiser, permissions: ["read-fa"] });
    expect(linesOf(await table())).toEqual([["sam. 17 mai 2025, 22h - 0h"]]);
    expect(screen.queryByRole("button", { name: /le créneau du/ })).not.toBeInTheDocument();
  });
});
