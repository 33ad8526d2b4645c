import type { AuditEntry, AuditPage } from "@coulisses/shared-domain/contract/audit";
import { api, fakeServer, refusal } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../testing/test-site";
import AuditLogPage from "./audit-page";

const ada = { id: 1, firstname: "Ada", lastname: "Lovelace", nickname: null };
const joined: AuditEntry = {
  id: 9,
  at: "2026-05-01T10:00:00.000Z",
  kind: "teams-joined",
  actor: ada,
  subject: { id: 2, firstname: "Camille", lastname: "Claudel", nickname: "Mimi" },
  target: null,
  address: "203.0.113.7",
  userAgent: "Firefox",
  details: { teams: ["bar", "catering"] },
};
const failed: AuditEntry = {
  ...joined,
  id: 4,
  kind: "sign-in-failed",
  actor: null,
  address: null,
  details: {},
};

let asked: string[];
let answer: (before: string | null) => AuditPage | undefined;
fakeServer(
  http.get(api("audit-entries"), ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    asked.push(search);
    const page = answer(searchParams.get("before"));
    return page ? HttpResponse.json(page) : refusal(500, "Oups");
  }),
);
beforeEach(() => {
  asked = [];
  answer = (before) => (before === null ? { entries: [joined], next: 9 } : { entries: [failed], next: null });
});

const row = (name: RegExp) => screen.findByRole("row", { name });

test("an administrator reads who did what to whom, when on a Paris clock, and from where", async () => {
  await renderInSite(<AuditLogPage />);
  const cells = within(await row(/Équipes rejointes/));
  for (const text of [
    "01/05/2026 12:00",
    "Ada Lovelace",
    "Camille (Mimi) Claudel",
    "équipes : bar, catering",
    "203.0.113.7",
  ]) {
    expect(cells.getByText(text)).toBeVisible();
  }
});

test("a line leads to the people and to the sheet that it tells of, unless the sheet was removed", async () => {
  const target = "fa:12";
  const details = { changes: { "general.name": { before: "Bal", after: "Grand bal" } } };
  const changed: AuditEntry = { ...joined, id: 8, kind: "sheet-changed", subject: null, target, details };
  const removed: AuditEntry = { ...changed, id: 7, kind: "sheet-removed", actor: null };
  answer = () => ({ entries: [joined, changed, removed], next: null });
  await renderInSite(<AuditLogPage />);
  const inRow = async (name: RegExp) => within(await row(name));
  const people = await inRow(/Équipes rejointes/);
  expect(people.getByRole("link", { name: "Ada Lovelace" })).toHaveAttribute(
    "href",
    "/volunteers?volunteer=1",
  );
  const link = (await inRow(/Fiche modifiée/)).getByRole("link", { name: "FA 12" });
  expect(link).toHaveAttribute("href", "/fa/12");
  expect((await inRow(/Fiche supprimée/)).queryByRole("link")).not.toBeInTheDocument();
});

test("the journal of one thing is asked for by what people call it", async () => {
  await renderInSite(<AuditLogPage />, { at: "/audit?target=fa%3A12" });
  await row(/Équipes rejointes/);
  expect(asked).toEqual(["?target=fa%3A12"]);
  const field = screen.getByLabelText("Fiche, équipe ou clé, comme FA 12");
  await userEvent.clear(field);
  await userEvent.type(field, "ft 3");
  await waitFor(() => expect(asked.at(-1)).toBe("?target=ft%3A3"));
});

test("the log goes on page after page, until its end", async () => {
  await renderInSite(<AuditLogPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Afficher la suite" }));
  expect(await row(/Connexion refusée/)).toBeVisible();
  expect(await row(/Équipes rejointes/)).toBeVisible();
  expect(screen.getByText("C'est tout.")).toBeVisible();
  expect(asked.at(-1)).toBe("?before=9");
});

test("the address says what is searched", async () => {
  await renderInSite(<AuditLogPage />, { at: "/audit?search=ada&kind=teams-joined&from=2026-05-01" });
  await row(/Équipes rejointes/);
  expect(asked).toEqual(["?search=ada&kind=teams-joined&from=2026-04-30T22%3A00%3A00.000Z"]);
  await userEvent.selectOptions(screen.getByLabelText("Évènement"), "Connexion refusée");
  await waitFor(() => expect(asked.at(-1)).toContain("kind=sign-in-failed"));
});

test("an empty log says so", async () => {
  answer = () => ({ entries: [], next: null });
  await renderInSite(<AuditLogPage />);
  expect(await screen.findByText("Aucun évènement trouvé")).toBeVisible();
});

test("a log that does not come says so, and comes with a retry", async () => {
  answer = () => undefined;
  await renderInSite(<AuditLogPage />);
  const retry = await screen.findByRole("button", { name: /Réessayer/ });
  answer = () => ({ entries: [joined], next: null });
  await userEvent.click(retry);
  expect(await row(/Équipes rejointes/)).toBeVisible();
});
