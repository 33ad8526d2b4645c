import { useLocation } from "@coulisses/shared-pages/router";
import type { InboxMessage } from "@coulisses/shared-domain/contract/inbox";
import { api, fakeServer, refusal } from "@coulisses/shared-auth/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../testing/test-site";
import InboxPage from "./inbox-page";

const asked: InboxMessage = {
  id: 9,
  at: "2026-05-01T10:00:00.000Z",
  kind: "REVIEW_ASKED",
  text: "La FA #12 « Bal » attend la relecture de l'équipe Matos",
  quote: null,
  path: "/fa/12",
};
const refused: InboxMessage = {
  ...asked,
  id: 7,
  kind: "REFUSED",
  text: "Léa a refusé ta FT #3 « Monter »",
  quote: "Trop tard",
  path: "/ft/3",
};

let inbox: Record<"unread" | "read", InboxMessage[]>;
let isDown: boolean;
let writes: unknown[];
const PAGE = 2;
fakeServer(
  http.get(api("inbox"), ({ request }) => {
    if (isDown) return refusal(500, "Oups");
    const { searchParams } = new URL(request.url);
    const before = Number(searchParams.get("before") ?? Infinity);
    const left = inbox[searchParams.get("state") as "unread" | "read"].filter(({ id }) => id < before);
    const messages = left.slice(0, PAGE);
    return HttpResponse.json({ messages, next: left.length > PAGE ? messages.at(-1)?.id : null });
  }),
  http.post(api("inbox/:id/read"), ({ params }) => {
    writes.push(params["id"]);
    return new HttpResponse(null, { status: 204 });
  }),
  http.post(api("inbox/read"), async ({ request }) => {
    writes.push(await request.json());
    inbox = { unread: [], read: [...inbox.unread, ...inbox.read] };
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  isDown = false;
  writes = [];
  inbox = { unread: [asked], read: [refused] };
});

const Address = () => <output>{useLocation().pathname}</output>;
const open = () =>
  renderInSite(
    <>
      <InboxPage />
      <Address />
    </>,
    { at: "/inbox" },
  );
const part = async (name: string) => within(await screen.findByRole("region", { name }));

describe("The inbox", () => {
  it("shows the unread messages first, then the others, each with its words", async () => {
    await open();
    const unread = (await part("Non lues")).getAllByRole("link");
    expect(unread.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^La FA #12 « Bal » attend la relecture de l'équipe Matos, non lue/),
    ]);
    const link = (await part("Déjà lues")).getByRole("link", { name: /Monter/ });
    expect(link).toHaveTextContent("Trop tard");
    expect(link).not.toHaveTextContent("non lue");
  });

  it("leads to the sheet and marks the message as read; a read one is not marked again", async () => {
    await open();
    await userEvent.click((await part("Déjà lues")).getByRole("link"));
    expect(screen.getByText("/ft/3")).toBeInTheDocument();
    await userEvent.click((await part("Non lues")).getByRole("link"));
    expect(screen.getByText("/fa/12")).toBeInTheDocument();
    await waitFor(() => expect(writes).toEqual(["9"]));
  });

  it("marks all those on screen as read", async () => {
    await open();
    await part("Non lues");
    await userEvent.click(screen.getByRole("button", { name: "Tout marquer comme lu" }));
    expect(await screen.findByText("Tu as tout lu !")).toBeVisible();
    expect(writes).toEqual([{ upTo: 9 }]);
    expect((await part("Déjà lues")).getAllByRole("link")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Tout marquer comme lu" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  it("reads a long list on demand", async () => {
    inbox = { unread: [8, 6, 5].map((id) => ({ ...asked, id })), read: [] };
    await open();
    await userEvent.click((await part("Non lues")).getByRole("button", { name: "Afficher la suite" }));
    const unread = await part("Non lues");
    await waitFor(() => expect(unread.getAllByRole("link")).toHaveLength(3));
    expect(screen.queryByText("Déjà lues")).not.toBeInTheDocument();
  });

  it("says that there is nothing", async () => {
    inbox = { unread: [], read: [] };
    await open();
    expect(await screen.findByText("Aucune notification")).toBeVisible();
  });

  it("offers to try again when it did not come", async () => {
    isDown = true;
    await open();
    const retry = await screen.findByRole("button", { name: /Réessayer/ });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText("Non lues")).toBeVisible();
  });
});
