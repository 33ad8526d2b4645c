import type { SlotToCheckIn, SlotWithMissing } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { addDays, parisDay, parisInstant } from "@coulisses/shared-domain/time/paris";
import type { Role } from "../testing/cast";
import {
  aSlot,
  goingOn,
  mark,
  minutesFromNow,
  note,
  openCheckInFestival,
  festival,
} from "./testing/check-in-festival";

openCheckInFestival();

const listed = async (by: Role, path = "slots") =>
  (await festival.as[by].get(`/check-ins/${path}`)).json<SlotToCheckIn[]>();
const board = async (by: Role) => (await festival.as[by].get("/check-ins/board")).json<SlotWithMissing[]>();

describe("The lists", () => {
  it("hold what goes on or begins soon where one is in charge; anyone who assigns sees all of it", async () => {
    const soon = { start: minutesFromNow(60), end: minutesFromNow(180) };
    const [current, next] = [await aSlot(["volunteer", "matos"]), await aSlot(["elec"], soon)];
    await aSlot(["volunteer"], { start: minutesFromNow(300), end: minutesFromNow(400) });
    const past = await aSlot(["volunteer"], { start: minutesFromNow(-200), end: minutesFromNow(-100) });
    await note("organiser", current, mark("volunteer"));
    const ids = (slots: SlotToCheckIn[]) => slots.map(({ taskId }) => taskId);
    for (const by of ["organiser", "humain"] as const) {
      expect(ids(await listed(by))).toEqual([current.taskId, next.taskId]);
      expect(ids(await listed(by, "past-slots"))).toEqual([past.taskId]);
    }
    expect((await listed("organiser"))[0]).toMatchObject({ expected: 2, missing: 1 });
    expect(await listed("volunteer")).toEqual([]);
    expect(await listed("volunteer", "past-slots")).toEqual([]);
  });

  it("are to be completed until something was noted of everybody", async () => {
    const over = { start: minutesFromNow(-90), end: minutesFromNow(-30) };
    const slot = await aSlot(["volunteer", "matos"], over);
    const open = async () => (await listed("organiser", "past-slots")).map(({ taskId }) => taskId);
    await note("organiser", slot, mark("volunteer", { notedAt: minutesFromNow(-60) }));
    expect(await open()).toEqual([slot.taskId]);
    await note("organiser", slot, mark("matos", { kind: "ABSENT" }));
    expect(await open()).toEqual([]);
  });

  it("keep yesterday for anyone who assigns", async () => {
    const end = parisInstant(addDays(parisDay(new Date()), -1));
    await aSlot(["volunteer"], {
      start: new Date(end.getTime() - 3_600_000).toISOString(),
      end: end.toISOString(),
    });
    expect(await listed("humain", "past-slots")).toHaveLength(1);
    expect(await listed("organiser", "past-slots")).toEqual([]);
  });
});

describe("Who is missing now", () => {
  it("is a volunteer expected, absent or gone and not replaced, with a number to call", async () => {
    const { volunteer, matos, secu, signa } = festival.ids;
    const slot = await aSlot(["volunteer", "matos", "elec", "secu", "signa"]);
    await note(
      "organiser",
      slot,
      mark("matos", { kind: "ABSENT" }),
      mark("elec"),
      mark("secu", { notedAt: minutesFromNow(-20) }),
      mark("secu", { kind: "LEFT" }),
      mark("signa", { kind: "REPLACED", replacedBy: festival.ids.admin }),
    );
    await aSlot(["colleague"], { start: minutesFromNow(30), end: minutesFromNow(60) });
    const [found, ...others] = await board("humain");
    expect(others).toEqual([]);
    expect(found).toMatchObject({ taskId: slot.taskId, expected: 5 });
    const states = found?.missing.map(({ id, state, phone }) => [id, state, phone !== undefined]) ?? [];
    expect(new Set(states.map((state) => JSON.stringify(state)))).toEqual(
      new Set([
        JSON.stringify([volunteer, "expected", true]),
        JSON.stringify([matos, "absent", true]),
        JSON.stringify([secu, "left", true]),
      ]),
    );
    expect(states.some(([id]) => id === signa)).toBe(false);
    expect(await board("volunteer")).toEqual([]);
  });

  it("is nobody where everybody came", async () => {
    const slot = await aSlot(["volunteer"], goingOn());
    await note("organiser", slot, mark("volunteer"));
    expect(await board("humain")).toEqual([]);
  });
});
