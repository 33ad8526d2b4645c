import { aWindow, festivalServer, lea } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import type { HoursReport } from "@coulisses/shared-domain/contract/assignment/hours";
import type { ThanksState } from "@coulisses/shared-domain/contract/assignment/thanks";
import { refused } from "@coulisses/shared-domain/festival-error";
import { THANKS } from "@coulisses/shared-domain/live/live-tags";
import { defaultThanks } from "@coulisses/shared-domain/thanks/thanks";
import { ofHours } from "@coulisses/shared-domain/time/duration";
import { act, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";

const hours = { planned: 0, worked: ofHours(2), absences: 0, ill: 0, replaced: 0, replacing: 0, unmarked: 0 };
const report: HoursReport = {
  people: [{ ...lea, hours: [{ ...hours, team: null }] }],
  closedAccounts: [],
  tasks: [],
};
const yesterday = new Date(Date.now() - ofHours(24)).toISOString();
const ready: ThanksState = {
  start: yesterday,
  waiting: 3,
  thanked: 0,
  example: { worked: ofHours(6.5), slots: 1 },
};
const kept: { state: ThanksState; refusal: string | undefined } = { state: ready, refusal: undefined };
const festival = festivalServer({
  checkIn: { readHours: () => report },
  edition: { list: () => [] },
  thanks: {
    read: () => kept.state,
    send: () => {
      if (kept.refusal !== undefined) throw refused(kept.refusal);
      const people = kept.state.waiting;
      kept.state = { ...kept.state, waiting: 0, thanked: kept.state.thanked + people, example: null };
      return { people };
    },
  },
});

beforeEach(() => {
  aWindow(1440);
  Object.assign(kept, { state: ready, refusal: undefined });
});

async function open(state = ready) {
  kept.state = state;
  const page = openPage("/check-in/hours", {
    teams: ["hard"],
    permissions: ["affect-volunteer", "view-planning"],
  });
  await page.user.click(await screen.findByRole("button", { name: "Remercier…" }));
  await screen.findByRole("dialog", { name: "Remercier les bénévoles" });
  // The dialog that loads is replaced by another one.
  await waitFor(() => expect(screen.queryByText("Lecture des heures faites...")).not.toBeInTheDocument());
  return { ...page, dialog: within(await screen.findByRole("dialog", { name: "Remercier les bénévoles" })) };
}

describe("The thanks", () => {
  it("show the mail as it is written, and go to everybody after a confirmation", async () => {
    const { user, dialog, messages } = await open();
    expect(await dialog.findByText("Le mail part à 3 personnes qui ont fait des heures.")).toBeVisible();
    const mail = dialog.getByLabelText("Le mail");
    expect(mail).toHaveTextContent(defaultThanks.subject);
    expect(mail).toHaveTextContent("Tu as donné 6 h 30 en 1 créneau.");
    await user.clear(dialog.getByLabelText(/^Objet/));
    await user.type(dialog.getByLabelText(/^Objet/), "Bravo !");
    expect(mail).toHaveTextContent(/^Bravo !/);
    await user.click(dialog.getByRole("button", { name: "Remercier 3 personnes" }));
    const sure = within(await screen.findByRole("dialog", { name: "Envoyer 3 mails ?" }));
    expect(festival.writes).toEqual([]);
    await user.click(sure.getByRole("button", { name: "Envoyer" }));
    await waitFor(() => expect(messages()).toEqual(["3 personnes remerciées"]));
    expect(festival.writes).toEqual([
      `POST thanks ${JSON.stringify({ subject: "Bravo !", text: defaultThanks.text })}`,
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("stay unsent, with what was typed, for who is not sure", async () => {
    const { user, dialog } = await open();
    await user.type(await dialog.findByLabelText(/^Texte/), " Nini");
    await user.click(dialog.getByRole("button", { name: "Remercier 3 personnes" }));
    const sure = within(await screen.findByRole("dialog", { name: "Envoyer 3 mails ?" }));
    await user.click(sure.getByRole("button", { name: "Annuler" }));
    expect(await dialog.findByText("Les remerciements ne sont pas partis.")).toBeVisible();
    expect(dialog.getByLabelText(/^Texte/)).toHaveValue(`${defaultThanks.text} Nini`);
    expect(festival.writes).toEqual([]);
  });

  it("TH-3 say who had them already", async () => {
    const { dialog } = await open({ ...ready, waiting: 1, thanked: 2 });
    expect(
      await dialog.findByText(
        "Le mail part à 1 personne qui a fait des heures. 2 personnes l'ont déjà reçu : pas de deuxième.",
      ),
    ).toBeVisible();
    expect(dialog.getByRole("button", { name: "Remercier 1 personne" })).toBeVisible();
  });

  it("TH-4 are not sent without words", async () => {
    const { user, dialog } = await open();
    await user.clear(await dialog.findByLabelText(/^Texte/));
    await user.click(dialog.getByRole("button", { name: "Remercier 3 personnes" }));
    expect(await dialog.findByText("Ce champ est requis")).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "Envoyer 3 mails ?" })).not.toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("that the server refuses say why, with what was typed", async () => {
    kept.refusal = "Le festival n'est pas fini";
    const { user, dialog, messages } = await open();
    await user.click(await dialog.findByRole("button", { name: "Remercier 3 personnes" }));
    await user.click(await screen.findByRole("button", { name: "Envoyer" }));
    expect(await dialog.findByText(kept.refusal)).toBeVisible();
    await waitFor(() => expect(messages()).toEqual([]));
  });

  it.each([
    ["TH-1 before the end", { start: "2099-05-20T04:00:00.000Z" }, /dès le 20 mai 2099 à 06:00$/],
    ["TH-1 before there are dates", { start: null }, "Les dates du festival ne sont pas encore fixées"],
    [
      "TH-3 once everybody had them",
      { waiting: 0, thanked: 3 },
      "Toutes les personnes qui ont fait des heures ont déjà été remerciées",
    ],
    [
      "TH-3 before anybody came",
      { waiting: 0 },
      "Personne n'a encore d'heures faites : pointe d'abord qui est venu",
    ],
  ])("%s are not written: the dialog says why", async (_, of, words) => {
    const { user, dialog } = await open({ ...ready, ...of });
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
    await user.click(dialog.getByText("Fermer"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("follow those that another manager sends meanwhile", async () => {
    const { dialog, store } = await open();
    await dialog.findByRole("button", { name: "Remercier 3 personnes" });
    kept.state = { ...ready, waiting: 1, thanked: 2 };
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "CheckIn", id: THANKS }])));
    expect(await dialog.findByRole("button", { name: "Remercier 1 personne" })).toBeVisible();
  });
});
