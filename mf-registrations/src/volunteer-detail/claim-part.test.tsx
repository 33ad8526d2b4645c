import { answersTo } from "@coulisses/shared-auth/testing";
import { addressOfNone } from "@coulisses/shared-domain/people/no-address";
import { screen, waitFor, within } from "@testing-library/react";
import { openPage } from "../testing/open-page";
import { volunteersServer } from "../testing/volunteers-server";

const url = "http://festival.test/claim#31.secret";
const festival = volunteersServer(
  ...answersTo({ desk: { makeClaimLink: () => ({ url, expiresAt: "2026-06-14T16:00:00.000Z" }) } }),
);
const welcomed = () => festival.has("Zoé", ["benevole"], { email: addressOfNone("1") });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const reader = { teams: ["hard"], permissions: ["view-volunteer", "view-volunteer-details"] };

describe("A person whom the desk welcomed", () => {
  it("DK-6 is shown a new QR by a manager, who may save the rest without an address", async () => {
    const zoe = welcomed();
    const { user, messages } = openPage(`/volunteers?volunteer=${String(zoe.id)}`);
    const opened = await dialog("Zoé Dupont");
    expect(opened.getByLabelText("Email")).toHaveValue("");
    await user.type(opened.getByLabelText("Surnom"), "Zo");
    await user.click(opened.getByRole("button", { name: "Montrer un nouveau QR" }));
    const qr = await dialog("Le compte de Zoé");
    expect(qr.getByRole("img", { name: "QR pour récupérer le compte" })).toBeVisible();
    expect(festival.writes).toEqual([`POST desk/people/${String(zoe.id)}/claim-link`]);
    await user.click(qr.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("img", { name: /QR/ })).not.toBeInTheDocument());
    await user.click(opened.getByRole("button", { name: "Enregistrer les informations" }));
    await waitFor(() => expect(messages()).toContain("Profil mis à jour !"));
    expect(festival.writes[1]).toBe(`PUT users/${String(zoe.id)} {"nickname":"Zo"}`);
  });

  it("DK-5 has no address to write to, and no QR for those who may make none", async () => {
    const zoe = welcomed();
    openPage(`/volunteers?volunteer=${String(zoe.id)}`, reader);
    const opened = await dialog("Zoé Dupont");
    expect(opened.getByText("Pas encore d'adresse : accueilli·e sur place")).toBeVisible();
    expect(opened.queryByRole("link", { name: /@/ })).not.toBeInTheDocument();
    expect(opened.queryByRole("button", { name: /QR/ })).not.toBeInTheDocument();
  });

  it("is told of a refusal", async () => {
    festival.refuse("desk.makeClaimLink", 409, "Cette personne a déjà son adresse mail");
    const { user } = openPage(`/volunteers?volunteer=${String(welcomed().id)}`);
    const opened = await dialog("Zoé Dupont");
    await user.click(opened.getByRole("button", { name: "Montrer un nouveau QR" }));
    expect(await opened.findByText("Cette personne a déjà son adresse mail")).toBeVisible();
  });
});

it("A person with an address has no QR", async () => {
  openPage(`/volunteers?volunteer=${String(festival.has("Ada").id)}`);
  const opened = await dialog("Ada Dupont");
  expect(opened.getByLabelText(/^Email/)).toHaveValue("ada@example.org");
  expect(opened.queryByRole("button", { name: /QR/ })).not.toBeInTheDocument();
});
