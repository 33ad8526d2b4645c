import { answeredMe, festivalServer, read } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen } from "@testing-library/react";
import { openPage } from "../testing/open-page";

let tasksCount = 0;
festivalServer([read("users/me", () => ({ ...answeredMe(noel), tasksCount }))]);

it.each([
  [0, /^Aucun créneau ne t'est encore donné/],
  [2, "Ton planning est disponible !"],
])("with %s slots the card says what there is", async (count, words) => {
  tasksCount = count;
  openPage("/", { teams: ["benevole"], permissions: ["download-planning", "sync-planning"] });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole("button", { name: "Copier mon lien" })).toBeVisible();
});
