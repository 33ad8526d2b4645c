import { enableAssignment } from "@coulisses/shared-domain/festival-task/mobilization/enable-assignment";
import { act } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { noConflict } from "@coulisses/shared-domain/festival-task/mobilization/conflicts";
import { reject } from "@coulisses/shared-domain/festival-task/review/reject";
import {
  approvedBy,
  draft,
  fridayNight,
  readyDraft,
  readyToAssign,
  validated,
  zoe,
} from "@coulisses/shared-domain/festival-task/testing/tasks";
import { screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { openPage, organiser, reviewer } from "../../testing/open-page";

const festival = festivalServer();
const assigner = { ...organiser, permissions: [...organiser.permissions, "affect-volunteer"] };
const summary = async () => within(await screen.findByRole("region", { name: "Résumé de la fiche" }));
const start = { name: "Commencer l'affectation" };

async function openDialog() {
  const page = openPage("/ft/1", assigner);
  await page.user.click(await screen.findByRole("button", start));
  const dialog = within(await screen.findByRole("dialog", start));
  return { ...page, dialog };
}

describe("the start of a task's assignment", () => {
  it("needs neither a kind of slot nor a priority", async () => {
    festival.has(validated());
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("button", { name: "Commencer" }));
    expect(await (await summary()).findByText("Tâche prioritaire : NON")).toBeInTheDocument();
    expect(festival.writes).toEqual(['POST enable-assignment {"topPriority":false}']);
  });

  it("does not happen when the person closes the question", async () => {
    festival.has(validated());
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog", start)).not.toBeInTheDocument());
    expect(festival.sheet(1)?.status).toBe("VALIDATED");
    expect(screen.getByRole("button", start)).toBeEnabled();
  });

  it("is refused when a team has rejected the task meanwhile", async () => {
    festival.has(validated());
    const { user, dialog, messages } = await openDialog();
    festival.change(1, (task) => reject(task, { ...act, team: "humain", reason: "Trop long" }));
    await user.click(dialog.getByRole("button", { name: "Commencer" }));
    await waitFor(() => expect(festival.writes).toHaveLength(1));
    expect(await (await summary()).findByText("Humain : Rejetée")).toBeInTheDocument();
    await waitFor(() => expect(messages()).not.toContain("FT prête pour affectation"));
    expect(festival.sheet(1)?.status).toBe("REFUSED");
  });

  it("is no matter of those who don't assign", async () => {
    festival.has(validated());
    openPage("/ft/1");
    expect(await (await summary()).findByText("Humain : Approuvée")).toBeInTheDocument();
    expect(screen.queryByRole("button", start)).not.toBeInTheDocument();
  });

  it("names all that is in the way (FT-31)", async () => {
    const conflicts = { ...noConflict, availability: true, tasks: [{ id: 7, name: "Tenir la buvette" }] };
    festival.has(
      validated(readyDraft({ mobilizations: [{ ...fridayNight, volunteers: [{ ...zoe, conflicts }] }] })),
    );
    openPage("/ft/1", assigner);
    const notice = await summary();
    expect(
      await notice.findByText("Impossible de démarrer l'affectation pour cette FT."),
    ).toBeInTheDocument();
    expect(notice.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(
      "Au moins un des bénévoles n'est pas disponible.",
    );
  });

  it("is told to all who read the task", async () => {
    festival.has(enableAssignment(validated(), { ...act, category: "FUN", topPriority: true }));
    openPage("/ft/1", { ...organiser, permissions: ["read-ft"] });
    expect(await (await summary()).findByText("Catégorie de la tâche : Fun 😂")).toBeInTheDocument();
    expect((await summary()).queryByRole("link", { name: "Affecter des bénévoles" })).not.toBeInTheDocument();
    expect((await summary()).getByText("Tâche prioritaire : OUI")).toBeInTheDocument();
  });

  it("leads those who assign to the tool, at that task", async () => {
    festival.has(enableAssignment(validated(), { ...act, topPriority: false }));
    openPage("/ft/1", assigner);
    expect(await (await summary()).findByRole("link", { name: "Affecter des bénévoles" })).toHaveAttribute(
      "href",
      "/assignment/task-orga?ft=1",
    );
  });

  it("is lost by a rejection, which says beforehand that one assignment goes (FT-23)", async () => {
    festival.has(readyToAssign());
    const { user } = openPage("/ft/1", reviewer("humain"));
    await user.click(await screen.findByRole("button", { name: "Autres actions" }));
    await user.click(await screen.findByRole("menuitem", { name: "Rejeter pour Humain" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Rejeter une tâche" }));
    expect(dialog.getByText(/Son affectation sera supprimée/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText("Explication"), "Trop long");
    await user.click(dialog.getByRole("button", { name: "Rejeter la FT" }));
    await waitFor(() => expect(festival.sheet(1)?.status).toBe("REFUSED"));
    expect(await (await summary()).findByText("Humain : Rejetée")).toBeInTheDocument();
  });
});

describe("the contents of a task", () => {
  const link = (name: string) => screen.findByRole("link", { name });

  it("say what each section lacks, and lead there", async () => {
    festival.has(draft());
    openPage("/ft/1");
    expect(await link("Mobilisations Au moins une mobilisation est nécessaire")).toHaveAttribute(
      "href",
      "#mobilization",
    );
    expect(await link("Demande de matos Rien ne manque")).toBeInTheDocument();
    expect(await link("Commentaires (0)")).toBeInTheDocument();
  });

  it("say who locked each section, wholly or in part", async () => {
    festival.has(approvedBy(["matos"]));
    openPage("/ft/1");
    expect(await link("Demande de matos Verrouillée par Matos")).toBeInTheDocument();
    expect(await link("Instructions Verrouillée en partie par Matos")).toBeInTheDocument();
    expect(await link("Général Rien ne manque")).toBeInTheDocument();
  });

  it("fold to their marks, and remember it", async () => {
    festival.has(draft());
    const first = openPage("/ft/1");
    await first.user.click(await screen.findByRole("button", { name: "Replier le sommaire" }));
    first.unmount();

    const { user } = openPage("/ft/1");
    await user.click(await screen.findByRole("button", { name: "Déplier le sommaire" }));
    expect(await screen.findByRole("button", { name: "Replier le sommaire" })).toBeInTheDocument();
  });
});
