import { baseApi } from "@coulisses/shared-auth";
import { PAST_MEALS } from "@coulisses/shared-domain/shared-meal/past-meal";
import { screen, waitFor, within } from "@testing-library/react";
import { ida, lea, max, me, mealsServer } from "../testing/meals-server";
import { openPage } from "../testing/open-page";

const festival = mealsServer();
const { cancelled, had, has } = festival;
const path = "/shared-meals";
const NIGHT = "Repas du vendredi 20 novembre soir";

const past = async () => within(await screen.findByRole("region", { name: "Repas passés" }));
const meal = async (name = NIGHT) => within(await (await past()).findByRole("listitem", { name }));
/** All that the line of a meal says, before its guests are unfolded. */
const words = async (name = NIGHT) => (await (await past()).findByRole("listitem", { name })).textContent;

describe("A past meal", () => {
  it("says when, what, who cooked and what each paid, and unfolds who took part", async () => {
    had(lea, [max, ida], 2000, { menu: "Raclette\net salade" });
    const { user } = openPage(path);
    expect(await words()).toBe(
      "vendredi 20 novembre soirRaclette\net saladeChef·fe : Lea (Lélé) Mauyno · " +
        "20,00\u00a0€ en tout, 6,70\u00a0€ par convive3 convives",
    );
    expect((await past()).getByRole("region", { name: "novembre 2026" })).toBeVisible();
    await user.click((await meal()).getByRole("button", { name: "3 convives" }));
    const guests = (await meal()).getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(guests).toEqual([lea.name, max.name, ida.name]);
    expect((await meal()).queryByRole("button", { name: /Retirer|Shotgun|Clore|Annuler/ })).toBeNull();
  });

  it.each([
    ["was debited", false, "Ta part a été débitée de ton CP.", "6,70\u00a0€"],
    [
      "was taken back since",
      true,
      "Ta part a été annulée depuis : 6,70\u00a0€ te sont rendus.",
      "0,00\u00a0€",
    ],
  ])("says to a guest that their part %s", async (_, isCancelled, said, part) => {
    const { id } = had(lea, [me, max], 2000);
    if (isCancelled) cancelled.add(id);
    openPage(path);
    expect(await words()).toContain(`${said}3 convives (dont moi)Ma part${part}`);
  });

  it.each([
    ["who paid back", [max, ida], false, "2 convives t'ont remboursé 13,40\u00a0€.", "6,60\u00a0€"],
    ["who paid back alone", [max], false, "1 convive t'a remboursé 10,00\u00a0€.", "10,00\u00a0€"],
    ["that they ate alone", [], false, "Personne ne t'a remboursé.", "20,00\u00a0€"],
    [
      "what was taken back since",
      [max],
      true,
      "Personne ne t'a remboursé. 10,00\u00a0€ ont été annulés depuis.",
      "20,00\u00a0€",
    ],
  ])("says to its chef %s", async (_, guests, isCancelled, said, part) => {
    const { id } = had(me, guests, 2000);
    if (isCancelled) cancelled.add(id);
    openPage(path);
    const count = `${guests.length + 1} convive${guests.length > 0 ? "s" : ""} (dont moi)`;
    expect(await words()).toContain(`${said}${count}Ma part${part}`);
  });
});

describe("Past meals", () => {
  it("come the last eaten first, page after page", async () => {
    for (let day = 1; day <= PAST_MEALS + 1; day++) {
      had(lea, [], 500, { date: { day: `2026-10-${String(day).padStart(2, "0")}`, moment: "MIDI" } });
    }
    const { user } = openPage(path);
    const days = async () =>
      (await past()).getAllByRole("listitem").map((item) => item.getAttribute("aria-label"));
    await meal("Repas du mercredi 21 octobre midi");
    const first = await days();
    expect(first[0]).toBe("Repas du mercredi 21 octobre midi");
    expect(first).toHaveLength(PAST_MEALS);
    await user.click((await past()).getByRole("button", { name: "Afficher la suite" }));
    await meal("Repas du jeudi 1 octobre midi");
    expect(await days()).toHaveLength(PAST_MEALS + 1);
    expect(await (await past()).findByText("C'est tout.")).toBeVisible();
  });

  it("say so when there are none, beside those to come", async () => {
    has(lea);
    openPage(path);
    expect(await (await past()).findByText("Aucun repas passé pour le moment")).toBeVisible();
    expect(screen.getByRole("article", { name: NIGHT })).toBeVisible();
  });

  it("that can't be read leave the meals to come in place, and are asked for again", async () => {
    had(lea, [], 500);
    has(max, { date: { day: "2026-12-04", moment: "MIDI" } });
    festival.answers({ sharedMeal: { listPast: () => Response.error() } });
    const { user } = openPage(path);
    const retry = await (await past()).findByRole("button", { name: "Réessayer" });
    expect(screen.getByRole("article", { name: "Repas du vendredi 4 décembre midi" })).toBeVisible();
    festival.server.resetHandlers();
    await user.click(retry);
    await meal();
  });

  it("gain a meal that its chef closes elsewhere, and follow what the treasurer takes back", async () => {
    const { id } = has(lea);
    festival.shotgun(id, me);
    const { store } = openPage(path);
    await (await past()).findByText("Aucun repas passé pour le moment");
    festival.meals.change(id, { expense: { amount: 1000, date: "2026-11-21T10:00:00.000Z" } });
    const stale = (...tags: Parameters<typeof baseApi.util.invalidateTags>[0]) =>
      store.dispatch(baseApi.util.invalidateTags(tags));
    stale({ type: "SharedMeal", id: "LIST" }, { type: "SharedMeal", id: "PAST" });
    await waitFor(async () => expect(await words()).toContain("Ma part5,00\u00a0€"));
    cancelled.add(id);
    stale({ type: "PersonalAccount", id: "LIST" });
    await waitFor(async () => expect(await words()).toContain("Ma part0,00\u00a0€"));
  });
});
