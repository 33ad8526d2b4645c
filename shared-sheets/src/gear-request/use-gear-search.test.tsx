import { api, fakeServer, renderWithStore } from "@coulisses/shared-auth/testing";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { useState } from "react";
import { GearPicker } from "./gear-picker";
import { useGearSearch, useOccasionalGearSearch } from "./use-gear-search";

const gear = (id: number, name: string, slug: string, isPonctualUsage: boolean, code: string): Gear => ({
  id,
  version: 1,
  name,
  slug,
  isPonctualUsage,
  isConsumable: false,
  code,
});
const stepladder = gear(1, "Escabeau", "escabeau", true, "OU001");
const stage = gear(2, "Escalier de scène", "escalier-de-scene", false, "SC002");
const boards = Array.from({ length: 60 }, (_, n) => gear(n + 10, `Planche ${n}`, `planche-${n}`, true, "PL"));

let reads = 0;
const server = fakeServer(
  http.get(api("logistic/gears"), () => {
    reads += 1;
    return HttpResponse.json([stepladder, stage, ...boards]);
  }),
);
beforeEach(() => {
  reads = 0;
});

function Picker({ useSearch = useGearSearch, seesCatalogue = true }) {
  const [chosen, choose] = useState<Gear | null>(null);
  return <GearPicker useSearch={useSearch} seesCatalogue={seesCatalogue} value={chosen} onChange={choose} />;
}
const field = () => screen.getByRole("combobox", { name: "Chercher du matos" });
const offered = () => screen.queryAllByRole("option").map((option) => option.textContent);

describe("picking gear (GEAR-3)", () => {
  it("finds it by name or by code, and reads the catalogue once however much is typed", async () => {
    const user = userEvent.setup();
    renderWithStore(<Picker />);
    await user.type(field(), "esca");
    await waitFor(() => expect(offered()).toEqual(["Escabeau (OU001)", "Escalier de scène (SC002)"]));
    await user.clear(field());
    await user.type(field(), "sc002");
    await waitFor(() => expect(offered()).toEqual(["Escalier de scène (SC002)"]));
    expect(reads).toBe(1);
  });

  it("asks for nothing before two letters are typed", async () => {
    const user = userEvent.setup();
    renderWithStore(<Picker />);
    await user.type(field(), "e");
    expect(await screen.findByText("Tape au moins deux lettres")).toBeVisible();
    expect(reads).toBe(0);
  });

  it("offers a task only what is lent for an occasion", async () => {
    const user = userEvent.setup();
    renderWithStore(<Picker useSearch={useOccasionalGearSearch} />);
    await user.type(field(), "esca");
    await waitFor(() => expect(offered()).toEqual(["Escabeau (OU001)"]));
  });

  it("offers fifty gears at most: who finds more types more", async () => {
    const user = userEvent.setup();
    renderWithStore(<Picker />);
    await user.type(field(), "planche");
    await waitFor(() => expect(offered()).toHaveLength(50));
  });

  it("says that it could not search when the catalogue does not answer, and searches again when asked to", async () => {
    server.use(http.get(api("logistic/gears"), () => HttpResponse.error(), { once: true }));
    const user = userEvent.setup();
    renderWithStore(<Picker />);
    await user.type(field(), "esca");
    await user.click(await screen.findByRole("option", { name: "Impossible de chercher : réessayer" }));
    await waitFor(() => expect(offered()).toEqual(["Escabeau (OU001)", "Escalier de scène (SC002)"]));
    expect(field()).toHaveValue("esca");
  });

  it("says why it is closed to a team that may not read the catalogue", () => {
    renderWithStore(<Picker seesCatalogue={false} />);
    expect(field()).toBeDisabled();
    expect(screen.getByText("Tes équipes n'ont pas accès au catalogue matos.")).toBeInTheDocument();
  });
});
