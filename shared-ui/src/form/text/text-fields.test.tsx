import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../../base/field/text-field";
import { SearchField } from "../search/search-field";
import { SelectField } from "../choice/select-field";
import { TextareaField } from "./textarea-field";

describe("a line of text", () => {
  it("leaves to its form the Enter that it has no use for", () => {
    render(<TextField label="Nom" value="" />);
    expect(fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" })).toBe(true);
  });

  it("takes no Enter that ends the composing of a letter", () => {
    const onEnter = jest.fn();
    render(<TextField label="Nom" value="" onEnter={onEnter} />);
    fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter", isComposing: true });
    expect(onEnter).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" })).toBe(false);
    expect(onEnter).toHaveBeenCalledTimes(1);
  });
});

describe("several lines of text", () => {
  it("breaks the line on Enter, unless Enter sends", async () => {
    const onChange = jest.fn();
    const onEnter = jest.fn();
    const { rerender } = render(<TextareaField label="Texte" value="Oui" onChange={onChange} />);
    await userEvent.type(screen.getByRole("textbox"), "{Enter}");
    expect(onChange).toHaveBeenLastCalledWith("Oui\n");
    rerender(<TextareaField label="Texte" value="Oui" onChange={onChange} onEnter={onEnter} />);
    onChange.mockReset();
    await userEvent.type(screen.getByRole("textbox"), "{Enter}");
    expect(onEnter).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe("a search box", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("waits 200 ms after the last key, and sends at once on Enter", async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: 10 });
    const onChange = jest.fn();
    render(<SearchField label="Chercher" value="" onChange={onChange} />);
    await user.type(screen.getByRole("searchbox"), "bal");
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(onChange.mock.calls).toEqual([["bal"]]);
  });

  it("forgets what was being typed when it is emptied", async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: 10 });
    const onChange = jest.fn();
    render(<SearchField label="Chercher" value="" onChange={onChange} />);
    await user.type(screen.getByRole("searchbox"), "bal");
    await user.click(screen.getByRole("button", { name: "Effacer la recherche" }));
    jest.runOnlyPendingTimers();
    expect(onChange.mock.calls).toEqual([[""]]);
  });
});

describe("a short list", () => {
  const options = [
    { value: "BACHE", label: "Bâche" },
    { value: "PANNEAU", label: "Panneau" },
  ] as const;

  it("can't go back to nothing once chosen, when it is required", () => {
    render(
      <SelectField
        label="Type"
        options={options}
        value="BACHE"
        onChange={() => undefined}
        placeholder="Choisis"
        required
      />,
    );
    expect(screen.getByRole("option", { name: "Choisis" })).toBeDisabled();
  });

  it("says null for none", async () => {
    const onChange = jest.fn();
    render(
      <SelectField label="Type" options={options} value="BACHE" onChange={onChange} placeholder="Tous" />,
    );
    await userEvent.selectOptions(screen.getByRole("combobox"), "Tous");
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});
