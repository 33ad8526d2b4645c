import { checkRemovable } from "@coulisses/shared-domain/festival-activity/create-and-remove";
import { draft } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { answer, api } from "@coulisses/shared-auth/testing";
import { screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { festivalServer } from "../testing/festival-server";
import { closed, dialog, refusalIsRead } from "../testing/on-sheet";
import { openPage } from "../testing/open-page";

const festival = festivalServer();
const TITLE = "Suppression de la FA #1";
const mounting = { id: 4, name: "Montage", status: "DRAFT" };

async function openRemoving() {
  festival.has(draft());
  const page = openPage("/fa");
  await page.user.click(await screen.findByRole("button", { name: "Supprimer la FA #1" }));
  return { ...page, confirmation: await dialog(TITLE) };
}

describe("removing an activity", () => {
  it("names it before it goes for everybody", async () => {
    const { user, confirmation } = await openRemoving();
    expect(confirmation.getByText(/« Escape game » disparaîtra pour tout le monde/)).toBeInTheDocument();
    await user.click(confirmation.getByRole("button", { name: "Supprimer" }));
    expect(await screen.findByText("Aucune fiche activité trouvée")).toBeInTheDocument();
    expect(festival.sheet(1)).toBeUndefined();
  });

  it("leaves it where it is when one gives up", async () => {
    const { user } = await openRemoving();
    await user.keyboard("{Escape}");
    await closed(TITLE);
    expect(screen.getByRole("row", { name: /Escape game/ })).toBeInTheDocument();
    expect(festival.sheet(1)).toBeDefined();
  });

  it("is refused with the tasks that are attached, and the reason stays in view (FA-8)", async () => {
    const { user, confirmation, messages } = await openRemoving();
    festival.server.use(
      http.delete(api("festival-activities/:id"), () => answer(() => checkRemovable({ tasks: [mounting] }))),
    );
    await user.click(confirmation.getByRole("button", { name: "Supprimer" }));
    await refusalIsRead("à la FT 4", messages);
    expect(screen.getByRole("dialog", { name: TITLE })).toBeInTheDocument();
    await waitFor(() => expect(messages()).not.toContain("FA #1 supprimée 🗑️"));
    await waitFor(() => expect(screen.getByRole("row", { name: /Escape game/ })).toBeInTheDocument());
  });
});
