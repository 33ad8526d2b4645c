import type { HelpSlot } from "@coulisses/shared-domain/contract/assignment/overviews";
import { assign, aTask, festival, identifierOf, openFestival } from "./testing/assigning";
import { makeAvailable, slot } from "../festival-tasks/testing/sheets";

openFestival();

const slots = async () => (await festival.as.organiser.get("/need-help/slots")).json<HelpSlot[]>();

describe("The slots that lack people", () => {
  it("come by date with who is missing, and how many could come", async () => {
    const { volunteer, organiser } = festival.ids;
    const task = await aTask();
    await makeAvailable(festival, volunteer, slot(18, 22));
    await makeAvailable(festival, organiser, slot(20, 22));
    const benevole = (count: number) => [{ team: "benevole", count }];
    expect(await slots()).toMatchObject([
      { taskId: task.id, name: "Monter le bar", ...slot(18, 20), missing: benevole(2), free: 1 },
      { ...slot(20, 22), missing: benevole(2), free: 2 },
    ]);
    await assign(identifierOf(task, 1), volunteer);
    expect((await slots()).map(({ missing, free }) => [missing, free])).toEqual([
      [benevole(2), 1],
      [benevole(1), 1],
    ]);
    await assign(identifierOf(task, 1), organiser);
    expect((await slots()).map(({ start }) => start)).toEqual([slot(18, 20).start]);
  });

  it("are for those who may ask for help", async () => {
    expect((await festival.as.volunteer.get("/need-help/slots")).status).toBe(403);
  });
});
