import type {
  AnsweredOrganiserNeed,
  NearestSlot,
  TimelineActivity,
} from "@coulisses/shared-domain/contract/assignment/overviews";
import { sql } from "drizzle-orm";
import { inReview, makeAvailable, readyToAssign, slot } from "../festival-tasks/testing/sheets";
import { useFestival } from "../testing/festival";

const festival = useFestival();
afterEach(() =>
  festival.services.db.execute(sql`truncate festival_tasks, availabilities, break_periods, friends cascade`),
);

const query = ({ start, end }: { start: string; end: string }) => `start=${start}&end=${end}`;
const needs = async (window: { start: string; end: string }, teams = "") =>
  (await festival.as.humain.get(`/orga-needs?${query(window)}${teams}`)).json<AnsweredOrganiserNeed[]>();
const timeline = async (window: { start: string; end: string }) =>
  (await festival.as.organiser.get(`/timeline?${query(window)}`)).json<TimelineActivity[]>();

/** Assigns these people to the first slot of a task from 18 to 22. */
async function staffed(...ids: number[]) {
  for (const id of ids) await makeAvailable(festival, id, slot(18, 22));
  return readyToAssign(festival, { volunteers: ids });
}

describe("GET /orga-needs", () => {
  it("tells, for each quarter of an hour, who is wanted, who comes and who could", async () => {
    const { volunteer, elec } = festival.ids;
    const { id } = await staffed(volunteer);
    await makeAvailable(festival, elec, slot(18, 22));
    const quarters = await needs(slot(17, 19));
    expect(quarters).toHaveLength(8);
    expect(quarters[0]).toMatchObject({
      requestedVolunteers: 0,
      assignedVolunteers: 0,
      availableVolunteers: 0,
      tasks: [],
    });
    expect(quarters[4]).toEqual({
      start: slot(18, 19).start,
      end: "2027-05-14T16:15:00.000Z",
      requestedVolunteers: 3,
      assignedVolunteers: 1,
      availableVolunteers: 1,
      tasks: [{ id, name: "Monter le bar", count: 2 }],
    });
  });

  it("counts a mobilization that names a person before its task is ready", async () => {
    const { volunteer } = festival.ids;
    await makeAvailable(festival, volunteer, slot(18, 22));
    await inReview(festival, { volunteers: [volunteer] });
    const [quarter] = await needs(slot(18, 19));
    expect(quarter).toMatchObject({ requestedVolunteers: 3, assignedVolunteers: 1, availableVolunteers: 0 });
  });

  it("keeps to the wanted teams, on both sides", async () => {
    const { volunteer, elec } = festival.ids;
    await staffed(volunteer);
    await makeAvailable(festival, elec, slot(18, 22));
    const [ofElec] = await needs(slot(18, 19), "&teams=elec");
    expect(ofElec).toMatchObject({
      requestedVolunteers: 0,
      assignedVolunteers: 0,
      availableVolunteers: 1,
      tasks: [],
    });
    const [both] = await needs(slot(18, 19), "&teams=elec,benevole");
    expect(both).toMatchObject({ requestedVolunteers: 3, assignedVolunteers: 1, availableVolunteers: 1 });
  });

  it("is refused for no window, one that ends before it starts, one of 32 days, and to anyone who does not assign", async () => {
    const status = async (search: string) => (await festival.as.humain.get(`/orga-needs?${search}`)).status;
    expect(await status("")).toBe(400);
    expect(await status(query({ start: slot(19, 20).start, end: slot(18, 20).start }))).toBe(400);
    expect(await status("start=2027-05-01T00:00:00Z&end=2027-06-02T00:00:00Z")).toBe(400);
    expect(await status("start=2027-05-01T00:00:00Z&end=2027-06-01T00:00:00Z")).toBe(200);
    expect((await festival.as.organiser.get(`/orga-needs?${query(slot(18, 19))}`)).status).toBe(403);
  });
});

describe("GET /timeline", () => {
  it("shows what happens then under its activity, and whom to call", async () => {
    const { volunteer } = festival.ids;
    const { id, festivalActivity } = await staffed(volunteer);
    expect(await timeline(slot(19, 20))).toMatchObject([
      {
        activity: { id: festivalActivity.id },
        tasks: [
          {
            id,
            name: "Monter le bar",
            topPriority: false,
            mobilizations: [
              {
                id: expect.any(String),
                ...slot(18, 22),
                demands: [{ team: "benevole", demand: 2 }],
                assignments: [
                  {
                    id: expect.any(String),
                    ...slot(18, 22),
                    assignees: [{ id: volunteer, phone: expect.any(String) }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(await timeline(slot(22, 23))).toEqual([]);
  });

  it("leaves out what was deleted, and tasks whose assignment has not started", async () => {
    await inReview(festival);
    const { festivalActivity } = await staffed(festival.ids.volunteer);
    expect(await timeline(slot(18, 22))).toHaveLength(1);
    await festival.services.db.execute(
      sql`update festival_activities set deleted_at = now() where id = ${festivalActivity.id}`,
    );
    expect(await timeline(slot(18, 22))).toEqual([]);
  });

  it("tells the slot that comes next, else the last one, and none where nothing is in assignment", async () => {
    const nearest = async (from: string) =>
      (await festival.as.organiser.get(`/timeline/nearest-slot?from=${from}`)).json<NearestSlot>().start;
    const { start } = slot(18, 22);
    expect(await nearest(start)).toBeNull();
    await inReview(festival);
    const { festivalActivity } = await staffed(festival.ids.volunteer);
    expect(await nearest("2020-01-01T00:00:00Z")).toBe(start);
    expect(await nearest(start)).toBe(start);
    expect(await nearest("2040-01-01T00:00:00Z")).toBe(start);
    await festival.services.db.execute(
      sql`update festival_activities set deleted_at = now() where id = ${festivalActivity.id}`,
    );
    expect(await nearest("2020-01-01T00:00:00Z")).toBeNull();
    expect((await festival.as.volunteer.get(`/timeline/nearest-slot?from=${start}`)).status).toBe(403);
    expect((await festival.as.organiser.get("/timeline/nearest-slot?from=demain")).status).toBe(400);
    expect((await festival.as.organiser.get("/timeline/nearest-slot")).status).toBe(400);
    for (const odd of [
      "0001-01-01T00:00:00Z",
      "9999-12-31T23:59:59Z",
      "%2B275760-09-13T00:00:00Z",
      "2027-02-30",
    ])
      expect((await festival.as.organiser.get(`/timeline/nearest-slot?from=${odd}`)).status).toBeLessThan(
        500,
      );
  });

  it("is for those who may see it", async () => {
    expect((await festival.as.volunteer.get(`/timeline?${query(slot(18, 22))}`)).status).toBe(403);
    expect((await festival.as.organiser.get("/timeline?start=hier&end=demain")).status).toBe(400);
  });
});
