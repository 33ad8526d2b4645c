import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextRow } from "./next-row";

/** People who owe a contribution; one who has paid leaves. */
const List = ({ ids }: { ids: readonly number[] }) => (
  <>
    <NextRow ids={ids}>
      {ids.map((id) => (
        <div key={id} data-row={id}>
          <input aria-label={`Montant de ${id}`} defaultValue="1,00" />
        </div>
      ))}
    </NextRow>
    <input aria-label="Chercher un bénévole" />
  </>
);
const amountOf = (id: number) => screen.getByRole("textbox", { name: `Montant de ${id}` });
const open = (ids: readonly number[]) => {
  const { rerender } = render(<List ids={ids} />);
  return { pays: (left: readonly number[]) => rerender(<List ids={left} />) };
};

describe("When the person who was just noted leaves the list", () => {
  it("the next one's amount takes the focus, to be typed over", async () => {
    const { pays } = open([1, 2, 3]);
    await userEvent.click(amountOf(2));
    pays([1, 3]);
    expect(amountOf(3)).toHaveFocus();
    await userEvent.keyboard("5");
    expect(amountOf(3)).toHaveValue("5");
  });

  it("the last one's leaves it to the one before", async () => {
    const { pays } = open([1, 2, 3]);
    await userEvent.click(amountOf(3));
    pays([1, 2]);
    expect(amountOf(2)).toHaveFocus();
  });

  it("nobody is left, and nothing fails", async () => {
    const { pays } = open([1]);
    await userEvent.click(amountOf(1));
    pays([]);
    expect(document.body).toHaveFocus();
  });

  it("the search keeps the focus that it has taken meanwhile", async () => {
    const { pays } = open([1, 2]);
    await userEvent.click(amountOf(1));
    await userEvent.click(screen.getByRole("textbox", { name: "Chercher un bénévole" }));
    pays([2]);
    expect(screen.getByRole("textbox", { name: "Chercher un bénévole" })).toHaveFocus();
  });

  it("another person's payment moves nothing", async () => {
    const { pays } = open([1, 2, 3]);
    await userEvent.click(amountOf(2));
    pays([2, 3]);
    expect(amountOf(2)).toHaveFocus();
  });
});
