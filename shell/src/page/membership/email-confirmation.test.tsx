import { answeredMe, api, fakeServer, refusing } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { ConfirmEmailNotice } from "../../account/confirm-email-notice";
import { renderInSite } from "../../testing/test-site";
import { EmailConfirmation } from "./email-confirmation";

let sent: unknown[];
const server = fakeServer(
  http.get(api("users/me"), () => HttpResponse.json(answeredMe(noel))),
  http.post(api("users/me/email/confirm"), async ({ request }) => {
    sent.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
  http.post(api("users/me/email/confirmation-mail"), () => {
    sent.push("mail");
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  sent = [];
});

describe("Anyone who opens the link that confirms an address", () => {
  it("has confirmed it, once, and is told so", async () => {
    const { messages } = await renderInSite(<EmailConfirmation />, { at: "/?confirm=a.b.c" });
    await waitFor(() => expect(messages()).toEqual(["Ton adresse mail est confirmée"]));
    expect(sent).toEqual([{ token: "a.b.c" }]);
  });

  it("of another account, or an old one, reads what to do", async () => {
    const reason = "Ce lien ne confirme pas l'adresse de ce compte, ou il a expiré : demande un nouveau mail";
    server.use(refusing("ownAccount.confirmEmail", 400, reason));
    const { messages } = await renderInSite(<EmailConfirmation />, { at: "/?confirm=old" });
    await waitFor(() => expect(messages()).toEqual([reason]));
  });

  it("is not who comes without it", async () => {
    await renderInSite(<EmailConfirmation />, { at: "/" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toEqual([]);
  });
});

describe("Anyone who lost the mail", () => {
  it("gets it again by one press, which can't be pressed twice", async () => {
    const { messages } = await renderInSite(<ConfirmEmailNotice email="noel@example.org" />);
    const again = screen.getByRole("button", { name: "Renvoyer le mail" });
    await userEvent.click(again);
    await waitFor(() => expect(messages()).toEqual(["Le mail est parti vers noel@example.org"]));
    await waitFor(() => expect(again).toBeDisabled());
    expect(sent).toEqual(["mail"]);
  });
});
