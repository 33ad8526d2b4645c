import { answeredMe, api, fakeServer, refusing } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../testing/test-site";
import AccountDialog from "./account-dialog";

let changesAt: string | null;
const server = fakeServer(
  http.get(api("users/me"), () =>
    HttpResponse.json({
      ...answeredMe({ id: 1, firstname: "Marie", lastname: "Curie", nickname: null }),
      email: "marie@example.org",
      emailChangesAt: changesAt,
    }),
  ),
  http.get(api("users/me/sessions"), () => HttpResponse.json([])),
  http.delete(api("users/me/email-change"), () => {
    changesAt = null;
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeEach(() => {
  changesAt = "2027-05-18T18:30:00.000Z";
});

const open = async () => (await renderInSite(<AccountDialog onClose={() => undefined} />)).messages;
const told = /Elle remplacera marie@example.org le 18 mai 2027 à 20:30/;

describe("Decision 58 A person whose address a manager changes", () => {
  it("reads it in their account, and keeps the address they have", async () => {
    const messages = await open();
    expect(await screen.findByText(told)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Garder mon adresse" }));
    await waitFor(() => expect(messages()).toEqual(["Ton adresse mail ne change pas"]));
    await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument());
  });

  it("reads why it is too late", async () => {
    const late = "Aucun changement d'adresse n'attend : il a eu lieu, ou il a été repris ou refusé";
    server.use(refusing("me.keepEmail", 409, late));
    const messages = await open();
    await userEvent.click(await screen.findByRole("button", { name: "Garder mon adresse" }));
    await waitFor(() => expect(messages()).toEqual([late]));
  });
});
