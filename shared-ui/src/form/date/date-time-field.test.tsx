import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DateField } from "./date-field";
import { DateTimeField, type DateTimeFieldProps } from "./date-time-field";

const onChange = jest.fn<unknown, [string | null]>();
beforeEach(() => {
  onChange.mockReset();
  jest.restoreAllMocks();
});

function Field({ value: given = "2027-05-15T16:30:00Z", ...props }: Partial<DateTimeFieldProps>) {
  const [value, setValue] = useState(given);
  return (
    <DateTimeField
      label="Début"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
const box = () => screen.getByLabelText<HTMLInputElement>(/^Début/);
const retype = async (text: string) => {
  await userEvent.clear(box());
  await userEvent.type(box(), text);
};

describe("a date and time", () => {
  it("is written as the festival writes, on a Paris wall, also while it has the focus", async () => {
    render(<Field />);
    expect(box()).toHaveValue("15/05/2027 18:30");
    await userEvent.click(box());
    expect(box()).toHaveValue("15/05/2027 18:30");
  });

  it("is typed in a short way, in the year that stood there, and handed over when it is left", async () => {
    render(<Field />);
    await retype("21/5 14h");
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(box()).toHaveValue("21/05/2027 14:00");
    expect(onChange.mock.calls).toEqual([["2027-05-21T12:00:00.000Z"]]);
  });

  it("is given to the form before Enter sends it", async () => {
    const calls: (string | null)[] = [];
    onChange.mockImplementation((value) => calls.push(value));
    render(<Field onEnter={() => calls.push("Enter")} />);
    await retype("15/12/2027 18:30{Enter}");
    expect(calls).toEqual(["2027-12-15T17:30:00.000Z", "Enter"]);
  });

  it.each([
    ["21/05/202709 14h", "L'année s'écrit avec 2 ou 4 chiffres"],
    ["21/05/2027 14h37", "Choisis un quart d'heure : 14:30 ou 14:45"],
    ["05/21/2027 12:00", "Ce jour n'existe pas"],
    ["21/05/2027", "Il manque l'heure, par exemple 14h30"],
    ["demain", "Écris la date comme 21/05/2027 14:30"],
  ])("stays as typed when it is none, says why and is not handed over: « %s »", async (text, problem) => {
    render(<Field />);
    await retype(`${text}{Escape}`);
    expect(box()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(box()).toHaveValue(text);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(problem);
    expect(onChange).not.toHaveBeenCalled();
    await retype("21/05/2027 14h30{Enter}");
    expect(box()).not.toHaveAccessibleDescription();
    expect(onChange.mock.calls).toEqual([["2027-05-21T12:30:00.000Z"]]);
  });

  it("may be emptied, unless it is asked for", async () => {
    const { unmount } = render(<Field />);
    await retype("{Enter}");
    expect(onChange.mock.calls).toEqual([[null]]);
    unmount();
    render(<Field required />);
    await userEvent.clear(box());
    await userEvent.tab();
    expect(box()).toHaveAccessibleDescription("Ce champ est requis");
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("leaves alone a time between two quarters that nobody retypes", async () => {
    render(<Field value="2027-05-15T16:37:00.000Z" />);
    await userEvent.click(box());
    await userEvent.tab();
    expect(box()).toHaveValue("15/05/2027 18:37");
    expect(box()).not.toHaveAccessibleDescription();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe("its calendar", () => {
  it("opens with the down arrow, in French, and picks the day and then the quarter of an hour", async () => {
    render(<Field />);
    await userEvent.type(box(), "{ArrowDown}");
    const panel = within(await screen.findByRole("dialog", { name: "Calendrier : Début" }));
    expect(panel.getByText("Mai 2027")).toBeInTheDocument();
    expect(panel.getAllByRole("columnheader")[0]).toHaveTextContent("L");
    await userEvent.click(panel.getByRole("button", { name: "21, Mai, 2027" }));
    expect(onChange).toHaveBeenLastCalledWith("2027-05-21T16:30:00.000Z");
    await userEvent.selectOptions(panel.getByLabelText(/^Heure/), "14:45");
    expect(box()).toHaveValue("21/05/2027 14:45");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(box()).toHaveFocus();
  });

  it("does not open where the date is only to be read", async () => {
    render(<Field readOnly />);
    await userEvent.type(box(), "{ArrowDown}");
    expect(screen.queryByRole("button", { name: "Ouvrir le calendrier" })).not.toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("on a phone", () => {
  beforeEach(() => {
    window.matchMedia = () =>
      ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  });
  afterEach(() => {
    delete (window as Partial<Window>).matchMedia;
  });

  it("is picked with the phone's own picker", () => {
    render(<Field />);
    expect(box()).toHaveAttribute("type", "datetime-local");
    expect(box()).toHaveValue("2027-05-15T18:30");
    fireEvent.change(box(), { target: { value: "2027-05-21T14:45" } });
    expect(onChange.mock.calls).toEqual([["2027-05-21T12:45:00.000Z"]]);
  });

  it("is written as the festival writes, whatever the phone speaks", () => {
    const { unmount } = render(<Field />);
    expect(screen.getByText("15/05/2027 18:30")).toBeInTheDocument();
    fireEvent.change(box(), { target: { value: "2027-05-21T14:37" } });
    expect(screen.getByText("21/05/2027 14:37")).toBeInTheDocument();
    unmount();
    render(<Field value={null} />);
    expect(screen.getByText("jj/mm/aaaa hh:mm")).toBeInTheDocument();
  });

  it("is not rounded: minutes between two quarters are refused", () => {
    render(<Field />);
    fireEvent.change(box(), { target: { value: "2027-05-21T14:37" } });
    fireEvent.blur(box());
    expect(box()).toHaveValue("2027-05-21T14:37");
    expect(box()).toHaveAccessibleDescription(/14:30 ou 14:45/);
    expect(onChange).not.toHaveBeenCalled();
  });
});

it("a day alone is typed with its year, or picked", async () => {
  const onDay = jest.fn();
  render(<DateField label="Date de naissance" value="2003-06-05" onChange={onDay} />);
  const day = screen.getByLabelText("Date de naissance");
  expect(day).toHaveValue("05/06/2003");
  await userEvent.clear(day);
  await userEvent.type(day, "1/12");
  await userEvent.tab();
  expect(day).toHaveAccessibleDescription("Il manque l'année, par exemple 21/05/2027");
  await userEvent.type(day, "/03{Enter}");
  expect(onDay.mock.calls).toEqual([["2003-12-01"]]);
  await userEvent.click(screen.getByRole("button", { name: "Ouvrir le calendrier" }));
  await userEvent.click(await screen.findByRole("button", { name: "12, Juin, 2003" }));
  expect(onDay).toHaveBeenLastCalledWith("2003-06-12");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
