import type { Feature } from "@coulisses/federation/feature";
import { useCards, useSearchParams } from "@coulisses/shared-pages/router";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { FeatureSlot } from "../features/feature-slot";
import { registryWith, renderInSite, testLoader } from "../testing/test-site";
import { CardsProvider } from "./cards";

const card = (name: string, more = {}) => ({ name, title: `Carte ${name}`, order: 1, ...more });
const given = ({ userId }: { userId: number }) => <p>Les créneaux de {userId}</p>;
const showing = (component: (props: { userId: number }) => React.JSX.Element): Feature => ({
  pages: {},
  cards: { "volunteer/slots": () => Promise.resolve({ default: component }) },
});

function Dialog() {
  const cards = useCards("volunteer");
  return (
    <>
      <h1>Le dialogue</h1>
      {cards.map(({ key, title, show }) => (
        <section key={key} aria-label={title}>
          {show({ userId: 7 })}
        </section>
      ))}
    </>
  );
}

type Case = { cards?: object[]; answers?: (() => Promise<Feature>)[]; disabled?: object };

async function show(
  { cards = [card("volunteer/slots")], answers = [], disabled }: Case,
  permissions: string[] = [],
) {
  const registry = registryWith({ pages: [], cards, ...(disabled && { disabled }) });
  const loader = testLoader({ registry, answers });
  await renderInSite(
    <CardsProvider>
      <Dialog />
    </CardsProvider>,
    { loader, access: { teams: [], permissions } },
  );
  return loader;
}
const titles = () => screen.queryAllByRole("region").map((region) => region.getAttribute("aria-label"));

describe("The cards of a spot", () => {
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("are given what the spot says, and their code comes with them", async () => {
    await show({ answers: [() => Promise.resolve(showing(given))] });
    expect(await screen.findByText("Les créneaux de 7")).toBeVisible();
  });

  it("are those of this spot that the person may see, in their order; the code of the others stays away", async () => {
    const answer = jest.fn(() => Promise.resolve(showing(given)));
    const cards = [
      card("volunteer/last", { order: 3 }),
      card("volunteer/secret", { permission: "read-ft" }),
      card("volunteer/half", { permission: "view-planning", permissions: ["read-ft"] }),
      card("volunteer/slots", { permission: "view-planning" }),
      card("activity/ft"),
      card("on-the-home-page", { column: 1 }),
    ];
    await show({ cards, answers: [answer] }, ["view-planning"]);
    expect(titles()).toEqual(["Carte volunteer/slots", "Carte volunteer/last"]);
  });

  it("load nothing as long as none may be seen", async () => {
    const answer = jest.fn(() => Promise.resolve(showing(given)));
    await show({ cards: [card("volunteer/slots", { permission: "read-ft" })], answers: [answer] });
    expect(titles()).toEqual([]);
    expect(answer).not.toHaveBeenCalled();
  });

  it.each<[string, Case, RegExp]>([
    [
      "hang",
      { answers: [() => new Promise<never>(() => undefined)] },
      /^Cette application met trop de temps à répondre/,
    ],
    [
      "throw",
      {
        answers: [
          () =>
            Promise.resolve(
              showing(() => {
                throw new Error("x is not a function");
              }),
            ),
        ],
      },
      /^Cette partie a rencontré une erreur/,
    ],
    [
      "are not in the code of their app",
      { answers: [() => Promise.resolve({ pages: {}, cards: {} })] },
      /^Cette application n'a pas réussi à démarrer/,
    ],
    [
      "are of an app that is disabled",
      { disabled: { word: "Les plannings sont en pause.", ask: "l'équipe humain" } },
      /^Les plannings sont en pause. Pour en savoir plus, demande à l'équipe humain/,
    ],
  ])(
    "that %s say so in their own place, with a retry; the rest stays",
    async (_fault, situation, message) => {
      await show(situation);
      expect(await screen.findByText(message, {}, { timeout: 5_000 })).toBeVisible();
      expect(screen.getByRole("button", { name: "Réessayer" })).toBeVisible();
      expect(screen.getByRole("heading", { name: "Le dialogue" })).toBeVisible();
    },
  );

  it("come back with a retry once the fault is gone", async () => {
    await show({
      answers: [
        () => Promise.reject(new TypeError("x is not a function")),
        () => Promise.resolve(showing(given)),
      ],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
    expect(await screen.findByText("Les créneaux de 7")).toBeVisible();
  });

  it("that throw as their dialog closes leave the page that opened it as it is", async () => {
    function Leaving() {
      useEffect(
        () => () => {
          throw new Error("as it left");
        },
        [],
      );
      return <p>Une carte</p>;
    }
    function Page() {
      const [address, setAddress] = useSearchParams();
      return (
        <>
          <p>La liste</p>
          <button onClick={() => setAddress("")}>Fermer</button>
          {address.has("volunteer") && <Dialog />}
        </>
      );
    }
    const registry = registryWith({ cards: [card("volunteer/slots")] });
    const feature = { ...showing(Leaving), pages: { "/fa": () => Promise.resolve({ default: Page }) } };
    const loader = testLoader({ registry, answers: [() => Promise.resolve(feature)] });
    await renderInSite(
      <CardsProvider>
        <FeatureSlot name="mf-activities" load={() => loader.page("mf-activities", "/fa")} fallback={null} />
      </CardsProvider>,
      { loader, at: "/fa?volunteer=7" },
    );
    expect(await screen.findByText("Une carte")).toBeVisible();
    await act(() => userEvent.click(screen.getByRole("button", { name: "Fermer" })));
    expect(screen.getByText("La liste")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
