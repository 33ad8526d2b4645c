import { useLocation } from "@coulisses/shared-pages/router";
import { MemoryRouter } from "@coulisses/shared-pages/testing";
import { INVALID_WINDOW, proposedHelpWindow } from "@coulisses/shared-domain/planning/help-window";
import { ThemeProvider } from "@coulisses/shared-ui/base";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useAddressFilters } from "../address/address-filters";
import { useAddressWindow } from "./use-address-window";
import { WindowForm } from "./window-form";

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2027-05-14T16:10:00Z"), doNotFake: ["setTimeout", "queueMicrotask"] });
});
afterEach(() => jest.useRealTimers());

function Page() {
  const { window, ...form } = useAddressWindow(useAddressFilters([]), proposedHelpWindow);
  return (
    <>
      <WindowForm {...form} window={window} presets={[2, 24]} resetLabel="Revenir à l'heure qui vient" />
      <output aria-label="lu">{window ? `${window.start} ${window.end}` : "rien"}</output>
      <output aria-label="adresse">{decodeURIComponent(useLocation().search)}</output>
    </>
  );
}
const open = (search = "") =>
  render(
    <MemoryRouter initialEntries={[`/need-help${search}`]}>
      <ThemeProvider theme="blue-light">
        <Page />
      </ThemeProvider>
    </MemoryRouter>,
  );
const box = (name: RegExp) => screen.getByRole("textbox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const address = () => screen.getByLabelText("adresse").textContent;
async function type(name: RegExp, text: string) {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
}

describe("the window of a page", () => {
  it("is the one proposed now, until the address has one", () => {
    open();
    expect(box(/^Début/)).toHaveValue("14/05/2027 18:15");
    expect(box(/^Fin/)).toHaveValue("14/05/2027 19:15");
    expect(address()).toBe("");
  });

  it("is read from the address", () => {
    open("?start=2027-05-15T10:00&end=2027-05-15T12:00");
    expect(box(/^Début/)).toHaveValue("15/05/2027 10:00");
    expect(screen.getByLabelText("lu")).toHaveTextContent(
      "2027-05-15T08:00:00.000Z 2027-05-15T10:00:00.000Z",
    );
  });

  it("goes to the hours before and after in one press, whatever was typed meanwhile", async () => {
    open("?start=2027-05-15T10:00&end=2027-05-15T12:00");
    await press("Plage suivante");
    expect(address()).toBe("?start=2027-05-15T12:00&end=2027-05-15T14:00");
    expect(box(/^Début/)).toHaveValue("15/05/2027 12:00");
    await type(/^Fin/, "16/05/2027 12:00");
    await press("Plage précédente");
    expect(address()).toBe("?start=2027-05-15T10:00&end=2027-05-15T12:00");
    expect(box(/^Fin/)).toHaveValue("15/05/2027 12:00");
  });

  it("is typed and applied, in the address, on the first page of the list", async () => {
    open("?page=3&search=bar");
    await type(/^Fin/, "14/05/2027 22:00");
    expect(address()).toBe("?page=3&search=bar");
    await press("Appliquer");
    expect(address()).toBe("?search=bar&start=2027-05-14T18:15&end=2027-05-14T22:00");
  });

  it("that ends before it starts is refused, and not applied", async () => {
    open();
    await type(/^Fin/, "14/05/2027 17:00");
    await userEvent.tab();
    expect(screen.getByText(INVALID_WINDOW)).toBeInTheDocument();
    await press("Appliquer");
    expect(address()).toBe("");
  });

  it("with a text that is no date is not applied either", async () => {
    open();
    await type(/^Début/, "demain");
    await press("Appliquer");
    expect(address()).toBe("");
  });

  it("lasts as long as one press says, from its start", async () => {
    open();
    await press("Pendant 2 h à partir du début");
    expect(address()).toBe("?start=2027-05-14T18:15&end=2027-05-14T20:15");
    await press("Pendant 1 j à partir du début");
    expect(box(/^Fin/)).toHaveValue("15/05/2027 18:15");
  });

  it("comes back to what is proposed at that moment", async () => {
    open("?start=2027-05-15T10:00&end=2027-05-15T12:00&page=2&search=bar");
    jest.setSystemTime(new Date("2027-05-14T17:20:00Z"));
    await press("Revenir à l'heure qui vient");
    expect(address()).toBe("?search=bar");
    expect(box(/^Début/)).toHaveValue("14/05/2027 19:30");
  });

  it("that the address says wrongly is nothing, and the form proposes one", () => {
    open("?start=hier&end=2027-05-15T12:00");
    expect(screen.getByLabelText("lu")).toHaveTextContent("rien");
    expect(box(/^Début/)).toHaveValue("14/05/2027 18:15");
  });
});
