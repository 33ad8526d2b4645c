import { festivalServer } from "@coulisses/shared-auth/testing";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";
import type {
  AnsweredOrganiserNeed,
  TimelineActivity,
} from "@coulisses/shared-domain/contract/assignment/overviews";

type Task = TimelineActivity["tasks"][number];
type Slot = Task["mobilizations"][number]["assignments"][number];
type Comer = Slot["assignees"][number];

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
  const note = ({ url }: Request) => void reads.push(decodeURIComponent(url.split("/api/")[1] ?? ""));
  const festival = festivalServer({
    overview: {
      timeline: ({ request }) => {
        note(request);
        return activities;
      },
      nearestSlot: () => ({ start: nearest }),
      organiserNeeds: ({ request }) => {
        note(request);
        return needs;
      },
    },
  });
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
