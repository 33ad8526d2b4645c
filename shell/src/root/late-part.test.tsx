import { notices, session } from "@coulisses/shared-auth/session";
import { act, render, screen } from "@testing-library/react";
import { LatePart, notifyMissingCode } from "./late-part";

// The channel between tabs would keep the test's process alive.
afterAll(session.stop);

const Dialog = ({ title }: { title: string }) => <p>{title}</p>;
const missing = () =>
  Promise.reject(Object.assign(new Error("Loading chunk 12 failed."), { name: "ChunkLoadError" }));
const found = () => Promise.resolve({ default: Dialog });

function loadAnswering(...answers: (() => Promise<{ default: typeof Dialog }>)[]) {
  return jest.fn(() => (answers.length > 1 ? answers.shift()! : answers[0]!)());
}

async function show(load: () => Promise<{ default: typeof Dialog }>, onMissing = jest.fn()) {
  const rendered = await act(async () => {
    const shown = render(
      <LatePart load={load} onMissing={onMissing}>
        {(Late) => <Late title="Besoin d'aide ?" />}
      </LatePart>,
    );
    await Promise.resolve();
    return shown;
  });
  return { ...rendered, onMissing };
}

test("a part comes when it is shown, once for all", async () => {
  const load = loadAnswering(found);
  const { unmount } = await show(load);
  expect(screen.getByText("Besoin d'aide ?")).toBeVisible();
  unmount();
  await show(load);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a file that did not come is asked for once more by itself", async () => {
  const load = loadAnswering(missing, found);
  const { onMissing } = await show(load);
  expect(screen.getByText("Besoin d'aide ?")).toBeVisible();
  expect([load.mock.calls.length, onMissing.mock.calls.length]).toEqual([2, 0]);
});

test("a part that does not come is told, never asked for in a loop, and comes the next time that it is shown", async () => {
  const load = loadAnswering(missing, missing, found);
  const { onMissing, unmount } = await show(load);
  expect(onMissing).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  await show(load);
  expect(screen.getByText("Besoin d'aide ?")).toBeVisible();
});

test("the person is told in French", () => {
  notifyMissingCode();
  expect(notices.first()?.message).toBe(
    "Cette partie n'a pas pu être téléchargée. Vérifie ta connexion et réessaie.",
  );
  notices.clear();
});
