import type { ApplicationHealth as Health } from "@coulisses/shared-domain/contract/client-errors";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { refused } from "@coulisses/shared-domain/festival-error";
import { answer, api, fakeServer } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { noUpdates, renderInSite } from "../testing/test-site";
import { AppActions } from "./app-actions";

const health: Health = {
  app: "mf-tasks",
  inPlace: "v2",
  publishedAt: null,
  channels: [],
  isGuarded: true,
  stories: [],
  titles: ["Fiches Tâches", "Pointage"],
  disabled: null,
  lastGood: "v1",
  kept: [
    { version: "v2", at: "2026-05-02T10:00:00.000Z" },
    { version: "v1", at: "2026-05-01T10:00:00.000Z" },
    { version: "v0", at: "2026-04-01T10:00:00.000Z" },
  ],
  versions: [],
  history: [],
};
let sent: [string, unknown][];
let refusal: string | undefined;
beforeEach(() => {
  sent = [];
  refusal = undefined;
});

fakeServer(
  http.post(api("applications/mf-tasks/:command"), async ({ params, request }) => {
    sent.push([String(params["command"]), await request.json()]);
    return answer(() => {
      if (refusal !== undefined) throw refused(refusal);
      return { already: false };
    });
  }),
);

const check = jest.fn(() => Promise.resolve());
const show = (changes: Partial<Health> = {}, permissions: Permission[] = ["manage-admins"]) =>
  renderInSite(<AppActions health={{ ...health, ...changes }} />, {
    updates: { ...noUpdates, check },
    access: { teams: [], permissions },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const inDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

test("an app is put in pause with a word for people, once it has one", async () => {
  await show();
  await press("Mettre en pause : Fiches Tâches (mf-tasks)");
  const dialog = await inDialog("Mettre « Fiches Tâches » en pause");
  expect(dialog.getByText(/mf-tasks : Fiches Tâches, Pointage/)).toBeVisible();
  const send = dialog.getByRole("button", { name: "Mettre en pause" });
  await userEvent.click(send);
  expect(await dialog.findByText("Dis aux gens pourquoi l'application est en pause")).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole("textbox", { name: /Mot pour les gens/ }), "En pause.");
  await userEvent.dblClick(send);
  await gone();
  expect(sent).toEqual([["disable", { word: "En pause.", ask: "un admin" }]]);
  expect(check).toHaveBeenCalled();
});

test("an app in pause is opened again", async () => {
  await show({ disabled: { word: "En pause.", ask: "un admin" } });
  expect(screen.queryByRole("button", { name: /Mettre en pause/ })).not.toBeInTheDocument();
  await press("Rouvrir : Fiches Tâches (mf-tasks)");
  await userEvent.click(
    (await inDialog("Rouvrir « Fiches Tâches »")).getByRole("button", { name: "Rouvrir" }),
  );
  await gone();
  expect(sent).toEqual([["enable", {}]]);
});

test("the version to go back to is chosen, and a refusal stays in view", async () => {
  refusal = "mf-tasks v2 is not in place: v3 is.";
  await show();
  await press("Revenir : Fiches Tâches (mf-tasks)");
  const dialog = await inDialog("Remettre en place une version de « Fiches Tâches »");
  const versions = dialog.getByRole("combobox", { name: /Version/ });
  expect(within(versions).getByRole("option", { name: /^v1 .*dernière sans erreur/ })).toBeVisible();
  expect(within(versions).queryByRole("option", { name: /^v2/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(versions, "v0");
  await userEvent.type(dialog.getByRole("textbox", { name: "Raison" }), "elle casse");
  await userEvent.click(dialog.getByRole("button", { name: "Remettre en place" }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  expect(sent).toEqual([["rollback", { version: "v0", from: "v2", because: "elle casse" }]]);
});

test("an app leaves the site after a question that says what people will see", async () => {
  await show();
  await press("Retirer du site : Fiches Tâches (mf-tasks)");
  const dialog = await inDialog("Retirer « Fiches Tâches » du site");
  expect(dialog.getByText(/Leurs adresses répondront que la page n'existe pas/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Retirer du site" }));
  await gone();
  expect(sent).toEqual([["unpublish", {}]]);
});

test("one that left can come back; the site itself can only go back; nobody else has buttons", async () => {
  const { unmount } = await show({ inPlace: null });
  const names = () => screen.queryAllByRole("button").map((button) => button.textContent);
  expect(names()).toEqual(["Remettre en place"]);
  unmount();
  const site = await show({ app: "shell", titles: [] });
  expect(names()).toEqual(["Revenir"]);
  site.unmount();
  await show({}, ["manage-config"]);
  expect(names()).toEqual([]);
});
