import { festivalServer, keptState, lea, theo } from "@coulisses/shared-auth/testing";
import { alreadyParticipating } from "@coulisses/shared-domain/charisma/charisma-event";
import { parisDay } from "@coulisses/shared-domain/time/paris";
import { screen, waitFor, within } from "@testing-library/react";
import { participations } from "../testing/charisma-samples";
import { openPage } from "../testing/open-page";

const kept = keptState(() => ({ known: [] as ReturnType<typeof participations> }));
const earnedBy = ({ id }: typeof lea) =>
  kept.known.reduce((sum, one) => sum + (one.participant.id === id ? one.charisma : 0), 0);
const festival = festivalServer({
  charismaEvent: {
    listPotentialParticipants: () => [lea, theo].map((one) => ({ ...one, charisma: earnedBy(one) })),
    create: ({ body: { event, participants } }) => {
      const eventDate = parisDay(new Date(event.eventDate));
      const added = participations({ ...event, eventDate }, participants);
      const twice = added.filter(({ id }) => kept.known.some((one) => one.id === id));
      if (twice.length > 0) throw alreadyParticipating(twice.map(({ participant }) => participant));
      kept.known.push(...added);
      return added;
    },
  },
});
const open = () => openPage("/charisma/events/manage");
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole("button", { name: "Sauvegarder" });
const writtenDay = () => screen.getByLabelText<HTMLInputElement>(/^Date de l'événement/);

describe("A new event of charisma", () => {
  it("gives each participant what an hour is worth for each of theirs, and begins anew", async () => {
    const { user, messages } = open();
    await user.type(await screen.findByLabelText(/^Nom de l'événement/), "Nettoyage d'été");
    await user.clear(writtenDay());
    await user.type(writtenDay(), "22/11/2026");
    await user.type(within(await row("Léa Martin")).getByLabelText("Heures de Léa Martin"), "2");
    await user.tab();
    expect(await row("Léa Martin")).toHaveTextContent("20");
    expect(screen.getByText("1 participant, 2 h, 20 de charisme")).toBeVisible();
    await user.click(save());
    await waitFor(() =>
      expect(messages()).toEqual(["Les participants ont été ajoutés à l'événement Nettoyage d'été"]),
    );
    expect(festival.writes).toEqual([
      'POST charisma-events {"event":{"name":"Nettoyage d\'été","charismaPerHour":10,"eventDate":"2026-11-22T11:00:00.000Z"},"participants":[{"id":21,"hours":2}]}',
    ]);
    expect(await screen.findByLabelText(/^Nom de l'événement/)).toHaveValue("");
    expect(screen.getByLabelText("Heures de Léa Martin")).toHaveValue("");
    await waitFor(async () => expect(await row("Léa Martin")).toHaveTextContent("20"));
  });

  it("says what is missing, and sends nothing", async () => {
    const { user } = open();
    await row("Léa Martin");
    await user.click(save());
    expect(await screen.findByText("Le nom de l'événement n'est pas valide")).toBeVisible();
    expect(screen.getByText("Aucun participant n'est renseigné")).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("names who already took part, and loses nothing of what was typed", async () => {
    const { user } = open();
    const sorting = { name: "Tri", charismaPerHour: 10, eventDate: "2026-11-22" };
    kept.known = participations(sorting, [{ id: lea.id, hours: 1 }]);
    await user.type(await screen.findByLabelText(/^Nom de l'événement/), "Tri");
    await user.clear(writtenDay());
    await user.type(writtenDay(), "22/11/2026");
    await user.type(within(await row("Léa Martin")).getByLabelText("Heures de Léa Martin"), "3");
    await user.click(save());
    expect(await screen.findByText("Léa Martin participe déjà à cet évènement")).toBeVisible();
    expect(screen.getByLabelText("Heures de Léa Martin")).toHaveValue("3");
  });

  it("finds participants by a part of their name, and keeps the hours of the others", async () => {
    const { user } = open();
    await user.type(within(await row("Léa Martin")).getByLabelText("Heures de Léa Martin"), "2");
    await user.type(screen.getByLabelText("Rechercher un bénévole"), "tito");
    await waitFor(() => expect(screen.queryByRole("row", { name: /^Léa/ })).not.toBeInTheDocument());
    expect(await row("Théo")).toBeVisible();
    expect(screen.getByText("1 participant, 2 h, 20 de charisme")).toBeVisible();
    expect(theo.nickname).toBe("Tito");
  });

  it("takes a pasted list of names, keeps what was typed, and says what it could not take", async () => {
    const { user, messages } = open();
    await user.type(within(await row("Léa Martin")).getByLabelText("Heures de Léa Martin"), "2");
    await user.click(screen.getByRole("button", { name: "Coller une liste" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Coller une liste de participants" }));
    await user.click(dialog.getByLabelText("Noms et heures"));
    await user.paste("Tito 3h\nJean Untel\nLéa Martin;plein\n");
    await user.click(dialog.getByRole("button", { name: "Remplir les heures" }));
    expect(await dialog.findByText(/Introuvables : Jean Untel/)).toHaveTextContent(
      "Heures illisibles : Léa Martin (plein)",
    );
    await waitFor(() => expect(messages()).toEqual(["Un participant a été repris"]));
    expect(screen.getByText("2 participants, 5 h, 50 de charisme")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Remplir les heures" }));
    await user.clear(dialog.getByLabelText("Noms et heures"));
    await user.paste("martin");
    await user.click(dialog.getByRole("button", { name: "Remplir les heures" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("2 participants, 4 h, 40 de charisme")).toBeVisible();
  });
});
