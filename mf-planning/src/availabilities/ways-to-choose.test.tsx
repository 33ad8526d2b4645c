import { aWindow } from "@coulisses/shared-auth/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { written } from "../testing/availability-samples";
import { availabilitiesServer } from "../testing/availabilities-server";
import { openPage } from "../testing/open-page";

const festival = availabilitiesServer();
const open = (search = "") => openPage(`/availabilities${search}`);
const onFestival = () => open("?day=2026-05-15");
const cell = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}`) });
const send = () => screen.getByRole("button", { name: "Valider les disponibilités" });
const friday = "vendredi 15 mai";

describe("On a phone", () => {
  beforeEach(() => aWindow(390));
  afterEach(() => aWindow(1440));

  it("a day is on screen, and one goes through the days, then the steps", async () => {
    const { user } = open();
    expect(await screen.findByText("Pré-festival (Jour 1 sur 4)")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "lundi 11 mai" })).toBeVisible();
    for (const day of ["mardi 12 mai", "mercredi 13 mai", "jeudi 14 mai", friday]) {
      await user.click(screen.getByRole("button", { name: "Jour suivant" }));
      expect(await screen.findByRole("heading", { name: day })).toBeVisible();
    }
    expect(screen.getByText("Festival (Jour 1 sur 3)")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Jour précédent" }));
    expect(screen.getByText("Pré-festival (Jour 4 sur 4)")).toBeVisible();
  });

  it("an evening takes one press, and the day after is like it", async () => {
    const { user } = onFestival();
    await user.click(await screen.findByRole("button", { name: "Tout prendre, soirée" }));
    await user.click(screen.getByRole("button", { name: "Ensuite : samedi 16 mai" }));
    await user.click(await screen.findByRole("button", { name: "Comme hier" }));
    await user.click(send());
    await waitFor(() =>
      expect(festival.kept.given).toEqual([written("2026-05-15", 18, 24), written("2026-05-16", 18, 24)]),
    );
  });

  it("a list of boxes does the same", async () => {
    const { user } = onFestival();
    await user.click(await screen.findByRole("switch", { name: "Afficher en liste" }));
    await user.click(await screen.findByRole("checkbox", { name: "12h - 14h" }));
    await user.click(send());
    await waitFor(() => expect(festival.kept.given).toEqual([written("2026-05-15", 12, 14)]));
    expect(await screen.findByRole("checkbox", { name: "12h - 14h, enregistré" })).toBeDisabled();
  });
});

describe("A stroke", () => {
  let under: Element | null;
  // jsdom knows no pointers.
  const pointer = (type: string, target: Element) =>
    fireEvent(
      target,
      Object.assign(new Event(`pointer${type}`, { bubbles: true }), { button: 0, buttons: 1 }),
    );
  beforeEach(() => {
    document.elementFromPoint = () => under;
    Element.prototype.setPointerCapture = () => undefined;
  });

  it("paints all between its ends, counts them meanwhile, and takes back as it began", async () => {
    onFestival();
    const from = await cell(`${friday}, 18h - 19h`);
    under = await cell("samedi 16 mai, 20h - 21h");
    pointer("down", from);
    pointer("move", under);
    expect(screen.getByText("Mon Charisme : 130 😎")).toBeVisible();
    pointer("up", under);
    fireEvent.click(from);
    expect(screen.getByText("6 nouveaux créneaux")).toBeVisible();
    under = await cell(`${friday}, 20h - 21h`);
    pointer("down", from);
    pointer("move", under);
    pointer("up", under);
    expect(screen.getByText("3 nouveaux créneaux")).toBeVisible();
  });

  it("of a finger that the page scrolls instead paints nothing", async () => {
    onFestival();
    const from = await cell(`${friday}, 18h - 19h`);
    under = await cell(`${friday}, 20h - 21h`);
    pointer("down", from);
    pointer("move", under);
    expect(screen.getByText("Mon Charisme : 130 😎")).toBeVisible();
    pointer("cancel", under);
    expect(screen.getByText("Mon Charisme : 100 😎")).toBeVisible();
  });
});

describe("The keyboard", () => {
  it("stops once at the grid, moves through it with the arrows and chooses with space", async () => {
    const { user } = onFestival();
    const first = await cell(`${friday}, 0h - 1h`);
    act(() => first.focus());
    await user.keyboard("{ArrowDown}{ArrowRight} ");
    expect(await cell("samedi 16 mai, 1h - 2h, à corriger")).toHaveFocus();
    expect(first).toHaveAttribute("tabindex", "-1");
    await user.keyboard("{ArrowDown} ");
    expect(await cell("samedi 16 mai, 1h - 2h, choisi")).toBeVisible();
  });
});
