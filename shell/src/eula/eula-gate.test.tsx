import { session } from "@coulisses/shared-auth";
import { answeredMe, api, fakeServer, fakeToken, read, refusing } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { renderInSite } from "../testing/test-site";
import { EulaGate } from "./eula-gate";

let calls: string[];
beforeEach(() => {
  calls = [];
});
const server = fakeServer(
  read("users/me", () => ({
    ...answeredMe({ id: 1, firstname: "Marie", lastname: "Curie" }),
    hasApprovedEULA: false,
  })),
  read("configuration", () => [
    { key: "festival", version: 1, value: { name: "Garorock", supportEmail: "aide@garorock.exemple.fr" } },
  ]),
  http.post(api("users/me/approve-eula"), () => {
    calls.push("approve");
    return new HttpResponse(null, { status: 204 });
  }),
  http.post(api("refresh"), () => HttpResponse.json({ accessToken: fakeToken() }, { status: 201 })),
  http.post(api("logout"), () => {
    calls.push("logout");
    return new HttpResponse(null, { status: 204 });
  }),
);

const conditions = () => screen.findByRole("dialog", { name: "Conditions Générales d'Utilisation" });
const openSite = (mustApproveTerms = true) =>
  renderInSite(
    <EulaGate>
      <p>Les coulisses</p>
    </EulaGate>,
    mustApproveTerms ? { mustApproveTerms } : {},
  );
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("The conditions of use", () => {
  it("stand before everything until they are approved", async () => {
    const { messages } = await openSite();
    await conditions();
    await userEvent.keyboard("{Escape}");
    expect(await conditions()).toBeVisible();
    expect(screen.queryByText("Les coulisses")).not.toBeInTheDocument();
    await press("Approuver les CGU");
    expect(await screen.findByText("Les coulisses")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(calls).toEqual(["approve"]);
    await waitFor(() => expect(messages()).toEqual(["CGU approuvées !"]));
  });

  it("are read in full in the same place", async () => {
    await openSite();
    await conditions();
    await press("Lire les Conditions Générales d'Utilisation");
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 3 }).length).toBeGreaterThan(2));
    expect(screen.getByRole("button", { name: "Approuver les CGU" })).toBeEnabled();
  });

  it("stay when the server refuses, with the reason", async () => {
    server.use(refusing("me.approveEula", 503, "Réessaie plus tard"));
    const { messages } = await openSite();
    await conditions();
    await press("Approuver les CGU");
    await waitFor(() => expect(messages()).toEqual(["Réessaie plus tard"]));
    expect(await conditions()).toBeVisible();
  });

  it("may be declined by logging out", async () => {
    await openSite();
    await conditions();
    await press("Se déconnecter");
    await waitFor(() => expect(calls).toEqual(["logout"]));
    expect(session.current().status).toBe("anonymous");
  });

  it("may be declined by being forgotten", async () => {
    await openSite();
    await conditions();
    await userEvent.click(await screen.findByRole("button", { name: "M'effacer de Coulisses" }));
    expect(await screen.findByLabelText(/Ton mot de passe/)).toBeVisible();
  });

  it("are not shown to those who have approved them", async () => {
    await openSite(false);
    expect(screen.getByText("Les coulisses")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
