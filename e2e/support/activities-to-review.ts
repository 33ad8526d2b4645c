import type { Api } from "./api.ts";

type Made = { id: number };

/** Makes that many private activities that wait for their reviews, named `{name} 1` and so on, in this order. */
export async function activitiesToReview(author: Api, name: string, count: number): Promise<void> {
  const [place] = await author.get<Made[]>("locations");
  for (let number = 1; number <= count; number += 1) {
    const { id } = await author.post<Made>("festival-activities", { name: `${name} ${number}` });
    const sheet = `festival-activities/${id}`;
    await author.patch(`${sheet}/general`, { description: "<p>À relire</p>" });
    await author.patch(`${sheet}/in-charge`, { team: "culture" });
    await author.patch(`${sheet}/signa`, { locationId: place?.id });
    await author.post(`${sheet}/ask-for-review`);
  }
}
