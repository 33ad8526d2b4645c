import type { Feature } from "@coulisses/federation/feature";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { registryWith, renderInSite, testLoader } from "../testing/test-site";
import { FeatureSlot } from "./feature-slot";

const List = () => <p>25 activités</p>;
const Broken = () => {
  throw new Error("Cannot read properties of undefined");
};
const featureShowing = (component: () => React.JSX.Element): Feature => ({
  pages: { "/fa": () => Promise.resolve({ default: component }) },
  cards: {},
});
const chunkError = Object.assign(new Error("Loading chunk 843 failed."), { name: "ChunkLoadError" });
const never = () => new Promise<never>(() => undefined);

async function show(...answers: (() => Promise<Feature>)[]) {
  const loader = testLoader({ answers });
  const load = () => loader.page("mf-activities", "/fa");
  await renderInSite(
    <>
      <nav>Le menu</nav>
      <FeatureSlot name="mf-activities" load={load} fallback={<p>Chargement</p>} />
    </>,
    { loader },
  );
  return loader;
}

const retry = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
};

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("a page of an app shows once its code has come", async () => {
  await show(() => Promise.resolve(featureShowing(List)));
  expect(await screen.findByText("25 activités")).toBeVisible();
});

test.each<[string, () => Promise<Feature>, string]>([
  [
    "an entry that does not come",
    () => Promise.reject(new Error("ScriptNetworkError: entry.js")),
    "Le code de cette application n'a pas pu être téléchargé.",
  ],
  [
    "code that throws while it loads",
    () => Promise.reject(new TypeError("x is not a function")),
    "Cette application n'a pas réussi à démarrer.",
  ],
  [
    "a page that throws while it shows",
    () => Promise.resolve(featureShowing(Broken)),
    "Cette partie a rencontré une erreur.",
  ],
  [
    "a file of the page that does not come",
    () => Promise.resolve({ pages: { "/fa": () => Promise.reject(chunkError) }, cards: {} }),
    "Une partie du code n'a pas pu être téléchargée.",
  ],
])(
  "with %s, the menu stays, the person reads why, and the app's record keeps it",
  async (_fault, answer, message) => {
    jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 200 }));
    const loader = await show(answer);
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByText("Le menu")).toBeVisible();
    expect(loader.apps()[0]).toMatchObject({
      name: "mf-activities",
      lastFailure: { error: { app: "mf-activities" } },
    });
  },
);

test("a retry shows the page once the fault is gone", async () => {
  await show(
    () => Promise.reject(new TypeError("x is not a function")),
    () => Promise.resolve(featureShowing(List)),
  );
  await retry();
  expect(await screen.findByText("25 activités")).toBeVisible();
});

test("an app built for another contract is refused in French, without loading it", async () => {
  const answer = jest.fn(never);
  const loader = testLoader({ registry: registryWith({ contract: 99 }), answers: [answer] });
  await renderInSite(
    <FeatureSlot name="mf-activities" load={() => loader.page("mf-activities", "/fa")} fallback={null} />,
    { loader },
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Cette application n'a pas été construite pour cette version du site.",
  );
  expect(answer).not.toHaveBeenCalled();
});

test("an app that is disabled while its page is open shows the word at once, and its page once it is enabled", async () => {
  const loader = await show(() => Promise.resolve(featureShowing(List)));
  expect(await screen.findByText("25 activités")).toBeVisible();
  await act(async () => {
    loader.adopt(registryWith({ disabled: { word: "Les FA sont en pause.", ask: "l'équipe SG" } }));
    await Promise.resolve();
  });
  expect(
    await screen.findByText("Les FA sont en pause. Pour en savoir plus, demande à l'équipe SG."),
  ).toBeVisible();
  expect(screen.getByText("En pause")).toBeVisible();
  expect(screen.queryByText("25 activités")).not.toBeInTheDocument();
  expect(screen.getByText("Le menu")).toBeVisible();
  await act(async () => {
    loader.adopt(registryWith());
    await Promise.resolve();
  });
  expect(await screen.findByText("25 activités")).toBeVisible();
});
