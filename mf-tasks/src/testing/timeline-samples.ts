import { person } from "@coulisses/shared-auth/testing";
import type { TimelineActivity } from "@coulisses/shared-domain/contract/assignment/overviews";
import { fridayAt } from "@coulisses/shared-domain/testing/friday";

type Task = TimelineActivity["tasks"][number];
type Slot = Task["mobilizations"][number]["assignments"][number];
type Comer = Slot["assignees"][number];

export const slot = (from: number, to: number, ...assignees: Comer[]): Slot => ({
  id: `${from}-${to}`,
  start: fridayAt(from),
  end: fridayAt(to),
  assignees,
});

export const comer = (id: number, firstname: string, more: Partial<Comer> = {}): Comer => ({
  ...person(id, firstname),
  phone: "0612345678",
  teams: ["benevole"],
  ...more,
});

/** A task under assignment; each list of slots is a mobilization, which asks for one of the bar's team. */
export const timelineTask = (id: number, name: string, ...mobilizations: Slot[][]): Task => ({
  id,
  name,
  appointment: "Chapiteau",
  topPriority: false,
  mobilizations: mobilizations.map((assignments, rank) => ({
    id: String(rank),
    demands: [{ team: "bar", demand: 1 }],
    start: assignments[0]?.start ?? fridayAt(18),
    end: assignments.at(-1)?.end ?? fridayAt(20),
    assignments,
  })),
});

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
