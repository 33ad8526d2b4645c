import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Caller } from "../../testing/calls";

export const morning = { start: "2027-05-14T08:00:00.000Z", end: "2027-05-14T10:00:00.000Z" };
export const evening = { start: "2027-05-14T18:00:00.000Z", end: "2027-05-14T20:00:00.000Z" };

export const pathOf = (fa: Pick<FestivalActivity, "id">) => `/festival-activities/${fa.id}`;

export async function aDraft(author: Caller, name = "Bal des pompiers"): Promise<FestivalActivity> {
  return (await author.post("/festival-activities", { name })).sheet();
}

/** A private activity with all that a review needs. */
export async function aReadyDraft(author: Caller): Promise<FestivalActivity> {
  const path = pathOf(await aDraft(author));
  await author.patch(`${path}/general`, { description: "<p>On danse.</p>" });
  await author.patch(`${path}/in-charge`, { team: "culture" });
  return (await author.patch(`${path}/signa`, { locationId: 1 })).sheet();
}

export async function inReview(author: Caller): Promise<FestivalActivity> {
  const fa = await aReadyDraft(author);
  return (await author.post(`${pathOf(fa)}/ask-for-review`)).sheet();
}

/** In review, with one request for gear of each owner. */
export async function inReviewWithGear(author: Caller): Promise<FestivalActivity> {
  const fa = await aReadyDraft(author);
  const path = pathOf(fa);
  await author.post(`${path}/inquiry/time-windows`, morning);
  for (const slug of ["chaise", "rallonge", "barriere-vauban"]) {
    await author.post(`${path}/inquiry/requests`, { slug, quantity: 2 });
  }
  return (await author.post(`${path}/ask-for-review`)).sheet();
}
