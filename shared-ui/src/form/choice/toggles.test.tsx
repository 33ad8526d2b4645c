import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RadioField, type RadioFieldProps } from "./radio-field";
import { CheckboxField } from "./checkbox-field";
import { SwitchField } from "./switch-field";

const onChange = jest.fn();
beforeEach(() => onChange.mockReset());

describe.each([
  ["a switch", SwitchField, "switch"],
  ["a box", CheckboxField, "checkbox"],
] as const)("%s", (_, Toggle, role) => {
  it("is put on by a click, and off by Space", async () => {
    function Form() {
      const [checked, setChecked] = useState(false);
      return <Toggle label="Gratuit" checked={checked} onChange={setChecked} />;
    }
    render(<Form />);
    const toggle = screen.getByRole(role, { name: "Gratuit" });
    expect(toggle).not.toBeChecked();
    await userEvent.click(screen.getByText("Gratuit"));
    expect(toggle).toBeChecked();
    await userEvent.keyboard(" ");
    expect(toggle).not.toBeChecked();
  });

  it("stays as it is where the person may not change it", async () => {
    render(<Toggle label="Gratuit" checked onChange={onChange} disabled />);
    await userEvent.click(screen.getByText("Gratuit"));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole(role)).toBeChecked();
  });
});

it("A box that has to be ticked says why it is refused, beside one label alone", () => {
  render(
    <CheckboxField
      label="J'accepte la charte"
      checked={false}
      onChange={onChange}
      error="La charte est à accepter"
    />,
  );
  expect(screen.getByText("La charte est à accepter")).toBeInTheDocument();
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
});

describe("radio buttons", () => {
  const preferences: RadioFieldProps<"STACKED" | "FRAGMENTED" | "NO_REST">["options"] = [
    { value: "STACKED", label: "Regroupé", detail: "Des créneaux qui se suivent" },
    { value: "FRAGMENTED", label: "Aéré" },
    { value: "NO_REST", label: "Un maximum", disabled: true },
  ];
  function Form(props: Partial<RadioFieldProps<"STACKED" | "FRAGMENTED" | "NO_REST">>) {
    const [value, setValue] = useState<"STACKED" | "FRAGMENTED" | "NO_REST" | null>(null);
    const change = (next: "STACKED" | "FRAGMENTED" | "NO_REST") => {
      onChange(next);
      setValue(next);
    };
    return <RadioField label="Planning" options={preferences} value={value} onChange={change} {...props} />;
  }
  const radio = (name: RegExp) => screen.getByRole("radio", { name });

  it("begin with none, and are a group with the field's name", () => {
    render(<Form />);
    expect(screen.getByRole("radiogroup", { name: "Planning" })).toBeInTheDocument();
    expect(screen.getAllByRole("radio").filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
  });

  it("are chosen by their words, and told apart by the words under them", async () => {
    render(<Form />);
    await userEvent.click(screen.getByText("Des créneaux qui se suivent"));
    expect(onChange).toHaveBeenLastCalledWith("STACKED");
    expect(radio(/^Regroupé/)).toBeChecked();
    await userEvent.click(radio(/Aéré/));
    expect(radio(/^Regroupé/)).not.toBeChecked();
  });

  it("leave out what is closed, and all of them where the field is", async () => {
    const { unmount } = render(<Form />);
    await userEvent.click(radio(/Un maximum/));
    unmount();
    render(<Form disabled />);
    await userEvent.click(radio(/Aéré/));
    expect(onChange).not.toHaveBeenCalled();
  });
});
