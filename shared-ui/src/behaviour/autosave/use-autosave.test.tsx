import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useAutosave } from "./use-autosave";

function Field({ value = "Bal", onSave }: { value?: string; onSave: (value: string) => Promise<unknown> }) {
  const { draft, setDraft, state } = useAutosave({ value, onSave });
  return (
    <>
      <input aria-label="Nom" value={draft} onChange={(event) => setDraft(event.target.value)} />
      <output>{state}</output>
    </>
  );
}

const saved = () => jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined);

it("saves what was typed when the field goes away", async () => {
  const onSave = saved();
  const { unmount } = render(<Field onSave={onSave} />);
  await userEvent.type(screen.getByRole("textbox"), " folk");
  expect(onSave).not.toHaveBeenCalled();
  unmount();
  expect(onSave.mock.calls).toEqual([["Bal folk"]]);
});

it("saves what was typed when the tab is hidden", async () => {
  const onSave = saved();
  render(<Field onSave={onSave} />);
  await userEvent.type(screen.getByRole("textbox"), " folk");
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  visibility.mockRestore();
  expect(onSave.mock.calls).toEqual([["Bal folk"]]);
  expect(screen.getByRole("status")).toHaveTextContent("saved");
});

it("shows what others saved, and saves with the newest callback", async () => {
  const [older, newer] = [saved(), saved()];
  const { rerender, unmount } = render(<Field onSave={older} />);
  rerender(<Field value="Bal des autres" onSave={newer} />);
  expect(screen.getByRole("textbox")).toHaveValue("Bal des autres");
  await userEvent.type(screen.getByRole("textbox"), " !");
  unmount();
  expect(older).not.toHaveBeenCalled();
  expect(newer.mock.calls).toEqual([["Bal des autres !"]]);
});
