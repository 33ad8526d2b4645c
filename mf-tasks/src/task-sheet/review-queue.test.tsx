import { notices } from "@coulisses/shared-auth/session";
import { inReview, zoe } from "@coulisses/shared-domain/festival-task/testing/tasks";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { act, screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage, reviewer } from "../testing/open-page";

const festival = festivalServer();
const task = (id: number, followedBy = zoe) => ({ ...inReview(), id, reviewer: followedBy });
beforeEach(() => festival.has(task(1), task(2, noel), task(3)));

const isRead = async (id: number, text: string) => {
  await screen.findByText(`Fiche Tâche n°${id}`);
  const bar = within(screen.getByRole("navigation", { name: "Relectures" }));
  await waitFor(() => expect(bar.getByRole("status")).toHaveTextContent(text));
};

it("The queue of humain holds the tasks of one's own, when the list did", async () => {
  const { user, address } = openPage(`/ft?reviewer=${zoe.id}&humain=REVIEWING`, reviewer("humain"));
  const [first] = await screen.findAllByRole("link", { name: /Monter les décors/ });
  await user.click(first ?? document.body);
  await waitFor(() => expect(address()).toBe(`/ft/1?reviewer=${zoe.id}&humain=REVIEWING`));
  await isRead(1, "1 sur 2 à relire pour Humain");
  await user.click(await screen.findByRole("button", { name: "Approuver pour Humain" }));
  await isRead(3, "1 sur 1 à relire pour Humain");
});

it("A task that a team leaves out is followed by the next one; « Annuler » leads back to it, to be reviewed again", async () => {
  const { user, messages } = openPage("/ft/next?matos=REVIEWING", reviewer("matos"));
  await isRead(1, "1 sur 3 à relire pour Matos");
  await user.click(await screen.findByRole("button", { name: "Autres actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "Ignorer pour Matos" }));
  await isRead(2, "1 sur 2 à relire pour Matos");
  await waitFor(() => expect(messages()).toContain("FT ignorée par l'équipe Matos"));
  await act(async () => notices.first()?.action?.run());
  await waitFor(() => expect(messages()).toContain("La FT est de nouveau à relire pour Matos"));
  expect(festival.sheet(1)).toMatchObject({ reviews: { matos: "REVIEWING" } });
});
