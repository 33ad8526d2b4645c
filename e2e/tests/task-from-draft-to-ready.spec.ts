import { test } from "../support/journey.ts";
import { ActivityListPage } from "../pages/activity-list-page.ts";
import { ActivitySheetPage } from "../pages/activity-sheet-page.ts";
import { TaskListPage } from "../pages/task-list-page.ts";
import { TaskSheetPage } from "../pages/task-sheet-page.ts";
import { Api } from "../support/api.ts";
import { browserOf } from "../support/session.ts";
import { leastLoadedReviewer, nameOf } from "../support/task-reviewers.ts";

const HOUR = 3_600_000;
/** The festival begins at midnight: by six, its first day of the calendar is over. */
const hours = 6;

test("a task goes from draft to ready for assignment, through its reviews and a conflict", async ({
  browser,
  request,
}) => {
  const run = Date.now();
  const activity = `Village nocturne ${run}`;
  const task = `Monter le village ${run}`;

  const manager = await Api.of(request, "humain");
  const helper = await (await Api.of(request, "vieux")).get<Parameters<typeof nameOf>[0]>("users/me");
  const volunteer = nameOf(helper);
  const setAvailabilities = (availabilities: unknown[]) =>
    manager.patch(`volunteer-availability/${helper.id}`, { availabilities });
  await setAvailabilities([]);

  const organiser = await browserOf(browser, "hard");
  const activities = new ActivityListPage(organiser);
  await activities.open();
  await activities.create(activity);
  await new ActivitySheetPage(organiser).expectStatus("Brouillon");

  const list = new TaskListPage(organiser);
  await list.open();
  await list.create(task, activity);
  const sheet = new TaskSheetPage(organiser);
  await sheet.expectStatus("Brouillon");
  const path = new URL(organiser.url()).pathname;

  await test.step("a draft says everything that a review still asks for", async () => {
    await sheet.expectMissing([
      "Une équipe responsable est nécessaire",
      "Un lieu de rendez-vous est nécessaire",
      "Des instructions sont nécessaires",
      "Au moins une personne à contacter est nécessaire",
      "Au moins une mobilisation est nécessaire",
    ]);
  });

  await test.step("the organiser writes it, and humain's least loaded reviewer follows it", async () => {
    await sheet.chooseTeam("Culture");
    await sheet.chooseAppointment();
    await sheet.addContact();
    await sheet.instruct("Rendez-vous avec des gants, on monte les barnums à quatre.");
    await sheet.addMobilization({ volunteer, team: "Vieux", hours, split: "2h" });
    const reviewer = await leastLoadedReviewer(manager);
    await sheet.askForReview();
    await sheet.expectReviewer(reviewer);
  });

  const matosPage = await browserOf(browser, "matos");
  await matosPage.goto(path);
  const matos = new TaskSheetPage(matosPage);
  const humainPage = await browserOf(browser, "humain");
  await humainPage.goto(path);
  const humain = new TaskSheetPage(humainPage);

  await test.step("elec is not asked, and matos ignores it", async () => {
    await sheet.expectReview("Élec", "Pas de relecture");
    await matos.ignore("Matos");
    await sheet.expectReview("Matos", "Ne va pas relire");
  });

  await test.step("gear that is asked for makes matos look again, and approve", async () => {
    await sheet.askForGear("ma");
    await sheet.expectReview("Matos", "À relire");
    await matos.chooseDrive("Magasin");
    await matos.approve("Matos");
    await sheet.expectReview("Matos", "Approuvée");
  });

  await test.step("humain refuses it; a change warns before matos's approval is void", async () => {
    await humain.reject("Humain", "Il manque l'heure de fin");
    await sheet.expectStatus("Refusée");
    await sheet.expectRefusal("Humain", "Il manque l'heure de fin");
    await sheet.typeInstructions("Rendez-vous avec des gants, on monte les barnums à quatre jusqu'à 8 h.");
    await sheet.saveInstructions().click();
    await sheet.acceptReset("Matos");
    await sheet.expectReview("Matos", "À relire");
    await sheet.askForReview();
  });

  await test.step("matos and humain approve: it is validated", async () => {
    // Nobody approves what they have not seen: both pages have followed the change, then the new request.
    await humain.expectStatus("Relecture en cours");
    await matos.expectStatus("Relecture en cours");
    await matos.approve("Matos");
    await humain.expectReview("Matos", "Approuvée");
    await humain.approve("Humain");
    await sheet.expectStatus("Validée");
  });

  await test.step("somebody who has no availability blocks the assignment, until they give one", async () => {
    await humain.expectConflict(volunteer, "N'est pas disponible sur le créneau");
    await humain.expectAssignmentBlocked("Au moins un des bénévoles n'est pas disponible.");
    const { mobilizations } = await manager.get<{ mobilizations: { start: string; end: string }[] }>(
      `festival-tasks/${path.split("/").at(-1)}`,
    );
    const start = mobilizations[0]?.start ?? "";
    await setAvailabilities([{ start, end: new Date(Date.parse(start) + hours * HOUR).toISOString() }]);
    await humain.expectNoConflict(volunteer);
  });

  await test.step("it becomes ready, with an assignment every two hours", async () => {
    await humain.startAssignment("Manutention 👷");
    await humain.expectCategory("Manutention 👷");
    await humain.expectAssignments(hours / 2, "Humain");
    await sheet.expectStatus("Prête pour affectation");
  });
});
