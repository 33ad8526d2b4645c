import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Pagination, RowCount } from "./pagination";

const open = (page: number, total: number) => {
  const onPageChange = jest.fn();
  render(<Pagination page={page} pageSize={25} total={total} onPageChange={onPageChange} />);
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { onPageChange, press };
};

describe("The pages of a list", () => {
  it("say where one is, and lead on and back", async () => {
    const { onPageChange, press } = open(2, 60);
    expect(screen.getByText("26–50 sur 60")).toBeVisible();
    expect(screen.getByText("Page 2 / 3")).toBeVisible();
    await press("Page suivante");
    await press("Page précédente");
    expect(onPageChange.mock.calls).toEqual([[3], [1]]);
  });

  it("end at the first and the last one", async () => {
    const first = open(1, 26);
    expect(screen.getByRole("button", { name: "Page précédente" })).toHaveAttribute("aria-disabled", "true");
    await first.press("Page précédente");
    expect(first.onPageChange).not.toHaveBeenCalled();
  });

  it("count what the last one holds, and lead nowhere from there", async () => {
    const { onPageChange, press } = open(2, 26);
    expect(screen.getByText("26–26 sur 26")).toBeVisible();
    await press("Page suivante");
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it.each([
    [25, "1–25 sur 25"],
    [0, "0 ligne"],
  ])("are not spoken of when %i lines fit in one", (total, words) => {
    open(1, total);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

it("a list without pages says how many lines it has", () => {
  const { rerender } = render(<RowCount total={1} />);
  expect(screen.getByText("1 ligne")).toBeVisible();
  rerender(<RowCount total={1200} />);
  expect(screen.getByText(/^1.200 lignes$/)).toBeVisible();
});
