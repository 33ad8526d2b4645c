import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInSite } from "../testing/test-site";
import { OwnPage } from "./own-page";
import { forgetOwnPage, loadOwnPage } from "./own-pages";

const reloadIfNewer = jest.fn(() => Promise.resolve());
jest.mock("../site/newer-build", () => ({ reloadIfNewer: () => reloadIfNewer() }));

const Page = () => <p>La page</p>;
const found = () => Promise.resolve({ default: Page });
const missing = () =>
  Promise.reject(Object.assign(new Error("Loading chunk 384 failed."), { name: "ChunkLoadError" }));

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  forgetOwnPage("/test");
});

test("a file that did not come is asked for once more by itself", async () => {
  const load = jest
    .fn(missing)
    .mockImplementationOnce(missing)
    .mockImplementationOnce(found as typeof missing);
  expect(await loadOwnPage("/test", load)).toBe(Page);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a failure is forgotten two seconds later, so that coming back tries again", async () => {
  jest.useFakeTimers();
  await expect(loadOwnPage("/test", missing)).rejects.toThrow("Loading chunk");
  await expect(loadOwnPage("/test", found)).rejects.toThrow("Loading chunk");
  jest.advanceTimersByTime(2_000);
  expect(await loadOwnPage("/test", found)).toBe(Page);
});

test("a page of the shell whose file does not come says so within the layout, and a retry brings it", async () => {
  loadOwnPage("/test", missing).catch(() => undefined);
  await renderInSite(<OwnPage path="/test" />);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Une partie du code n'a pas pu être téléchargée.",
  );
  expect(reloadIfNewer).toHaveBeenCalled();
  // Result of the retry once the failure is forgotten.
  reloadIfNewer.mockImplementationOnce(() => loadOwnPage("/test", found).then(() => undefined));
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("La page")).toBeVisible();
});
