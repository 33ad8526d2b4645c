import { act, fireEvent, render, screen } from "@testing-library/react";
import { ThemeProvider } from "../../provider/theme-provider";
import { SearchField } from "./search-field";

const asked: string[] = [];
const field = (value: string) => (
  <ThemeProvider theme="blue-light">
    <SearchField label="Chercher" value={value} onChange={(text) => asked.push(text)} />
  </ThemeProvider>
);
const box = () => screen.getByLabelText("Chercher");
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = () => act(() => jest.advanceTimersByTime(200));

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

describe("a search box whose page answers late", () => {
  it("never shows again what was there before the typing", () => {
    const { rerender } = render(field("tables"));
    type("");
    wait();
    expect(asked).toEqual([""]);
    expect(box()).toHaveValue("");
    type("ch");
    rerender(field(""));
    expect(box()).toHaveValue("ch");
    wait();
    expect(asked).toEqual(["", "ch"]);
    rerender(field("ch"));
    expect(box()).toHaveValue("ch");
  });

  it("stays empty once cleared", () => {
    render(field("tables"));
    fireEvent.click(screen.getByRole("button", { name: "Effacer la recherche" }));
    expect(asked).toEqual([""]);
    expect(box()).toHaveValue("");
  });

  it("follows the page when its filters are reset", () => {
    const { rerender } = render(field(""));
    type("tables");
    wait();
    rerender(field("tables"));
    rerender(field(""));
    expect(box()).toHaveValue("");
  });
});
