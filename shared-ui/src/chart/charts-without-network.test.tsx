import { render, screen } from "@testing-library/react";
import { BarChart, LineChart } from "./charts";

jest.mock("./bar/bar-chart", () => {
  throw new Error("network");
});
jest.mock("./line/line-chart", () => {
  throw new Error("network");
});

const series = [{ key: "VALIDATED", label: "Validée", tone: "validated" }] as const;

it("charts whose code can't come are read as tables", async () => {
  render(
    <BarChart
      caption="Fiches"
      categoryLabel="Équipe"
      categories={[{ key: "bar", label: "Bar", values: { VALIDATED: 6 } }]}
      series={series}
    />,
  );
  expect(await screen.findByRole("row", { name: "Bar 6 6" })).toBeInTheDocument();
});

it("those over time too", async () => {
  render(
    <LineChart
      caption="Tables"
      points={[{ at: "2026-05-15T08:00:00Z", values: { VALIDATED: 7 } }]}
      end="2026-05-15T08:15:00Z"
      series={series}
    />,
  );
  expect(await screen.findByRole("row", { name: "vendredi 15 mai à 10:00 7" })).toBeInTheDocument();
});
