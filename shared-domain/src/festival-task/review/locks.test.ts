import { refusal } from "../../testing/refusal";
import type { FestivalTask } from "../festival-task";
import { approvalsResetBy, lockedSections, lockersOf, sectionsReviewedBy } from "./locks";
import type { ReadyDraft } from "./readiness";
import { approversOf } from "./review";
import { type Operation, draftWithoutInCharge, fullDraft, operations } from "../testing/operations";
import * as tasks from "../testing/tasks";

/** Every state that the table of locks tells apart, by who approves and who rejects. */
const states = {
  draft: (from: ReadyDraft) => from,
  "in review": (from: ReadyDraft) => tasks.inReview(from),
  "in review, humain approves": (from: ReadyDraft) => tasks.approvedBy(["humain"], from),
  "in review, matos approves": (from: ReadyDraft) => tasks.approvedBy(["matos"], from),
  "in review, elec and matos approve": (from: ReadyDraft) => tasks.approvedBy(["elec", "matos"], from),
  refused: (from: ReadyDraft) => tasks.refusedBy(["elec"], from),
  "refused, humain approves": (from: ReadyDraft) =>
    tasks.refusedBy(["matos"], from, { humain: "APPROVED", elec: "APPROVED" }),
  "refused, matos approves": (from: ReadyDraft) =>
    tasks.refusedBy(["humain"], from, { matos: "APPROVED", elec: "WILL_NOT_REVIEW" }),
  validated: (from: ReadyDraft) => tasks.validated(from),
  "validated, matos ignoring": (from: ReadyDraft) =>
    tasks.reviewed(from, { humain: "APPROVED", matos: "WILL_NOT_REVIEW", elec: "APPROVED" }),
  "ready to assign": (from: ReadyDraft) => tasks.readyToAssign(from),
} satisfies Record<string, (from: ReadyDraft) => FestivalTask>;
type State = keyof typeof states;

/** `ok`, `reset` (the approvals are void), or why it is refused. */
type Outcome = string;
type Row = {
  does: Record<string, Operation>;
  in: Record<State, Outcome>;
  /** The draft that the sheet was. */
  from?: ReadyDraft;
};

const by = (teams: string) => `La FT a déjà été validée par ${teams}.`;
const humain = by("l'équipe humain");
const matos = by("l'équipe matos");
const matosAndElec = by("les équipes matos et elec");
const everybody = by("les équipes humain et matos et elec");
const humainAndElec = by("les équipes humain et elec");
const unhandled = "Cas non géré";
const noApproval = "La fiche tâche #1 n'a aucune approbation";

const closedByHumain: Row["in"] = {
  draft: "ok",
  "in review": "ok",
  "in review, humain approves": humain,
  "in review, matos approves": "ok",
  "in review, elec and matos approve": "ok",
  refused: "ok",
  "refused, humain approves": humain,
  "refused, matos approves": "ok",
  validated: unhandled,
  "validated, matos ignoring": unhandled,
  "ready to assign": unhandled,
};

const closedByAnyone: Row["in"] = {
  ...closedByHumain,
  "in review, matos approves": matos,
  "in review, elec and matos approve": matosAndElec,
  "refused, humain approves": "reset",
  "refused, matos approves": "reset",
  validated: everybody,
  "validated, matos ignoring": humainAndElec,
  "ready to assign": everybody,
};

const closedByMatos: Row["in"] = {
  ...closedByHumain,
  "in review, humain approves": "ok",
  "in review, matos approves": matos,
  "in review, elec and matos approve": matos,
  "refused, humain approves": "ok",
  "refused, matos approves": matos,
};

const table: Record<keyof typeof operations, Row> = {
  general: { does: operations.general, in: closedByHumain },
  people: { does: operations.people, in: closedByHumain },
  appointment: {
    does: operations.appointment,
    in: {
      ...closedByHumain,
      "refused, matos approves": "reset",
      validated: everybody,
      "validated, matos ignoring": humainAndElec,
      "ready to assign": everybody,
    },
  },
  content: { does: operations.content, in: closedByAnyone },
  initialisation: {
    does: operations.initialisation,
    in: closedByAnyone,
    from: draftWithoutInCharge,
  },
  newRequest: { does: operations.newRequest, in: closedByMatos },
  request: {
    does: operations.request,
    in: {
      ...closedByMatos,
      validated: matos,
      "validated, matos ignoring": "ok",
      "ready to assign": matos,
    },
  },
  drive: {
    does: operations.drive,
    in: {
      ...closedByHumain,
      draft: "Il n'est pas possible d'attribuer un lieu à une demande de matos dans une FT en brouillon",
      "in review, humain approves": "ok",
      "refused, humain approves": "ok",
      validated: "ok",
      "validated, matos ignoring": "ok",
      "ready to assign": "ok",
    },
  },
  force: {
    does: operations.force,
    in: {
      draft: "La fiche tâche #1 est en brouillon",
      "in review": noApproval,
      "in review, humain approves": "ok",
      "in review, matos approves": "ok",
      "in review, elec and matos approve": "ok",
      refused: noApproval,
      "refused, humain approves": "ok",
      "refused, matos approves": "ok",
      validated: "ok",
      "validated, matos ignoring": "ok",
      "ready to assign": "ok",
    },
  },
};

const cases = Object.values(table).flatMap(({ does, in: outcomes, from = fullDraft }) =>
  Object.entries(does).flatMap(([operation, change]) =>
    (Object.keys(states) as State[]).map((state) => ({
      operation,
      state,
      outcome: outcomes[state],
      change,
      ft: states[state](from),
    })),
  ),
);

describe("FT-40 Every operation in every state", () => {
  it.each(cases)("$operation, $state: $outcome", ({ outcome, change, ft }) => {
    if (outcome !== "ok" && outcome !== "reset") {
      expect(() => change(ft)).toThrow(refusal(outcome));
      return;
    }
    const after = change(ft);
    expect(after).not.toEqual(ft);
    expect(after.status).toBe(ft.status);
    expect(approversOf(after)).toEqual(outcome === "reset" ? [] : approversOf(ft));
    expect(after.history.some(({ action }) => action === "RESET_REVIEW")).toBe(outcome === "reset");
  });
});

describe("What the screen shows as closed", () => {
  it("nothing on a draft, nor before an approval", () => {
    expect(lockedSections(fullDraft)).toEqual({});
    expect(lockedSections(tasks.inReview())).toEqual({});
    expect(lockedSections(tasks.refusedBy(["humain", "matos"]))).toEqual({});
  });

  it("what each approval closes in review", () => {
    expect(lockedSections(tasks.approvedBy(["humain"]))).toEqual({
      general: ["humain"],
      people: ["humain"],
      appointment: ["humain"],
      instructions: ["humain"],
      mobilizations: ["humain"],
    });
    expect(lockedSections(tasks.approvedBy(["matos", "elec"], fullDraft))).toEqual({
      instructions: ["matos", "elec"],
      mobilizations: ["matos", "elec"],
      newRequests: ["matos"],
      requests: ["matos"],
    });
  });

  it("everything from the validation on", () => {
    const all = ["humain", "matos"];
    const everything = {
      general: all,
      people: all,
      appointment: all,
      instructions: all,
      mobilizations: all,
      newRequests: all,
      requests: ["matos"],
    };
    expect(lockedSections(tasks.validated())).toEqual(everything);
    expect(lockedSections(tasks.readyToAssign())).toEqual(everything);
  });

  it("who closes one section", () => {
    expect(lockersOf(tasks.approvedBy(["matos"]), "requests")).toEqual(["matos"]);
    expect(lockersOf(tasks.approvedBy(["matos"]), "people")).toEqual([]);
  });
});

describe("What the screen warns of before a reset", () => {
  const ft = tasks.refusedBy(
    ["humain"],
    tasks.readyDraft({ inquiries: [tasks.request(tasks.ladder), tasks.request(tasks.tape)] }),
    {
      matos: "APPROVED",
    },
  );

  it("the approvals that a change would make void", () => {
    expect(approvalsResetBy(ft, "instructions")).toEqual(["matos"]);
    expect(approvalsResetBy(ft, "mobilizations")).toEqual(["matos"]);
    expect(approvalsResetBy(ft, "appointment")).toEqual(["matos"]);
  });

  it("none where nothing is reset, or where the change is refused anyway", () => {
    expect(approvalsResetBy(ft, "general")).toEqual([]);
    expect(approvalsResetBy(ft, "requests")).toEqual([]);
    expect(approvalsResetBy(tasks.approvedBy(["matos"]), "instructions")).toEqual([]);
    const closed = tasks.refusedBy(["matos"], tasks.readyDraft(), { humain: "APPROVED" });
    expect(approvalsResetBy(closed, "appointment")).toEqual([]);
  });
});

describe("What a team's review is about", () => {
  it("the sections that its approval alone closes in review", () => {
    expect(sectionsReviewedBy("humain")).toEqual(["general", "people", "appointment"]);
    expect(sectionsReviewedBy("matos")).toEqual(["newRequests", "requests"]);
    expect(sectionsReviewedBy("elec")).toEqual([]);
  });
});
