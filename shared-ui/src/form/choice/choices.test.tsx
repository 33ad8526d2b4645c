import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChoiceToggle, MultiChoice } from "./choices";

const days = [
  { value: "ven", label: "Vendredi" },
  { value: "sam", label: "Samedi" },
  { value: "dim", label: "Dimanche", disabled: true },
] as const;
type Day = (typeof days)[number]["value"];

describe("several of a few", () => {
  it("keeps the order of the options, whatever the order of the presses", async () => {
    const onChange = jest.fn<unknown, [Day[]]>();
    render(<MultiChoice label="Jours" options={days} value={["sam"]} onChange={onChange} />);
    await userEvent.click(screen.getByRole("button", { name: "Vendredi" }));
    expect(onChange).toHaveBeenLastCalledWith(["ven", "sam"]);
    await userEvent.click(screen.getByRole("button", { name: "Samedi" }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it("refuses the options that are closed", async () => {
    const onChange = jest.fn();
    render(<MultiChoice label="Jours" options={days} value={[]} onChange={onChange} />);
    await userEvent.click(screen.getByRole("button", { name: "Dimanche" }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it("is a group with the field's name and error", () => {
    render(
      <MultiChoice
        label="Jours"
        options={days}
        value={[]}
        onChange={() => undefined}
        error="Choisis au moins un jour"
      />,
    );
    expect(screen.getByRole("group", { name: "Jours" })).toHaveAccessibleDescription(
      "Choisis au moins un jour",
    );
  });
});

describe("one of a few", () => {
  it("is none again when the chosen one is pressed again", async () => {
    const onChange = jest.fn<unknown, [Day | null]>();
    render(<ChoiceToggle label="Jour" options={days} value="sam" onChange={onChange} />);
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Samedi");
    await userEvent.click(screen.getByRole("button", { name: "Samedi" }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(screen.getByRole("button", { name: "Vendredi" }));
    expect(onChange).toHaveBeenLastCalledWith("ven");
  });
});
