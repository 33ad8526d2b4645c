import { CONTRACT, type Feature, type FeaturePage } from "@coulisses/federation/feature";
import { createFeatureLoader, type FeatureLoader } from "@coulisses/federation/loader";
import { readRegistry, type Registry } from "@coulisses/federation/registry";
import { MemoryRouter } from "@coulisses/shared-pages/testing";
import { type LoggedIn, renderWithStore } from "@coulisses/shared-auth/testing";
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { LoaderContext } from "../site/site";
import { type Updates, UpdatesContext } from "../updates/updates";

export const activitiesPage: FeaturePage = {
  path: "/fa",
  title: "Fiches Activités",
  icon: "home",
  mobile: true,
};

/** The registry's text with one app in it, `mf-activities`, changed as the test needs. */
export function registryWith(changes: Record<string, unknown> = {}): Registry {
  return readRegistry({
    features: [
      {
        name: "mf-activities",
        contract: CONTRACT,
        version: "v1",
        entry: "/features/mf-activities/v1/entry.js",
        pages: [activitiesPage],
        cards: [],
        ...changes,
      },
    ],
  });
}

type TestLoader = FeatureLoader & { onStuck: jest.Mock };

/** A loader whose apps give the test's answers, one after the other; the last one stays. */
export function testLoader({
  registry = registryWith(),
  published = registry,
  answers = [],
}: {
  registry?: Registry;
  /** The registry that a retry reads. */
  published?: Registry;
  answers?: (() => Promise<Feature>)[];
} = {}): TestLoader {
  const onStuck = jest.fn();
  const loader = createFeatureLoader({
    host: {
      files: {
        expect: () => undefined,
        placeOf: () => undefined,
        isAltered: () => Promise.resolve(false),
        inVersions: (text) => text,
      },
      register: () => undefined,
      provide: () => undefined,
      lacks: () => Promise.resolve([]),
      loadFeature: () =>
        (answers.length > 1 ? answers.shift() : answers[0])?.() ??
        Promise.reject(new Error("No answer is left.")),
    },
    registry,
    fetchRegistry: () => Promise.resolve(published),
    onStuck,
    timeout: 1_000,
  });
  return { ...loader, onStuck };
}

export const noUpdates: Updates = {
  check: () => Promise.resolve(),
  isStale: () => false,
  shellChanged: () => undefined,
  reload: () => Promise.resolve(),
  subscribe: () => () => undefined,
};

type Surroundings = { loader?: FeatureLoader; updates?: Updates; at?: string } & LoggedIn;

/** Renders a part of the shell as the application would, in its session, store, router and registry, until it settles. */
export async function renderInSite(
  ui: ReactNode,
  { loader = testLoader(), updates = noUpdates, at = "/", ...loggedIn }: Surroundings = {},
) {
  return act(async () => {
    const rendered = renderWithStore(
      <LoaderContext value={loader}>
        <UpdatesContext value={updates}>
          <MemoryRouter initialEntries={[at]}>{ui}</MemoryRouter>
        </UpdatesContext>
      </LoaderContext>,
      loggedIn,
    );
    await Promise.resolve();
    return rendered;
  });
}
