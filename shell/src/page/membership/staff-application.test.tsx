import { answeredMe, api, fakeServer, read, refusing } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../../testing/test-site";
import { CurrentPage } from "../current-page";

jest.mock("../own-page", () => ({ OwnPage: ({ path }: { path: string }) => <p>La page {path} du site</p> }));

let sent: unknown[];
const server = fakeServer(
  read("users/me", () => ({
    ...answeredMe({ id: 1, firstname: "Marie", lastname: "Curie", nickname: null }),
    email: "marie@example.org",
  })),
  http.post(api("registrations/membership-applications/staffs"), async ({ request }) => {
    sent.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  sent = [];
});

describe("A person who is logged in and opens an invitation to the organisers", () => {
  it("has applied once, is told so and goes on to the page without the invitation", async () => {
    const { messages } = await renderInSite(<CurrentPage />, { at: "/?token=an%2Finvitation" });
    await waitFor(() => expect(messages()).toEqual(["Ta demande pour devenir organisateur a été envoyée"]));
    expect(sent).toEqual([{ email: "marie@example.org", token: "an/invitation" }]);
    expect(await screen.findByText("La page / du site")).toBeVisible();
  });

  it.each([
    "Tu as déjà candidaté pour être orga pour cette édition",
    "Ta candidature pour être orga a été rejetée pour cette édition",
  ])("applies no second time, and reads why (AP-1): %s", async (reason) => {
    server.use(refusing("staffApplication.apply", 409, reason));
    const { messages } = await renderInSite(<CurrentPage />, { at: "/?token=an%2Finvitation" });
    await waitFor(() => expect(messages()).toEqual([reason]));
    expect(await screen.findByText("La page / du site")).toBeVisible();
  });

  it("is told to try again when the invitation is over, and stays on the site", async () => {
    server.use(refusing("staffApplication.apply", 403, "Ce lien a expiré"));
    const { messages } = await renderInSite(<CurrentPage />, { at: "/?token=old" });
    await waitFor(() => expect(messages().join()).toContain("ta demande de candidature a échoué"));
    expect(await screen.findByText("La page / du site")).toBeVisible();
  });
});
