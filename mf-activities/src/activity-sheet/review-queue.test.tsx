import { notices } from "@coulisses/shared-auth/session";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { requestReview } from "@coulisses/shared-domain/festival-activity/review/ask-for-review";
import { lea, readyDraft } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { act, screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, reviewer } from "../testing/open-page";

const festival = festivalServer();

/** An activity whose review was asked for on that day of May. */
function askedOn(day: number, id: number, team = "culture"): FestivalActivity {
  const draft = readyDraft({ general: { name: `Activité ${id}` }, inCharge: { team } });
  const asked = requestReview({ ...draft, id }, { by: lea, at: new Date(Date.UTC(2025, 4, day)) });
  return { ...asked.festivalActivity, version: 1 };
}
beforeEach(() => festival.has(askedOn(3, 1), askedOn(1, 2), askedOn(2, 3, "bar")));

const matos = reviewer("matos");
const place = () => within(screen.getByRole("navigation", { name: "Relectures" })).getByRole("status");
const isRead = async (id: number, text: string) => {
  await screen.findByText(`Fiche Activité n°${id}`);
  await waitFor(() => expect(place()).toHaveTextContent(text));
};
const approve = () => screen.findByRole("button", { name: "Approuver pour Matos" });
const undo = () => act(async () => notices.first()?.action?.run());

describe("the queue of a reviewer", () => {
  it("is opened from the list of what waits for one's team, within its other filters", async () => {
    const { user, address } = openPage("/fa?matos=REVIEWING&team=culture&sort=name", matos);
    await user.click(await screen.findByRole("link", { name: /Activité 1/ }));
    await waitFor(() => expect(address()).toBe("/fa/1?matos=REVIEWING&team=culture&sort=name"));
    await isRead(1, "2 sur 2 à relire pour Matos");
    await user.click(screen.getByRole("link", { name: "Voir la liste" }));
    await waitFor(() => expect(address()).toBe("/fa?matos=REVIEWING&team=culture&sort=name"));
  });

  it("is not that of another team's sheets", async () => {
    const { user } = openPage("/fa?secu=REVIEWING", matos);
    await user.click(await screen.findByRole("link", { name: /Activité 1/ }));
    expect(await approve()).toBeEnabled();
    expect(screen.queryByRole("navigation", { name: "Relectures" })).not.toBeInTheDocument();
  });

  it("shows the next sheet after each verdict, the oldest request first, and says at the end that all is read", async () => {
    const { user, address, messages } = openPage("/fa/next?matos=REVIEWING", matos);
    await isRead(2, "1 sur 3 à relire pour Matos");
    await user.click(await approve());
    await isRead(3, "1 sur 2 à relire pour Matos");
    await waitFor(() => expect(messages()).toContain("FA approuvée par l'équipe Matos"));
    await user.click(screen.getByRole("button", { name: "Rejeter pour Matos" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Rejeter une activité" }));
    await user.type(dialog.getByLabelText("Explication"), "Trop de tables{Enter}");
    await isRead(1, "1 sur 1 à relire pour Matos");
    await user.click(await approve());
    expect(await screen.findByText("Plus aucune FA n'attend ta relecture")).toBeInTheDocument();
    expect(address()).toBe("/fa/next?matos=REVIEWING");
    expect(screen.getByRole("link", { name: "Retour à la liste" })).toHaveAttribute(
      "href",
      "/fa?matos=REVIEWING",
    );
    expect(festival.writes.map((write) => write.split(" ")[1])).toEqual(["approve", "reject", "approve"]);
    expect(festival.sheet(3)).toMatchObject({ status: "REFUSED", reviews: { matos: "REJECTED" } });
  });

  it("leads by buttons and by keys to its neighbours, and back to those passed over", async () => {
    const { user, address } = openPage("/fa/2?matos=REVIEWING", matos);
    await isRead(2, "1 sur 3 à relire pour Matos");
    expect(screen.getByRole("button", { name: "Fiche précédente" })).toHaveAttribute("aria-disabled", "true");
    await user.click(screen.getByRole("button", { name: "Fiche suivante" }));
    await isRead(3, "2 sur 3");
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await isRead(1, "3 sur 3");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await isRead(2, "1 sur 2");
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await isRead(3, "2 sur 2");
    await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    await waitFor(() => expect(address()).toBe("/fa/2?matos=REVIEWING"));
  });

  it("gives no verdict by key while something is typed, nor behind a dialog", async () => {
    const { user } = openPage("/fa/2?matos=REVIEWING", matos);
    await isRead(2, "1 sur 3");
    await user.click(await screen.findByLabelText("Nom de l'activité"));
    await user.keyboard("{Control>}{Enter}{Backspace}{/Control}{Shift>}{ArrowRight}{/Shift}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(screen.getByText("Fiche Activité n°2"));
    await user.keyboard("{Control>}{Backspace}{/Control}");
    await screen.findByRole("dialog", { name: "Rejeter une activité" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(festival.writes.filter((write) => /approve|reject/.test(write))).toEqual([]);
    await isRead(2, "1 sur 3");
  });

  it("takes a verdict back, and shows its sheet again", async () => {
    const { user, messages } = openPage("/fa/next?matos=REVIEWING", matos);
    await isRead(2, "1 sur 3");
    await user.click(await approve());
    await isRead(3, "1 sur 2");
    await undo();
    await isRead(2, "1 sur 3");
    await waitFor(() => expect(messages()).toContain("La FA est de nouveau à relire pour Matos"));
    expect(festival.sheet(2)).toMatchObject({ status: "IN_REVIEW", reviews: { matos: "REVIEWING" } });
    expect(festival.sheet(2)?.history.at(-1)?.description).toBe("Approbation de la FA annulée");
  });

  it("leaves a verdict that others have acted upon", async () => {
    const { user, messages } = openPage("/fa/next?matos=REVIEWING", matos);
    await isRead(2, "1 sur 3");
    await user.click(await approve());
    await isRead(3, "1 sur 2");
    festival.change(2, (sheet) => ({ ...sheet, security: { specialNeed: "Vigile", freePass: 0 } }));
    await undo();
    await waitFor(() =>
      expect(messages()).toContain("Léa (Shogosse) Mauyno a modifié la FA depuis : ta relecture reste"),
    );
    expect(festival.sheet(2)).toMatchObject({ reviews: { matos: "APPROVED" } });
    await isRead(3, "1 sur 2");
  });

  it("leads to the list those who review for no such team", async () => {
    const { address } = openPage("/fa/next?secu=REVIEWING", matos);
    await waitFor(() => expect(address()).toBe("/fa"));
  });
});

it("A verdict outside of a queue is taken back too, and its sheet stays", async () => {
  const { user, address, messages } = openPage("/fa/2", matos);
  await user.click(await approve());
  await waitFor(() => expect(messages()).toContain("FA approuvée par l'équipe Matos"));
  expect(screen.queryByRole("navigation", { name: "Relectures" })).not.toBeInTheDocument();
  await undo();
  expect(await approve()).toBeEnabled();
  expect(address()).toBe("/fa/2");
});
