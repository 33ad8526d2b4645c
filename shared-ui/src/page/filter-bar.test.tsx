import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterBar, type FilterBarProps } from "./filter-bar";

const real = window.matchMedia;
/** The width of the screen decides where the filters stand. */
const drawOn = (isPhone: boolean) => {
  window.matchMedia = (() => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};
afterAll(() => {
  window.matchMedia = real;
});

const onReset = jest.fn();
beforeEach(() => onReset.mockReset());
const bar = (props: Partial<FilterBarProps> = {}) =>
  render(
    <FilterBar search={<input aria-label="Recherche" />} onReset={onReset} {...props}>
      <input aria-label="Équipe" />
    </FilterBar>,
  );
const reset = () => screen.queryByRole("button", { name: "Effacer les filtres" });

describe("the filters of a list on a wide screen", () => {
  beforeEach(() => drawOn(false));

  it("stand in one row, which is found as the search of the page", () => {
    bar();
    const row = screen.getByRole("search", { name: "Filtres" });
    expect(row).toContainElement(screen.getByLabelText("Recherche"));
    expect(row).toContainElement(screen.getByLabelText("Équipe"));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("are given up by one press, while some are set", async () => {
    const { unmount } = bar({ activeCount: 0 });
    expect(reset()).not.toBeInTheDocument();
    unmount();
    bar({ activeCount: 2 });
    await userEvent.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it("hide the rarer ones behind a button", async () => {
    bar({ more: <input aria-label="Vérifié par" /> });
    const more = screen.getByRole("button", { name: "Plus de filtres" });
    expect(more).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByLabelText("Vérifié par")).not.toBeInTheDocument();
    await userEvent.click(more);
    expect(more).toHaveAttribute("aria-expanded", "true");
    const rare = screen.getByLabelText("Vérifié par");
    expect(document.getElementById(more.getAttribute("aria-controls") ?? "")).toContainElement(rare);
    await userEvent.click(more);
    expect(screen.queryByLabelText("Vérifié par")).not.toBeInTheDocument();
  });

  it("show the rarer ones from the start when one of them is set", () => {
    bar({ more: <input aria-label="Vérifié par" />, moreActive: true });
    expect(screen.getByLabelText("Vérifié par")).toBeInTheDocument();
  });
});

describe("the filters of a list on a phone", () => {
  beforeEach(() => drawOn(true));

  it("leave the search in view, and wait in a sheet", async () => {
    bar({ activeCount: 1, quick: <button>Mes fiches</button>, more: <input aria-label="Vérifié par" /> });
    expect(screen.getByLabelText("Recherche")).toBeInTheDocument();
    expect(screen.queryByLabelText("Équipe")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: /^Filtres/ }));
    expect(await screen.findByLabelText("Équipe")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Mes fiches" })).toBeInTheDocument();
    expect(screen.getByLabelText("Vérifié par")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Effacer les filtres" }));
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it("say how many are set, and keep the sheet shut until asked", () => {
    bar({ activeCount: 3, more: <input aria-label="Vérifié par" />, moreActive: true });
    expect(screen.getByRole("button", { name: /^Filtres/ })).toHaveTextContent("3");
    expect(screen.queryByLabelText("Vérifié par")).not.toBeInTheDocument();
  });

  it("have no button where there is nothing but the search", () => {
    render(<FilterBar search={<input aria-label="Recherche" />} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
