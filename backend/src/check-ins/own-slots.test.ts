import type { Role } from "../testing/cast";
import { aSlot, festival, goingOn, minutesLong, openCheckInFestival } from "./testing/check-in-festival";

openCheckInFestival();

const PATH = "/check-ins/slots/mine/count";
const countOf = async (role: Role) => (await festival.as[role].get(PATH)).json<number>();

describe("CI-12 The slots that a person answers for now", () => {
  it("run or begin within three hours", async () => {
    expect(await countOf("organiser")).toBe(0);
    await aSlot(["volunteer"], goingOn());
    await aSlot(["matos"], minutesLong(60, 170));
    expect(await countOf("organiser")).toBe(2);
    await aSlot(["volunteer"], minutesLong(60, 190));
    await aSlot(["matos"], minutesLong(60, -61));
    expect(await countOf("organiser")).toBe(2);
  });

  it("are those of the administrator, the contacts and the people in charge, not of those who assign", async () => {
    const slot = await aSlot(["volunteer"]);
    for (const role of ["volunteer", "colleague", "humain", "matos"] as const) {
      expect([role, await countOf(role)]).toEqual([role, 0]);
    }
    const task = `/festival-tasks/${String(slot.taskId)}`;
    await festival.as.organiser.post(`${task}/instructions/contacts`, { contactId: festival.ids.colleague });
    await festival.as.organiser.post(`${task}/instructions/in-charge/volunteers`, {
      volunteerId: festival.ids.volunteer,
    });
    expect(await countOf("colleague")).toBe(1);
    expect(await countOf("volunteer")).toBe(1);
    expect(await countOf("matos")).toBe(0);
  });

  it("are none of a removed task", async () => {
    const slot = await aSlot(["volunteer"]);
    await festival.as.organiser.delete(`/festival-tasks/${String(slot.taskId)}`);
    expect(await countOf("organiser")).toBe(0);
  });

  it("are for those who are logged in and read plannings", async () => {
    expect((await festival.nobody.get(PATH)).status).toBe(401);
  });
});
