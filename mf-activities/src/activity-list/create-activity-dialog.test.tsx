import { createFestivalActivity } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import { at, draft, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { answer, api } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { festivalServer } from "../testing/festival-server";
import { dialog, refusalIsRead } from "../testing/on-sheet";
import { openPage } from "../testing/open-page";

const festival = festivalServer();
const TITLE = "Créer une nouvelle Fiche Activité";
let names: string[] = [];

beforeEach(() => {
  names = [];
  festival.has(draft());
  festival.server.use(
    http.post(api("festival-activities"), async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      names.push(name);
      return answer(() => {
        const created = createFestivalActivity({ id: 12, name, by: noel, at });
        festival.has(created);
        return created;
      }, 201);
    }),
  );
});

async function openCreating() {
  const page = openPage("/fa");
  await page.user.click(await screen.findByRole("button", { name: "Créer une fiche activité" }));
  const form = await dialog(TITLE);
  return { ...page, form, name: form.getByLabelText(/Nom de la FA/) };
}

describe("a new activity", () => {
  it("opens as soon as it has a name, without the spaces around it", async () => {
    const { user, name, address } = await openCreating();
    await user.type(name, "  Blind test ");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/fa/12"));
    expect(await screen.findByLabelText("Nom de l'activité")).toHaveValue("Blind test");
    expect(names).toEqual(["Blind test"]);
  });

  it("is not created without a name", async () => {
    const { user, form, name, address } = await openCreating();
    await user.type(name, "   {Enter}");
    expect(await form.findByText("Ce champ est requis")).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Créer la Fiche Activité" }));
    await user.type(name, "Défilé");
    await user.click(form.getByRole("button", { name: "Créer la Fiche Activité" }));
    await waitFor(() => expect(address()).toBe("/fa/12"));
    expect(names).toEqual(["Défilé"]);
  });

  it("keeps its name when it is refused, and may be tried again", async () => {
    const { user, form, name, address, messages } = await openCreating();
    festival.server.use(
      http.post(
        api("festival-activities"),
        () => answer(() => createFestivalActivity({ id: 12, name: "", by: noel, at })),
        { once: true },
      ),
    );
    await user.type(name, "Défilé{Enter}");
    await refusalIsRead("Le nom de la FA est nécessaire", messages);
    expect(name).toHaveValue("Défilé");
    expect(address()).toBe("/fa");
    await user.type(name, " déguisé");
    await user.click(form.getByRole("button", { name: "Créer la Fiche Activité" }));
    await waitFor(() => expect(address()).toBe("/fa/12"));
    expect(names).toEqual(["Défilé déguisé"]);
  });
});
