import { createAutosave } from "./autosave";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

function typing(save: (value: string) => Promise<unknown>) {
  return createAutosave({ initial: "Scène", save, delay: 800 });
}

it("saves once, 800 ms after the last key", async () => {
  const save = jest.fn().mockResolvedValue(undefined);
  const autosave = typing(save);
  autosave.edit("Scène ");
  await jest.advanceTimersByTimeAsync(700);
  autosave.edit("Scène A");
  await jest.advanceTimersByTimeAsync(799);
  expect(save).not.toHaveBeenCalled();
  expect(autosave.view().state).toBe("pending");
  await jest.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([["Scène A"]]);
  expect(autosave.view()).toEqual({ draft: "Scène A", state: "saved" });
});

it("saves at once when the field is left", async () => {
  const save = jest.fn().mockResolvedValue(undefined);
  const autosave = typing(save);
  autosave.edit("Scène B");
  autosave.flush();
  expect(save).toHaveBeenCalledWith("Scène B");
  await jest.advanceTimersByTimeAsync(2000);
  expect(save).toHaveBeenCalledTimes(1);
});

it("has nothing to save when nothing was typed, or when it was typed back", async () => {
  const save = jest.fn().mockResolvedValue(undefined);
  const autosave = typing(save);
  autosave.flush();
  autosave.edit("Scènes");
  autosave.edit("Scène");
  autosave.flush();
  await jest.advanceTimersByTimeAsync(2000);
  expect(save).not.toHaveBeenCalled();
  expect(autosave.view().state).toBe("idle");
});

it("keeps what could not be saved, and saves it when asked again", async () => {
  const save = jest.fn().mockRejectedValueOnce(new Error("hors ligne")).mockResolvedValue(undefined);
  const autosave = typing(save);
  autosave.edit("Scène C");
  autosave.flush();
  await settle();
  expect(autosave.view()).toEqual({ draft: "Scène C", state: "failed" });
  autosave.follow("Scène de quelqu'un d'autre");
  expect(autosave.view().draft).toBe("Scène C");
  autosave.flush();
  await settle();
  expect(save).toHaveBeenLastCalledWith("Scène C");
  expect(autosave.view().state).toBe("saved");
});

it("sends one save at a time, and what was typed meanwhile afterwards", async () => {
  let finish: () => void = () => undefined;
  const save = jest
    .fn()
    .mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)))
    .mockResolvedValue(undefined);
  const autosave = typing(save);
  autosave.edit("Scène D");
  autosave.flush();
  autosave.edit("Scène DD");
  autosave.flush();
  expect(save).toHaveBeenCalledTimes(1);
  finish();
  await settle();
  expect(save.mock.calls).toEqual([["Scène D"], ["Scène DD"]]);
  expect(autosave.view().state).toBe("saved");
});

it("saves again when the person types the former text back while a save is under way", async () => {
  let finish: () => void = () => undefined;
  const save = jest
    .fn()
    .mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)))
    .mockResolvedValue(undefined);
  const autosave = typing(save);
  autosave.edit("Scène E");
  autosave.flush();
  autosave.edit("Scène");
  finish();
  await jest.advanceTimersByTimeAsync(800);
  expect(save.mock.calls).toEqual([["Scène E"], ["Scène"]]);
});

it("shows what others saved, but never over what is being typed", () => {
  const autosave = typing(jest.fn().mockResolvedValue(undefined));
  autosave.follow("Scène des autres");
  expect(autosave.view().draft).toBe("Scène des autres");
  autosave.edit("La mienne");
  autosave.follow("Encore des autres");
  expect(autosave.view().draft).toBe("La mienne");
});
