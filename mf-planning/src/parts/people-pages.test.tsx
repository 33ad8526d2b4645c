import { MemoryRouter } from "@coulisses/shared-pages/testing";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { useLocation } from "@coulisses/shared-pages/router";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PeoplePages, readPageSize, usePeoplePages } from "./people-pages";

const people = Array.from({ length: 23 }, (_, rank) => rank + 1);

function Page() {
  const { shown, pages } = usePeoplePages(people);
  const { search } = useLocation();
  return (
    <>
      <p>{`Bénévoles ${shown.join(" ")}`}</p>
      <output aria-label="adresse">{search}</output>
      <PeoplePages {...pages} />
    </>
  );
}
const open = (search = "") =>
  render(
    <ThemeProvider theme="blue-light">
      <MemoryRouter initialEntries={[`/multi-planning${search}`]}>
        <Page />
      </MemoryRouter>
    </ThemeProvider>,
  );
const shown = () =>
  screen
    .getByText(/^Bénévoles \d/)
    .textContent.split(" ")
    .slice(1)
    .map(Number);
const address = () => screen.getByLabelText("adresse").textContent;
const size = () => screen.getByLabelText(/^Bénévoles par page/);

describe("The people beside one another", () => {
  it("are ten on a page, the last one of which holds the rest", async () => {
    open();
    expect([shown()[0], shown().length]).toEqual([1, 10]);
    await userEvent.click(screen.getByRole("button", { name: /suivante/i }));
    await userEvent.click(screen.getByRole("button", { name: /suivante/i }));
    expect(shown()).toEqual([21, 22, 23]);
    expect(address()).toBe("?page=3");
  });

  it("are as many as one chooses, from the first page on; the address forgets what is usual", async () => {
    open("?page=2");
    await userEvent.selectOptions(size(), "5");
    expect([shown(), address()]).toEqual([[1, 2, 3, 4, 5], "?itemsPerPage=5"]);
    await userEvent.selectOptions(size(), "Tous");
    expect([shown().length, address()]).toEqual([23, "?itemsPerPage=all"]);
    await userEvent.selectOptions(size(), "10");
    expect([shown().length, address()]).toEqual([10, ""]);
  });

  it.each([
    ["?page=0", 1],
    ["?page=-3", 1],
    ["?page=deux", 1],
    ["?page=2.9", 11],
    ["?page=99", 21],
    ["?page=1e9", 21],
  ])("stand at %s from number %s on", (search, first) => {
    open(search);
    expect(shown()[0]).toBe(first);
  });

  it("are as many as a link says, which is offered beside the usual numbers", () => {
    open("?itemsPerPage=7");
    expect(shown()).toHaveLength(7);
    expect(size()).toHaveValue("7");
  });

  it.each([
    [null, 10],
    ["all", 500],
    ["20", 20],
    ["500", 500],
    ["501", 10],
    ["0", 10],
    ["-5", 10],
    ["1e3", 10],
    ["", 10],
  ])("are by an address of %p so many on a page: %s", (text, count) => {
    expect(readPageSize(text)).toBe(count);
  });
});
