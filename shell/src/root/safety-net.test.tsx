import { render, screen } from "@testing-library/react";
import { SafetyNet } from "./safety-net";

const reloadIfNewer = jest.fn(() => Promise.resolve());
jest.mock("../site/newer-build", () => ({ reloadIfNewer: () => reloadIfNewer() }));

function Breaking({ error }: { error: Error }): never {
  throw error;
}

beforeEach(() => {
  reloadIfNewer.mockClear();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("whatever breaks the shell itself leaves a page that says so in French", () => {
  render(
    <SafetyNet>
      <Breaking error={new TypeError("x is not a function")} />
    </SafetyNet>,
  );
  expect(screen.getByText(/Quelque chose s'est cassé dans les coulisses/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Recharger la page" })).toBeVisible();
  expect(reloadIfNewer).not.toHaveBeenCalled();
});

test("a file of the shell that does not come reloads the page if there is a newer build, and says what to do", () => {
  const error = Object.assign(new Error("Loading chunk 746 failed."), { name: "ChunkLoadError" });
  render(
    <SafetyNet>
      <Breaking error={error} />
    </SafetyNet>,
  );
  expect(screen.getByText(/n'a pas pu être téléchargée/)).toBeVisible();
  expect(reloadIfNewer).toHaveBeenCalledTimes(1);
});
