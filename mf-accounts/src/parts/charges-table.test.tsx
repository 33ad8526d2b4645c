import { ThemeProvider } from "@coulisses/shared-ui/base";
import { render, screen } from "@testing-library/react";
import { type Charged, ChargesTable, peopleText } from "./charges-table";

const ada: Charged = { id: 1, name: "Ada Roux", amount: 150, isBelowZero: false, after: 850 };
const bob: Charged = { id: 2, name: "Bob Noir", amount: 1200, isBelowZero: true, after: -200 };
const cleo: Charged = { id: 3, name: "Cléo Blanc", amount: 400, isBelowZero: true, after: -350 };

const show = (charged: readonly Charged[]) =>
  render(
    <ThemeProvider theme="blue-light">
      <ChargesTable
        caption="Ce qui sera enregistré"
        amountHeader="Nouvelle conso"
        charged={charged}
        emptyText="Aucun compte"
      />
    </ThemeProvider>,
  );
const cellsOf = (name: string) =>
  [...(screen.getByRole("row", { name: new RegExp(name) }) as HTMLTableRowElement).cells].map(
    ({ textContent }) => textContent,
  );

describe("What each person pays", () => {
  it("stands beside what they have then", () => {
    show([ada, bob]);
    expect(cellsOf("Ada Roux")).toEqual(["Ada Roux", "1,50\u00a0€", "8,50\u00a0€"]);
    expect(cellsOf("Bob Noir")).toEqual(["Bob Noir", "12,00\u00a0€", "-2,00\u00a0€"]);
  });

  it("stands alone where the reader may not see the accounts of others", () => {
    show([{ id: 1, name: "Ada Roux", amount: 150, isBelowZero: false }]);
    expect(screen.queryByRole("columnheader", { name: "CP après" })).not.toBeInTheDocument();
    expect(cellsOf("Ada Roux")).toEqual(["Ada Roux", "1,50\u00a0€"]);
  });

  it("is nothing, which the table says", () => {
    show([]);
    expect(screen.getByText("Aucun compte")).toBeVisible();
  });
});

describe("Those whose account goes below zero", () => {
  it("are named before the table, each with what they owe then", () => {
    show([ada, bob, cleo]);
    expect(screen.getByText("2 personnes sous zéro après")).toBeVisible();
    expect(screen.getByText(/^Bob Noir \(-2,00\s€\), Cléo Blanc \(-3,50\s€\)$/)).toBeVisible();
  });

  it("are named without their balance where the reader may not see it", () => {
    show([{ id: 2, name: "Bob Noir", amount: 1200, isBelowZero: true }]);
    expect(screen.getByText("1 personne sous zéro après")).toBeVisible();
    expect(screen.getAllByText("Bob Noir").length).toBe(2);
  });

  it("are none: nothing warns", () => {
    show([ada]);
    expect(screen.queryByText(/sous zéro/)).not.toBeInTheDocument();
  });
});

it("One person is not two", () => {
  expect([0, 1, 2].map(peopleText)).toEqual(["0 personne", "1 personne", "2 personnes"]);
});
