import type {
  ApplicationHealth as Health,
  CountedError,
} from "@coulisses/shared-domain/contract/client-errors";
import { answer, api, fakeServer, read } from "@coulisses/shared-auth/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../testing/test-site";
import { ApplicationHealth } from "./application-health";

const quiet = { lastDay: Array<number>(24).fill(0), lastMonth: Array<number>(30).fill(0) };
const bad = {
  ...quiet,
  lastDay: [...Array<number>(23).fill(0), 12],
  lastMonth: [...Array<number>(29).fill(0), 12],
};
const tasks: Health = {
  app: "mf-tasks",
  inPlace: "v1",
  publishedAt: "2026-05-01T10:00:00.000Z",
  channels: [],
  isGuarded: true,
  stories: [],
  titles: ["Fiches Tâches", "Pointage"],
  disabled: null,
  lastGood: "v0",
  kept: [
    { version: "v1", at: "2026-05-01T10:00:00.000Z" },
    { version: "v0", at: "2026-04-01T10:00:00.000Z" },
  ],
  versions: [
    { version: "v1", sessions: 400, failedSessions: 2, errors: 0, ...quiet },
    { version: "v2", sessions: 40, failedSessions: 12, errors: 12, ...bad },
  ],
  history: [
    {
      at: "2026-05-02T03:00:00.000Z",
      text: "Version v2 retirée. Retour automatique : 12 sessions sur 40 en erreur, contre 0,5 % avec la version d'avant",
      by: null,
    },
    {
      at: "2026-05-01T11:00:00.000Z",
      text: "Retour automatique activé",
      by: { id: 1, firstname: "Marie", lastname: "Curie", nickname: null },
    },
  ],
};
const site: Health = {
  ...tasks,
  app: "shell",
  inPlace: null,
  publishedAt: null,
  versions: [],
  history: [],
  kept: [],
  lastGood: null,
  titles: [],
};
const boom: CountedError = {
  version: "v2",
  kind: "render",
  page: "/ft/:id",
  message: "x is not a function",
  stack: "at Row (/features/mf-tasks/v2/812.js:1:2345)",
  count: 31,
  sessions: 12,
  lastAt: "2026-05-02T02:59:00.000Z",
};

let isGuarded: boolean;
let asked: string[];
beforeEach(() => {
  [isGuarded, asked] = [true, []];
});

fakeServer(
  read("applications/health", () => [{ ...tasks, isGuarded }, site]),
  read("applications/mf-tasks/errors", () => [boom]),
  http.get("*/features/mf-tasks/v2/sources.map", () =>
    HttpResponse.json({
      "812.js": {
        version: 3,
        sources: ["mf-tasks/./src/row.tsx"],
        names: [],
        mappings: "AAAA,SAIE",
      },
    }),
  ),
  http.put(api("applications/:app/automatic-rollback"), ({ params, request }) =>
    answer(async () => {
      const form = (await request.json()) as { isGuarded: boolean };
      asked.push(`${String(params["app"])} ${String(form.isGuarded)}`);
      ({ isGuarded } = form);
    }),
  ),
);

const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("an administrator reads of each version how many sessions failed, and when", async () => {
  await renderInSite(<ApplicationHealth />);
  const rows = await section("mf-tasks");
  const row = within(rows.getByRole("row", { name: /v2/ }));
  expect(row.getByText(/12 sur 40 \(30\s%\)/)).toBeVisible();
  expect(row.getByRole("img", { name: "12 erreurs depuis 24 heures, 12 en dernier" })).toBeVisible();
  expect(within(rows.getByRole("row", { name: /v1/ })).getByText("En place")).toBeVisible();
});

test("an app of which nothing was heard says so, and the site itself has no automatic rollback", async () => {
  await renderInSite(<ApplicationHealth />);
  const shell = await section("shell");
  expect(shell.getByText(/Rien n'a encore été entendu/)).toBeVisible();
  expect(shell.queryByText(/Retour automatique/)).not.toBeInTheDocument();
});

test("the most frequent errors come with their page and stack when asked for", async () => {
  await renderInSite(<ApplicationHealth />);
  await userEvent.click(await screen.findByRole("button", { name: "Voir les erreurs de mf-tasks" }));
  const row = within(await screen.findByRole("row", { name: /x is not a function/ }));
  for (const text of ["À l'affichage", "/ft/:id", "31", "12"]) expect(row.getByText(text)).toBeVisible();
  await userEvent.click(row.getByText("Pile d'appels"));
  expect(row.getByText(/812\.js:1:2345/)).toBeVisible();
  expect(await row.findByText("at Row (mf-tasks/src/row.tsx:5:3)")).toBeVisible();
});

test("the automatic rollback of an app is switched off, and the history says who did what", async () => {
  await renderInSite(<ApplicationHealth />);
  await userEvent.click(
    await screen.findByRole("button", { name: "Couper le retour automatique de mf-tasks" }),
  );
  expect(await screen.findByText("Retour automatique coupé")).toBeVisible();
  expect(screen.getByRole("button", { name: "Activer le retour automatique de mf-tasks" })).toBeVisible();
  expect(asked).toEqual(["mf-tasks false"]);
  const tasks = await section("mf-tasks");
  await userEvent.click(tasks.getByText("Historique"));
  expect(tasks.getByText(/Version v2 retirée. Retour automatique : 12 sessions/)).toBeVisible();
  expect(tasks.getByText(/Retour automatique activé par Marie Curie/)).toBeVisible();
});
