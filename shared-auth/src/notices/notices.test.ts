import { createNoticeQueue } from "./notices";

test("notices leave in the order in which they came", () => {
  const queue = createNoticeQueue();
  queue.add({ type: "success", message: "Premier" });
  queue.add({ type: "error", message: "Deuxième" });
  expect(queue.first()?.message).toBe("Premier");
  queue.removeFirst();
  expect(queue.first()?.message).toBe("Deuxième");
  queue.removeFirst();
  expect(queue.first()).toBeUndefined();
});

test("a burst of the same failure is told once", () => {
  const queue = createNoticeQueue();
  queue.add({ type: "error", message: "Hors ligne" });
  queue.add({ type: "error", message: "Hors ligne" });
  expect(queue.all()).toHaveLength(1);
});

test("the last gesture that can be undone comes at once, in the place of the one before and of no other notice", () => {
  const queue = createNoticeQueue();
  const undo = (run: () => void) => ({
    type: "success" as const,
    message: "Affecté",
    action: { label: "Annuler", run },
  });
  const [first, second] = [jest.fn(), jest.fn()];
  queue.add({ type: "error", message: "Hors ligne" });
  queue.add(undo(first));
  queue.add(undo(second));
  expect(queue.all().map(({ message }) => message)).toEqual(["Affecté", "Hors ligne"]);
  queue.first()?.action?.run();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test("those who listen hear of each change until they leave", () => {
  const queue = createNoticeQueue();
  const heard = jest.fn();
  const leave = queue.subscribe(heard);
  queue.add({ type: "info", message: "Un" });
  queue.removeFirst();
  leave();
  queue.add({ type: "info", message: "Deux" });
  expect(heard).toHaveBeenCalledTimes(2);
});
