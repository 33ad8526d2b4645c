import { answer, api, fakeServer, read } from "@coulisses/shared-auth/testing";
import type {
  PublishingToken,
  PublishingTokenForm,
} from "@coulisses/shared-domain/publishing/publishing-token";
import type { Access } from "@coulisses/shared-domain/access/access";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { renderInSite } from "../testing/test-site";
import { PublishingTokens } from "./publishing-tokens";

const text = `coulisses_8_${"s".repeat(43)}`;
const yearsAhead = (years: number) => new Date(Date.now() + years * 31_536_000_000).toISOString();
const logistics: PublishingToken = {
  id: 7,
  label: "CI du matos",
  app: "mf-logistics",
  rights: ["publish"],
  madeAt: "2026-05-01T10:00:00.000Z",
  madeBy: { id: 1, firstname: "Marie", lastname: "Curie", nickname: null },
  expiresAt: yearsAhead(1),
  revokedAt: null,
  lastUsedAt: null,
};
const old: PublishingToken = { ...logistics, id: 3, label: "Vieux", expiresAt: yearsAhead(-1), madeBy: null };

const administrator: Access = { teams: [], permissions: ["manage-config", "manage-admins"] };

let tokens: PublishingToken[];
let sent: PublishingTokenForm[];
beforeEach(() => {
  [tokens, sent] = [[logistics, old], []];
});

fakeServer(
  read("publishing-tokens", () => tokens),
  http.post(api("publishing-tokens"), ({ request }) =>
    answer(async () => {
      const form = (await request.json()) as PublishingTokenForm;
      sent.push(form);
      const { label, app, rights } = form;
      tokens = [{ ...logistics, id: 8, label, app, rights }, ...tokens];
      return { token: tokens[0], text };
    }, 201),
  ),
  http.delete(api("publishing-tokens/:id"), ({ params }) =>
    answer(() => {
      tokens = tokens.map((one) =>
        String(one.id) === params["id"] ? { ...one, revokedAt: "2026-05-02T10:00:00.000Z" } : one,
      );
    }),
  ),
);

const row = (name: RegExp) => screen.findByRole("row", { name });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("an administrator reads whose each token is, what it may do and whether it still works", async () => {
  await renderInSite(<PublishingTokens />, { access: administrator });
  const sound = within(await row(/CI du matos/));
  for (const words of ["mf-logistics", "Publier une version", "Valable", "Jamais"])
    expect(sound.getByText(words)).toBeVisible();
  expect(sound.getByText(/par Marie Curie/)).toBeVisible();
  const expired = within(await row(/Vieux/));
  expect(expired.getByText("Expiré")).toBeVisible();
  expect(expired.queryByRole("button")).not.toBeInTheDocument();
});

test("who configures the festival and is no administrator revokes tokens, and makes none", async () => {
  await renderInSite(<PublishingTokens />, { access: { teams: [], permissions: ["manage-config"] } });
  expect(within(await row(/CI du matos/)).getByRole("button")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Créer un jeton" })).not.toBeInTheDocument();
});

test("a token that is made shows its text once, to copy", async () => {
  const copied = jest.fn().mockResolvedValue(undefined);
  await renderInSite(<PublishingTokens />, { access: administrator });
  await press("Créer un jeton");
  await userEvent.type(await screen.findByRole("textbox", { name: /Nom du jeton/ }), "CI des FT");
  await userEvent.type(screen.getByRole("textbox", { name: /Application/ }), "mf-tasks");
  await press("Revenir à la version précédente");
  await press("Créer le jeton");
  expect(await screen.findByDisplayValue(text)).toBeVisible();
  expect(sent).toEqual([{ label: "CI des FT", app: "mf-tasks", rights: ["publish"], days: 90 }]);
  Object.defineProperty(navigator, "clipboard", { value: { writeText: copied }, configurable: true });
  await press("Copier le jeton");
  expect(copied).toHaveBeenCalledWith(text);
  await press("Je l'ai rangé, fermer");
  await waitFor(() => expect(screen.queryByDisplayValue(text)).not.toBeInTheDocument());
  expect(await row(/CI des FT/)).toBeVisible();
});

test("nothing is sent for a name that is no app's, or without any right", async () => {
  await renderInSite(<PublishingTokens />, { access: administrator });
  await press("Créer un jeton");
  await userEvent.type(await screen.findByRole("textbox", { name: /Nom du jeton/ }), "CI");
  await userEvent.type(screen.getByRole("textbox", { name: /Application/ }), "*");
  await press("Publier une version");
  await press("Revenir à la version précédente");
  await press("Créer le jeton");
  expect(await screen.findByText(/un nom comme mf-tasks/)).toBeVisible();
  expect(screen.getByText("Un jeton a au moins un droit")).toBeVisible();
  expect(sent).toEqual([]);
});

test("a token is revoked after a question that says what stops", async () => {
  await renderInSite(<PublishingTokens />, { access: administrator });
  await press("Révoquer CI du matos");
  expect(await screen.findByText(/ne publiera plus mf-logistics/)).toBeVisible();
  await press("Révoquer");
  expect(await within(await row(/CI du matos/)).findByText("Révoqué")).toBeVisible();
});
