/** @late-pickers */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { type Place, places } from "../../stories/festival";
import { SearchPicker, type SearchPickerProps } from "./search-picker";

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockReset());

function Form(props: Partial<SearchPickerProps<Place>>) {
  const [value, setValue] = useState<Place | null>(props.value ?? null);
  return (
    <form onKeyDown={({ key }) => key === "Enter" && onSubmit()}>
      <SearchPicker
        label="Lieu"
        options={places}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        {...props}
        value={value}
        onChange={setValue}
      />
      <button type="button">Suite</button>
    </form>
  );
}
const box = () => screen.getByRole("combobox");
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

it("hands text, focus and caret over to the field that comes with the code of the list", async () => {
  render(<Form autoFocus />);
  const first = screen.getByRole<HTMLInputElement>("combobox");
  expect(first).toHaveFocus();
  // In one go, before any code can come.
  fireEvent.change(first, { target: { value: "sne" } });
  first.setSelectionRange(1, 1);
  expect(first).toBeInTheDocument();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(box()).toHaveFocus();
  await userEvent.keyboard("cè");
  expect(box()).toHaveValue("scène");
  expect(options()).toContain("Scène Pulse");
});

it("takes the first match on Enter, which the form never hears", async () => {
  render(<Form />);
  await userEvent.type(box(), "scene{Enter}");
  expect(box()).toHaveValue("Scène Pulse");
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("drops what was typed and matches nothing when the field is left", async () => {
  render(<Form value={places[2] ?? null} />);
  await userEvent.type(box(), "plage");
  expect(screen.getByText("Aucun résultat")).toBeInTheDocument();
  await userEvent.tab();
  expect(box()).toHaveValue("Amphi Freyssinet");
  expect(options()).toEqual([]);
});

it("starts from what is chosen, and stops at both ends", async () => {
  render(<Form value={places[5] ?? null} />);
  await userEvent.type(box(), "{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  expect(box()).toHaveValue("Loges artistes");
  await userEvent.type(box(), "{ArrowDown}{PageUp}{PageUp}{Enter}");
  expect(box()).toHaveValue("Scène Pulse");
});

it("is emptied by its cross, unless it is required", async () => {
  const { unmount } = render(<Form value={places[0] ?? null} />);
  await userEvent.click(screen.getByRole("button", { name: "Effacer" }));
  expect(box()).toHaveValue("");
  unmount();
  render(<Form value={places[0] ?? null} required />);
  expect(screen.queryByRole("button", { name: "Effacer" })).not.toBeInTheDocument();
});

it("looks for the text where its caller says", async () => {
  render(<Form getSearchText={({ name, detail }) => `${name} ${detail}`} />);
  await userEvent.type(box(), "gymnase");
  expect(options()).toEqual(["Loges artistes"]);
});

it("shows as they come the options that its caller found", async () => {
  const onQueryChange = jest.fn();
  render(<Form onQueryChange={onQueryChange} options={places.slice(3, 5)} />);
  await userEvent.type(box(), "x");
  expect(onQueryChange).toHaveBeenLastCalledWith("x");
  expect(options()).toEqual(["Hall des Humanités", "Village des associations"]);
});

it("says that it could not search, and searches again for what is typed", async () => {
  const onRetry = jest.fn();
  render(<Form options={[]} onRetry={onRetry} />);
  await userEvent.type(box(), "scene");
  expect(options()).toEqual(["Impossible de chercher : réessayer"]);
  await userEvent.keyboard("{Enter}");
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(box()).toHaveValue("scene");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("says that there is no network rather than that nothing fits what it could not read", async () => {
  const network = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { unmount } = render(<Form options={[]} />);
  await userEvent.type(box(), "scene");
  expect(options()).toEqual(["Pas de réseau : la liste reviendra avec lui"]);
  unmount();
  render(<Form />);
  await userEvent.type(box(), "introuvable");
  expect(options()).toEqual(["Aucun résultat"]);
  network.mockRestore();
});

it("picks by Tab only what is looked for", async () => {
  render(<Form value={places[2] ?? null} />);
  await userEvent.click(box());
  await userEvent.keyboard("{ArrowUp}");
  await userEvent.tab();
  expect(box()).toHaveValue("Amphi Freyssinet");
  await userEvent.type(box(), "humanites");
  await userEvent.tab();
  expect(box()).toHaveValue("Hall des Humanités");
});

it("stays shut when it is only to be read", async () => {
  render(<Form value={places[0] ?? null} readOnly />);
  await userEvent.click(box());
  await userEvent.keyboard("{ArrowDown}");
  expect(options()).toEqual([]);
});
