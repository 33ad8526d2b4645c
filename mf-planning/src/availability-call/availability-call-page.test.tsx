import { festivalServer, keptState, person, sampleOf } from "@coulisses/shared-auth/testing";
import { baseApi } from "@coulisses/shared-auth";
import { refused } from "@coulisses/shared-domain/festival-error";
import {
  type AnsweredCallBoard,
  callBoardSchema,
} from "@coulisses/shared-domain/contract/planning/availability-calls";
import { CALLS } from "@coulisses/shared-domain/live/live-tags";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import { act, screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";

const none = { charisma: 0, needed: 0, free: 0, missing: 0, called: 0, accepted: 0, declined: 0 };
const block = (from: number, figures: Partial<typeof none> = {}) => ({
  start: fridayAt(from),
  end: fridayAt(from + 2),
  ...none,
  ...figures,
});
const evening = [
  block(16),
  block(18, { charisma: 20, needed: 18, free: 6, missing: 12 }),
  block(20, { needed: 5, free: 9, called: 20, accepted: 3, declined: 2 }),
  block(22, { needed: 8, free: 5, missing: 3 }),
];
const [lea, theo] = [person(21, "Léa"), person(22, "Théo")];

const kept = keptState(() => ({
  board: sampleOf(callBoardSchema, {
    blocks: evening,
    people: [
      { ...lea, charisma: 120, askable: [0, 1, 2, 3] },
      { ...theo, charisma: 7, askable: [3] },
    ],
  }) as AnsweredCallBoard,
  refusal: undefined as string | undefined,
}));
const festival = festivalServer({
  availabilityCall: {
    read: () => kept.board,
    call: ({ body: { starts } }) => {
      if (kept.refusal !== undefined) throw refused(kept.refusal);
      const ranks = kept.board.blocks.flatMap(({ start }, rank) => (starts.includes(start) ? [rank] : []));
      const called = kept.board.people.filter(({ askable }) => askable.some((rank) => ranks.includes(rank)));
      kept.board = {
        blocks: kept.board.blocks.map((one, rank) =>
          ranks.includes(rank)
            ? { ...one, called: one.called + called.filter(({ askable }) => askable.includes(rank)).length }
            : one,
        ),
        people: kept.board.people.map((one) => ({
          ...one,
          askable: one.askable.filter((rank) => !ranks.includes(rank)),
        })),
      };
      return { people: called.length };
    },
  },
});
const open = (path = "/availability-call") =>
  openPage(path, { teams: ["benevole", "humain"], permissions: ["affect-volunteer", "view-planning"] });
const cell = (name: string) => screen.findByRole("button", { name: new RegExp(`^vendredi 15 mai, ${name}`) });
const table = () => screen.findByRole("grid", { name: "Personnes à appeler", busy: false });
const namesToCall = async () =>
  within(await table())
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("The hours that lack people", () => {
  it("say how many lack, how many are free, what they earn, and how many were called", async () => {
    open();
    expect(await cell("18h")).toHaveAccessibleName(
      "vendredi 15 mai, 18h - 20h, il manque 12 personnes, 18 places à pourvoir, 6 disponibles, 20 points",
    );
    expect(await cell("20h")).toHaveAccessibleName(/, 5 places à pourvoir, 9 disponibles, déjà 20 appelées$/);
    expect(await cell("16h")).toHaveAccessibleName(/, rien à pourvoir, 0 disponible$/);
    expect(screen.getByText("−12")).toBeVisible();
    expect(screen.getAllByText("−3")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: /^Appeler/ })).not.toBeInTheDocument();
  });

  it("are chosen one by one, and name those who gave nothing there", async () => {
    const { user } = open();
    await user.click(await cell("18h"));
    expect(await cell("18h")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("1 personne n'a rien dit")).toBeVisible();
    await user.click(await cell("22h"));
    expect(screen.getByText("2 personnes n'ont rien dit")).toBeVisible();
    await waitFor(async () => expect(await namesToCall()).toEqual(["Léa Martin", "Théo Martin"]));
    const rows = within(await table()).getAllByRole("row");
    expect(rows[1]).toHaveTextContent(/120.*4 h/);
    expect(rows[2]).toHaveTextContent(/7.*2 h/);
    await user.click(await cell("18h"));
    expect(screen.getByText("1 plage choisie")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Ne rien choisir" }));
    expect(screen.queryByText(/n'ont rien dit/)).not.toBeInTheDocument();
  });

  it("are chosen all at once where people lack", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Choisir toutes celles où il en manque" }));
    const pressed = screen.getAllByRole("button", { pressed: true });
    expect(pressed.map((one) => one.textContent?.slice(17, 26))).toEqual(["18h - 20h", "22h - 0h,"]);
  });

  it("are walked by the arrows; Tab reaches one of them", async () => {
    const { user } = open();
    const first = await cell("16h");
    act(() => first.focus());
    await user.keyboard("{ArrowDown}{ArrowDown} ");
    expect(await cell("20h")).toHaveFocus();
    expect(await cell("20h")).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{ArrowUp}");
    expect(await cell("18h")).toHaveFocus();
    const inGrid = within(screen.getByRole("table", { name: "Heures du festival" })).getAllByRole("button");
    expect(inGrid.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it("that the address names are chosen", async () => {
    open(`/availability-call?at=${fridayAt(18)}`);
    expect(await cell("18h")).toHaveAttribute("aria-pressed", "true");
  });

  it("say plainly that there are none", async () => {
    kept.board = { blocks: [], people: [] };
    open();
    expect(await screen.findByText("Aucune heure à demander")).toBeVisible();
  });

  it("can be read again after a failure", async () => {
    festival.unplug();
    const { user } = open();
    const retry = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(retry);
    expect(await cell("18h")).toBeVisible();
  });

  it("follow the answers of those who were called", async () => {
    const { store } = open();
    await cell("20h");
    kept.board = { ...kept.board, blocks: [block(20, { needed: 5, free: 10, called: 20, accepted: 4 })] };
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: "Availability", id: CALLS }])));
    await waitFor(async () => expect(await cell("20h")).toHaveAccessibleName(/10 disponibles/));
  });
});

describe("A call", () => {
  it("shows its mail first, then is sent once, and says who was called already", async () => {
    const { user, messages } = open();
    await user.click(await cell("18h"));
    await user.click(await cell("20h"));
    expect(screen.getByText("20 (3 oui, 2 non)")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Appeler 1 personne" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Appeler 1 personne ?" }));
    const mail = dialog.getByLabelText("Le mail");
    expect(mail).toHaveTextContent(/^On manque de monde vendredi 15 mai, 18h - 22h/);
    expect(mail).toHaveTextContent("Vendredi 15 mai, 18h - 22h (20 points de charisme)");
    expect(festival.writes).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Appeler 1 personne" }));
    await waitFor(() => expect(messages()).toEqual(["1 personne appelée"]));
    expect(festival.writes).toEqual([
      `POST availability-calls ${JSON.stringify({ starts: [fridayAt(18), fridayAt(20)] })}`,
    ]);
    expect(await screen.findByText("Plus personne à appeler à ces heures")).toBeVisible();
    expect(screen.getByText("21 (3 oui, 2 non)")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Appeler/ })).not.toBeInTheDocument();
  });

  it("that another manager has just made is refused in the dialog", async () => {
    kept.refusal = "Il n'y a plus personne à appeler à ces heures";
    const { user, messages } = open();
    await user.click(await cell("22h"));
    await user.click(screen.getByRole("button", { name: "Appeler 2 personnes" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Appeler 2 personnes" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(kept.refusal);
    await waitFor(() => expect(messages()).toEqual([]));
  });
});
