import {
  approvedBy,
  draft,
  fridayNight,
  inReview,
  ladder,
  readyDraft,
  request,
  saturday,
  tape,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { updateRequest } from "@coulisses/shared-domain/festival-task/sections/requests";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { openPage, organiser, reviewer } from "../../testing/open-page";

const festival = festivalServer();
const section = async () => within(await screen.findByRole("region", { name: "Demande de matos" }));
const quantityField = () => screen.findByLabelText("Quantité d'Escabeau");
const withLadder = { inquiries: [request(ladder)] };

/** Opens the task and the quantity of its ladder. */
async function editQuantity() {
  const page = openPage("/ft/1");
  await page.user.click(await screen.findByRole("button", { name: "Modifier Escabeau" }));
  return { ...page, field: await quantityField() };
}

describe("the gear that a task asks for", () => {
  it("stands in the order of its names, what is used up counted once for each mobilization", async () => {
    festival.has(
      draft({
        inquiries: [request(tape), request(ladder, { quantity: 3 })],
        mobilizations: [fridayNight, saturday],
      }),
    );
    openPage("/ft/1");
    const rows = (await section()).getAllByRole("row").slice(1);
    expect(within(rows[0] as HTMLElement).getByRole("cell", { name: "Escabeau" })).toBeInTheDocument();
    expect(within(rows[0] as HTMLElement).getByRole("cell", { name: "3" })).toBeInTheDocument();
    expect(
      within(rows[1] as HTMLElement).getByRole("cell", { name: "4 (2 créneaux X 2 demandes)" }),
    ).toBeInTheDocument();
  });

  it("is asked for in another quantity, in its row, with Enter", async () => {
    festival.has(draft(withLadder));
    const { user, field } = await editQuantity();
    await user.clear(field);
    await user.type(field, "5{Enter}");
    await waitFor(() => expect(festival.writes).toEqual(['PATCH inquiry/requests/escabeau {"quantity":5}']));
    expect(await (await section()).findByRole("cell", { name: "5" })).toBeInTheDocument();
    expect(screen.queryByLabelText("Quantité d'Escabeau")).not.toBeInTheDocument();
  });

  it("is never asked for zero times, and keeps its quantity when the person gives up", async () => {
    festival.has(draft(withLadder));
    const { user, field } = await editQuantity();
    await user.clear(field);
    await user.click(screen.getByRole("button", { name: "Enregistrer la quantité" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription("Ce champ est requis"));
    await user.type(field, "0{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription("La valeur doit être au moins de 1"));
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    expect(await (await section()).findByRole("cell", { name: "2" })).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
  });

  it("keeps the quantity that another person has just set, and says so", async () => {
    festival.has(draft(withLadder));
    const { user, field } = await editQuantity();
    festival.change(1, (task) => updateRequest(task, ladder, 9));
    await user.clear(field);
    await user.type(field, "5{Enter}");
    const theirs = await screen.findByRole("group", { name: "Leur version" });
    await waitFor(() => expect(theirs).toHaveTextContent("9"));
    expect(festival.sheet(1)?.inquiries).toMatchObject([{ quantity: 9 }]);
    expect(await quantityField()).toBeInTheDocument();
  });

  it("is no longer asked for, by one click", async () => {
    festival.has(draft(withLadder));
    const { user } = openPage("/ft/1");
    await user.click(await screen.findByRole("button", { name: "Supprimer Escabeau" }));
    await waitFor(() => expect(festival.writes).toEqual(["DELETE inquiry/requests/escabeau "]));
    expect(await (await section()).findByText("Aucune demande de matos")).toBeInTheDocument();
  });

  it("is asked for once: the second time tells why not, and leaves what was chosen (FT-45)", async () => {
    festival.has(draft(withLadder));
    const { user } = openPage("/ft/1");
    const inquiry = await section();
    await user.type(inquiry.getByLabelText("Chercher du matos"), "esca");
    await user.click(await screen.findByRole("option", { name: /Escabeau/ }));
    await user.click(inquiry.getByRole("button", { name: "Ajouter" }));
    expect(await inquiry.findByText("Une demande de matos existe déjà pour Escabeau")).toBeInTheDocument();
    expect(inquiry.getByLabelText("Chercher du matos")).toHaveValue("Escabeau");
    expect(festival.sheet(1)?.inquiries).toHaveLength(1);
  });

  it("is out of reach of teams that don't see the catalogue, with the reason", async () => {
    festival.has(draft());
    openPage("/ft/1", { ...organiser, permissions: ["read-ft", "write-ft"] });
    const inquiry = await section();
    expect(inquiry.getByLabelText("Chercher du matos")).toBeDisabled();
    expect(inquiry.getByText("Tes équipes n'ont pas accès au catalogue matos.")).toBeInTheDocument();
  });

  it("is closed once matos has approved it, and says so (FT-40)", async () => {
    festival.has(approvedBy(["matos"], readyDraft(withLadder)));
    openPage("/ft/1");
    const inquiry = await section();
    expect(await inquiry.findByText(/l'équipe Matos/)).toBeInTheDocument();
    expect(inquiry.getByRole("cell", { name: "Escabeau" })).toBeInTheDocument();
    expect(inquiry.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("where the gear of a task is fetched", () => {
  it("is no matter of a draft", async () => {
    festival.has(draft(withLadder));
    openPage("/ft/1", reviewer("matos"));
    const inquiry = await section();
    expect(inquiry.getByRole("columnheader", { name: "Quantité" })).toBeInTheDocument();
    expect(inquiry.queryByRole("columnheader", { name: "Lieu de retrait" })).not.toBeInTheDocument();
  });

  it("is only read by other teams than matos", async () => {
    festival.has(inReview(readyDraft({ inquiries: [request(ladder), request(tape, { drive: "Cave E" })] })));
    openPage("/ft/1", reviewer("humain"));
    const inquiry = await section();
    expect(inquiry.getByRole("cell", { name: "À attribuer" })).toBeInTheDocument();
    expect(inquiry.getByRole("cell", { name: "Cave E" })).toBeInTheDocument();
    expect(screen.queryByLabelText("Lieu de retrait d'Escabeau")).not.toBeInTheDocument();
  });

  it("is offered by matos' habits: what this task fetches from already comes first (FT-46)", async () => {
    festival.has(inReview(readyDraft({ inquiries: [request(ladder), request(tape, { drive: "QG Orga" })] })));
    const { user } = openPage("/ft/1", reviewer("matos"));
    await user.click(await screen.findByLabelText("Lieu de retrait d'Escabeau"));
    const [first, second] = await screen.findAllByRole("option");
    expect(first).toHaveTextContent("QG Orga");
    expect(second).toHaveTextContent("Magasin");
    await user.click(first as HTMLElement);
    await waitFor(() =>
      expect(festival.writes).toEqual(['PATCH inquiry/requests/escabeau/link-drive {"drive":"QG Orga"}']),
    );
  });
});
