import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import BarChart from "./bar/bar-chart";
import LineChart from "./line/line-chart";
import { tokens } from "../theme/tokens";

const categories = [
  { key: "bar", label: "Bar", values: { DRAFT: 2, VALIDATED: 6 }, marker: 10 },
  { key: "elec", label: "Élec", values: { DRAFT: 1 } },
];
const series = [
  { key: "DRAFT", label: "Brouillon", tone: "draft" },
  { key: "VALIDATED", label: "Validée", tone: "validated" },
] as const;

describe("a chart of bars", () => {
  const bars = (onOpen = jest.fn()) => {
    render(
      <BarChart
        caption="Fiches"
        categoryLabel="Équipe"
        categories={categories}
        series={series}
        markerLabel="Validée à la 50ème"
        hrefOf={({ key }, { key: status }) => `/fa?team=${key}&status=${status}`}
        onOpen={onOpen}
      />,
    );
    return onOpen;
  };

  it("leads where its parts say, a new tab left to the browser", async () => {
    const onOpen = bars();
    const user = userEvent.setup();
    const drafts = screen.getByRole("link", { name: "Bar, Brouillon : 2" });
    expect(drafts).toHaveAttribute("href", "/fa?team=bar&status=DRAFT");
    await user.keyboard("{Control>}");
    await user.click(drafts);
    expect(onOpen).not.toHaveBeenCalled();
    await user.keyboard("{/Control}");
    await user.click(drafts);
    expect(onOpen).toHaveBeenCalledWith(categories[0], series[0]);
  });

  it("is one stop of the Tab key, and arrows go through it", async () => {
    bars();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Bar, Brouillon : 2" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("img", { name: "Bar, Validée à la 50ème : 10" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: "Élec, Brouillon : 1" })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("can be read as a table, and sorted", async () => {
    bars();
    await userEvent.click(screen.getByRole("button", { name: "Tableau" }));
    const rows = () => screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows().slice(1)).toEqual(["Bar26810", "Élec1010"]);
    await userEvent.click(screen.getByRole("button", { name: /Total/ }));
    expect(rows().slice(1)).toEqual(["Élec1010", "Bar26810"]);
  });
});

describe("a chart over time", () => {
  const points = [
    { at: "2026-05-15T08:00:00Z", values: { DRAFT: 3, VALIDATED: 7 }, details: "Inventaire 3" },
    { at: "2026-05-15T08:15:00Z", values: { DRAFT: 4, VALIDATED: 7 } },
  ];

  it("says each moment's values, and opens it", async () => {
    const onOpen = jest.fn();
    render(
      <LineChart
        caption="Tables"
        points={points}
        end="2026-05-15T08:30:00Z"
        series={series}
        onOpen={onOpen}
      />,
    );
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(onOpen).toHaveBeenLastCalledWith(points[1]);
    await userEvent.click(
      screen.getByRole("button", {
        name: "vendredi 15 mai à 10:00, Brouillon : 3, Validée : 7, Inventaire 3",
      }),
    );
    expect(onOpen).toHaveBeenLastCalledWith(points[0]);
  });

  it("draws what is under zero in a tone of its own, cut at zero", () => {
    const balance = { key: "balance", label: "Solde", tone: "validated", below: "refused" } as const;
    const { container } = render(
      <LineChart
        caption="Solde"
        points={[5, -5].map((value, at) => ({ at: points[at]?.at ?? "", values: { balance: value } }))}
        end="2026-05-15T08:30:00Z"
        series={[balance]}
      />,
    );
    const drawn = [...container.querySelectorAll("path[clip-path]")];
    expect(drawn.map((path) => path.getAttribute("stroke"))).toEqual([
      tokens.validatedInk,
      tokens.refusedInk,
    ]);
    const [above, below] = [...container.querySelectorAll("clipPath rect")];
    expect(below?.getAttribute("y")).toBe(above?.getAttribute("height"));
  });

  it("can be read as a table", async () => {
    render(<LineChart caption="Tables" points={points} end="2026-05-15T08:30:00Z" series={series} />);
    await userEvent.click(screen.getByRole("button", { name: "Tableau" }));
    expect(screen.getByRole("row", { name: "vendredi 15 mai à 10:15 4 7" })).toBeInTheDocument();
  });
});
