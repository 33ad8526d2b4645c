import { updateGeneral } from "@coulisses/shared-domain/festival-activity/sections/general";
import {
  addContractor,
  updateContractor,
} from "@coulisses/shared-domain/festival-activity/sections/in-charge";
import * as fa from "@coulisses/shared-domain/festival-activity/testing/activities";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { notices } from "@coulisses/shared-auth/session";
import { act, screen, waitFor } from "@testing-library/react";
import { festivalServer } from "../testing/festival-server";
import { openPage } from "../testing/open-page";

const festival = festivalServer();
const zoe = { firstname: "Zoé", lastname: "Durand", phone: "0601020304" };
const ali = { ...zoe, firstname: "Ali" };
const withContractors = () => addContractor(addContractor(fa.readyDraft(), zoe), ali);
const names = () => festival.sheet(1)?.inCharge.contractors.map(({ id, firstname }) => `${id} ${firstname}`);
const REMOVED = "Le prestataire a été supprimé";

const toldOf = (message: string) => waitFor(() => expect(notices.first()?.message).toMatch(message));

async function removing(firstname: string) {
  const { user } = openPage("/fa/1");
  const remove = async (name: string) =>
    user.click(await screen.findByRole("button", { name: `Supprimer ${name} Durand` }));
  await remove(firstname);
  await toldOf(REMOVED);
  return { user, remove };
}

beforeEach(() => festival.has({ ...withContractors(), version: 1 }));

describe("UND-1 a removal", () => {
  it("comes back by « Annuler », with its id", async () => {
    await removing("Zoé");
    expect(names()).toEqual(["2 Ali"]);
    expect(notices.first()?.action?.label).toBe("Annuler");
    await act(async () => notices.first()?.action?.run());
    await waitFor(() => expect(names()).toEqual(["1 Zoé", "2 Ali"]));
    await toldOf("C'est annulé : la fiche est comme avant");
  });

  it("comes back by Ctrl + Z, the last one first, each once", async () => {
    const { user, remove } = await removing("Zoé");
    await remove("Ali");
    await waitFor(() => expect(names()).toEqual([]));
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(names()).toEqual(["2 Ali"]));
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(names()).toEqual(["1 Zoé", "2 Ali"]));
    const { length } = festival.writes;
    await user.keyboard("{Control>}z{/Control}");
    expect(festival.writes).toHaveLength(length);
  });

  it("does not come back by Ctrl + Z in a field: there it undoes what was typed", async () => {
    const { user } = await removing("Zoé");
    await user.click(await screen.findByLabelText("Nom de l'activité"));
    await user.keyboard("{Control>}z{/Control}");
    expect(festival.writes).toEqual(["DELETE in-charge/contractors/1 "]);
    expect(names()).toEqual(["2 Ali"]);
  });
});

it("UND-3 a removal that another person has built on stays, and the notice names them", async () => {
  const { user } = await removing("Zoé");
  festival.change(1, (sheet) => addContractor(sheet, zoe));
  await user.keyboard("{Control>}z{/Control}");
  const refusal = `${displayName(fa.lea)} a modifié les prestataires depuis : ton action n'est pas annulée`;
  await toldOf(refusal);
  expect(names()).toEqual(["2 Ali", "3 Zoé"]);
});

describe("a conflict", () => {
  it("names the person, and shows both texts", async () => {
    const { user } = openPage("/fa/1");
    const name = await screen.findByLabelText("Nom de l'activité");
    festival.change(1, (sheet) => updateGeneral(sheet, { name: "Bal masqué" }));
    await user.clear(name);
    await user.type(name, "Bal des pompiers");
    await user.tab();
    expect(
      await screen.findByText(`Modifié par ${displayName(fa.lea)} pendant ta saisie`),
    ).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Leur version" })).toHaveTextContent("Bal masqué");
    expect(name).toHaveValue("Bal des pompiers");
  });

  it("of a removal says who changed what would have gone", async () => {
    const { user } = openPage("/fa/1");
    const remove = await screen.findByRole("button", { name: "Supprimer Zoé Durand" });
    festival.change(1, (sheet) => updateContractor(sheet, 1, { company: "Sono & Co" }));
    await user.click(remove);
    await toldOf(`${displayName(fa.lea)} vient de modifier cet élément`);
    expect(names()).toHaveLength(2);
  });
});
