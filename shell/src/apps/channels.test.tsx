import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import { refused } from "@coulisses/shared-domain/festival-error";
import { answer, api, fakeServer } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { noUpdates, renderInSite } from "../testing/test-site";
import { Channels } from "./channels";

const health: Health = {
  app: "mf-tasks",
  inPlace: "v2",
  publishedAt: null,
  isGuarded: true,
  stories: [],
  titles: ["Fiches Tâches", "Pointage"],
  disabled: null,
  lastGood: null,
  kept: [],
  channels: [
    { channel: "pr-123", version: "v3" },
    { channel: "next", version: "v4", percent: 10, teams: ["hard", "bar"] },
  ],
  versions: [],
  history: [],
};
const planning: Health = {
  ...health,
  app: "mf-planning",
  titles: ["Planning"],
  channels: [{ channel: "next", version: "v9" }],
};
let site: Health[];
let sent: [string, unknown][];
let refusal: string | undefined;
beforeEach(() => {
  site = [health];
  sent = [];
  refusal = undefined;
});

fakeServer(
  http.post(api("applications/mf-tasks/channels/:channel/:act"), async ({ params, request }) => {
    sent.push([`${String(params["channel"])} ${String(params["act"])}`, await request.json()]);
    return answer(() => {
      if (refusal !== undefined) throw refused(refusal);
      return { already: false };
    });
  }),
);

const check = jest.fn(() => Promise.resolve());
const show = (changes: Partial<Health> = {}, permissions: Permission[] = ["manage-admins"]) =>
  renderInSite(<Channels health={{ ...health, ...changes }} site={site} />, {
    updates: { ...noUpdates, check },
    access: { teams: [], permissions },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const inDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("each version that some people try says who gets it", async () => {
  await show();
  const lines = within(screen.getByRole("list", { name: "Versions à l'essai de mf-tasks" }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);
  expect(lines[0]).toContain("À l'essai : « pr-123 », version v3, pour qui la demande");
  expect(lines[1]).toContain("« next », version v4, pour 10 % des gens et les équipes hard, bar");
});

test("one is put in place for everybody after a question, with the version that was seen", async () => {
  await show();
  await press("Mettre en place : « next » de mf-tasks");
  const dialog = await inDialog("Mettre « next » de « Fiches Tâches » en place");
  await userEvent.dblClick(dialog.getByRole("button", { name: "Mettre en place" }));
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
  expect(sent).toEqual([["next promotion", { from: "v4" }]]);
  expect(check).toHaveBeenCalled();
});

test("those of several apps change together, or one alone where that is wanted", async () => {
  site = [health, planning];
  await show();
  await press("Mettre en place : « next » de mf-tasks");
  const dialog = await inDialog("Mettre « next » de « Fiches Tâches » en place");
  expect(dialog.getByRole("checkbox", { name: /^Avec « Planning », en même temps/ })).toBeChecked();
  await userEvent.click(dialog.getByRole("button", { name: "Mettre en place" }));
  await waitFor(() => {
    expect(sent).toEqual([["next promotion", { from: "v4", together: ["mf-planning@v9"] }]]);
  });
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
  await press("Finir l'essai : « next » de mf-tasks");
  const end = await inDialog("Finir l'essai « next » de « Fiches Tâches »");
  await userEvent.click(end.getByRole("checkbox", { name: /^Avec « Planning »/ }));
  await userEvent.click(end.getByRole("button", { name: "Finir l'essai" }));
  await waitFor(() => {
    expect(sent.at(-1)).toEqual(["next end", { from: "v4" }]);
  });
});

test("one ends after a question, and a refusal stays in view", async () => {
  refusal = "The channel pr-123 of mf-tasks has v5, not v3.";
  await show();
  await press("Finir l'essai : « pr-123 » de mf-tasks");
  const dialog = await inDialog("Finir l'essai « pr-123 » de « Fiches Tâches »");
  await userEvent.click(dialog.getByRole("button", { name: "Finir l'essai" }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  expect(sent).toEqual([["pr-123 end", { from: "v3" }]]);
});

test("those who only see the page may try one; without any, nothing shows", async () => {
  const { unmount } = await show({}, ["manage-config"]);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Essayer", "Essayer"]);
  unmount();
  const { container } = await show({ channels: [] });
  expect(container).toBeEmptyDOMElement();
});
