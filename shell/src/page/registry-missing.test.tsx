import { readRegistry } from "@coulisses/federation/registry";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { activitiesPage, noUpdates, registryWith, renderInSite, testLoader } from "../testing/test-site";
import { CurrentPage } from "./current-page";
import { PublicFeaturePage } from "./public-feature-page";

jest.mock("./own-page", () => ({ OwnPage: ({ path }: { path: string }) => <p>La page {path} du site</p> }));

jest.mock("./feature-page-view", () => ({ FeaturePageView: () => <p>La page de l'application</p> }));

const missing = "La liste des applications n'est pas lisible pour le moment.";

async function open(page: React.ReactNode, at: string) {
  const loader = testLoader({ registry: readRegistry(undefined) });
  const check = jest.fn(() => {
    act(() => {
      loader.adopt(
        registryWith({ pages: [activitiesPage, { ...activitiesPage, path: "/register", public: true }] }),
      );
    });
    return Promise.resolve();
  });
  await renderInSite(page, { loader, at, updates: { ...noUpdates, check } });
  return check;
}

test.each([
  ["someone logged in", <CurrentPage key="a" />, "/fa"],
  ["a visitor", <PublicFeaturePage key="b" />, "/register"],
])(
  "%s who opens a page of an app reads that the list of apps can't be read, and a retry brings it",
  async (_who, page, at) => {
    const check = await open(page, at);
    expect(screen.getByRole("alert")).toHaveTextContent(missing);
    expect(screen.queryByText(/existe pas/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(check).toHaveBeenCalledTimes(1);
    expect(screen.getByText("La page de l'application")).toBeVisible();
  },
);

test("the shell's own pages show below", async () => {
  await open(<CurrentPage />, "/");
  expect(screen.getByRole("alert")).toHaveTextContent(missing);
  expect(screen.getByText("La page / du site")).toBeVisible();
});
