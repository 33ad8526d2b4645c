import { api, festivalServer } from "@coulisses/shared-auth/testing";
import type {
  AnsweredOrganiserNeed,
  TimelineActivity,
} from "@coulisses/shared-domain/contract/assignment/overviews";
import { http, HttpResponse } from "msw";

type Task = TimelineActivity["tasks"][number];
type Slot = Task["mobilizations"][number]["assignments"][number];
type Comer = Slot["assignees"][number];

/** An hour of Friday 15 May 2026, in Paris. */
export const fridayAt = (hour: number) =>
  new Date(Date.UTC(2026, 4, 15) + (hour - 2) * 3_600_000).toISOString();
export const slot = (from: number, to: number, ...assignees: Comer[]): Slot => ({
  ...{ start: fridayAt(from), end: fridayAt(to) },
  assignees,
});

export const comer = (id: number, firstname: string, more: Partial<Comer> = {}): Comer => ({
  ...{ id, firstname, lastname: "Martin", nickname: null, phone: "0612345678", teams: ["benevole"] },
  ...more,
});

/** A task under assignment; each list of slots is a mobilization. */
export function timelineTask(id: number, name: string, ...mobilizations: Slot[][]): Task {
  return {
    ...{ id, name, appointment: "Chapiteau", topPriority: false },
    mobilizations: mobilizations.map((assignments) => ({
      start: assignments[0]?.start ?? fridayAt(18),
      end: assignments.at(-1)?.end ?? fridayAt(20),
      assignments,
    })),
  };
}

export const bar: TimelineActivity = {
  activity: { id: 4, name: "Bar central", team: "bar" },
  tasks: [
    timelineTask(7, "Tenir le bar", [
      slot(18, 19, comer(21, "Léa", { as: "bar", teams: ["benevole", "bar"] }), comer(22, "Théo")),
      slot(19, 20),
    ]),
  ],
};
export const concert: TimelineActivity = {
  activity: { id: 9, name: "Grand concert", team: "culture" },
  tasks: [
    {
      ...timelineTask(11, "Sécurité scène", [slot(17, 21, comer(23, "Zoé", { as: "secu" }))]),
      topPriority: true,
    },
    timelineTask(12, "Accueil artistes", [slot(18, 20)]),
  ],
};

/** Overviews of a festival in memory, and the requests received. */
export function overviewServer() {
  let activities: TimelineActivity[] = [];
  let nearest: string | null = null;
  let needs: AnsweredOrganiserNeed[] = [];
  /** The requests received, as `timeline?start=…`. */
  const reads: string[] = [];
  const note = (request: Request) => reads.push(decodeURIComponent(request.url.split("/api/")[1] ?? ""));
  const festival = festivalServer([
    http.get(api("timeline"), ({ request }) => {
      note(request);
      return HttpResponse.json(activities);
    }),
    http.get(api("timeline/nearest-slot"), () => HttpResponse.json({ start: nearest })),
    http.get(api("orga-needs"), ({ request }) => {
      note(request);
      return HttpResponse.json(needs);
    }),
  ]);
  beforeEach(() => {
    activities = [bar, concert];
    needs = [];
    nearest = null;
    reads.length = 0;
  });
  return {
    ...festival,
    reads,
    hasNearest: (start: string) => void (nearest = start),
    has: (...some: TimelineActivity[]) => void (activities = some),
    needs: (...some: AnsweredOrganiserNeed[]) => void (needs = some),
  };
}
