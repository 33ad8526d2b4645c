import { ThemeProvider } from "@coulisses/shared-ui/base";
import { configure } from "@testing-library/react";
import { CardsContext } from "../cards/cards";
import { type ComponentProps, type ComponentType, createElement, lazy, Suspense, useState } from "react";
import { MemoryRouter as Router, Route, Routes, useLocation, useSearchParams } from "react-router-dom";
import { GuardedNavigation } from "../leaving/guarded-navigation";
import { useDeparture } from "../leaving/leave-guard";

export { problemsIn } from "../form/rules";

type LoadComponent<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

// On a whole page, roles are found much faster without checking whether each is hidden.
configure({ defaultHidden: true });

/** The router of a test: at an address of its own, and guarded like the page's. */
export function MemoryRouter({ children, ...props }: ComponentProps<typeof Router>) {
  return (
    <Router {...props}>
      <GuardedNavigation>{children}</GuardedNavigation>
    </Router>
  );
}

/** The pages and cards of a feature app, by the names in its feature.json. */
type Pages = {
  pages: Readonly<Record<string, LoadComponent>>;
  cards: Readonly<Record<string, LoadComponent<never>>>;
};

/**
 * The pages of a feature app as the shell opens them, and its cards of the home page at "/"; the present address is
 * written below. Any other card is at its own name, given the numbers in the address: `/volunteer/planning?userId=2`.
 */
export function FeatureAt({ feature: { pages, cards }, path }: { feature: Pages; path: string }) {
  const [routes] = useState(() => lazily(pages));
  const [all] = useState(() => lazily(cards as Pages["pages"]));
  const isHome = ([name]: readonly [string, unknown]) => name.startsWith("home/");
  return (
    <ThemeProvider theme="blue-light">
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <Routes>
            <Route
              path="/"
              element={all.filter(isHome).map(([name, Card]) => (
                <Card key={name} />
              ))}
            />
            {all.map(([name, Card]) => (
              <Route key={name} path={`/${name}`} element={<Given Card={Card} />} />
            ))}
            {routes.map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Suspense>
        <Address />
        <DepartureQuestion />
      </MemoryRouter>
    </ThemeProvider>
  );
}

/** The pages of a feature app by their address, with one card of another app on each spot, which shows what it is given. */
export function pagesAmongOthers(feature: Pages) {
  const card = (spot: string) => ({
    key: "other",
    name: "other",
    title: `Une autre app sur ${spot}`,
    show: (given: object) => <output aria-label="ce qui est donné">{JSON.stringify(given)}</output>,
  });
  return (path: string) => (
    <CardsContext value={(spot) => [card(spot)]}>
      <FeatureAt feature={feature} path={path} />
    </CardsContext>
  );
}

function lazily(components: Pages["pages"]) {
  return Object.entries(components).map(([name, load]) => [name, lazy(load)] as const);
}

/** Spots give numbers of things. */
function Given({ Card }: { Card: ComponentType }) {
  const [address] = useSearchParams();
  return createElement(Card, Object.fromEntries(Array.from(address, ([key, value]) => [key, Number(value)])));
}

/** Asks as the shell does, before something unsaved is lost. */
export function DepartureQuestion() {
  const departure = useDeparture();
  return (
    departure && (
      <div role="alertdialog" aria-label="Abandonner ta saisie ?">
        <button onClick={departure.stay}>Rester</button>
        <button onClick={departure.leave}>Abandonner</button>
      </div>
    )
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="adresse">{decodeURIComponent(pathname + search)}</output>;
}
