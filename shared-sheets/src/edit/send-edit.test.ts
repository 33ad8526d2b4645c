import type { activityCalls, activitySectionCalls } from "@coulisses/shared-domain/contract/activity-calls";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { draft, lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { activityRoutes, activitySectionRoutes } from "@coulisses/shared-domain/routes/activity";
import { editsOf } from "./edits-of";
import { sendEdit, type SheetEdit, type Wire } from "./send-edit";

const edit = editsOf<typeof activitySectionCalls, FestivalActivity>(activitySectionRoutes);
const review = editsOf<typeof activityCalls, FestivalActivity>(activityRoutes);
const editName = (name: string) =>
  edit("changeGeneral", { body: { name } }, { replaces: ({ general }) => general.name });
const addTimeWindow = edit("addTimeWindow", {
  body: { start: "2026-05-15T10:00:00.000Z", end: "2026-05-15T12:00:00.000Z" },
});
const approve = review(
  "approve",
  { body: { team: "humain" } },
  { replaces: ({ general, inCharge }) => ({ general, inCharge }) },
);

const base = { ...draft(), version: 3 };
const stale = { failure: { status: 412, message: "La fiche a changé" } };

function named(name: string, version: number) {
  return { ...draft({ general: { name } }), version };
}

/** A server whose sheet stands at `present`. */
function server(present = base) {
  const sent: number[] = [];
  const wire: Wire<FestivalActivity> = {
    send: (_, { version }) => {
      sent.push(version);
      return Promise.resolve(
        version === present.version ? { sheet: { ...present, version: version + 1 } } : stale,
      );
    },
    reload: () => Promise.resolve({ sheet: present }),
  };
  return { sent, wire };
}

/** Writes while looking at `seen`, when `present` is the latest known. */
function write(
  edit: SheetEdit<FestivalActivity>,
  seen: FestivalActivity,
  present: FestivalActivity,
  wire: Wire<FestivalActivity>,
) {
  return sendEdit(edit, edit.replaces?.(seen), present, wire);
}

describe("writing on a sheet that others edit", () => {
  it("sends the version that the person was looking at", async () => {
    const { sent, wire } = server();
    await expect(write(editName("Quiz"), base, base, wire)).resolves.toMatchObject({
      kind: "saved",
    });
    expect(sent).toEqual([3]);
  });

  it("sends again, quietly, when another editor changed another field", async () => {
    const moved = { ...draft({ inCharge: { adherent: lea } }), version: 5 };
    const { sent, wire } = server(moved);
    await expect(write(editName("Quiz"), base, base, wire)).resolves.toMatchObject({
      kind: "saved",
    });
    expect(sent).toEqual([3, 5]);
  });

  it("asks the person when another editor changed the same field", async () => {
    const theirs = named("Cluedo géant", 4);
    const { sent, wire } = server(theirs);
    await expect(write(editName("Quiz"), base, base, wire)).resolves.toEqual({
      kind: "conflict",
      theirs,
    });
    expect(sent).toEqual([3]);
  });

  it("does not even send what would overwrite a change that has already arrived", async () => {
    const theirs = named("Cluedo géant", 4);
    const { sent, wire } = server(theirs);
    await expect(write(editName("Quiz"), base, theirs, wire)).resolves.toMatchObject({
      kind: "conflict",
    });
    expect(sent).toEqual([]);
  });

  it("always adds: an addition undoes nobody's work", async () => {
    const { wire } = server(named("Cluedo géant", 9));
    await expect(write(addTimeWindow, base, base, wire)).resolves.toMatchObject({ kind: "saved" });
  });

  it("never approves what the reviewer has not read", async () => {
    const { wire } = server(named("Cluedo géant", 4));
    await expect(write(approve, base, base, wire)).resolves.toMatchObject({
      kind: "conflict",
    });
  });

  it("hands a refusal over as it is", async () => {
    const wire: Wire<FestivalActivity> = {
      send: () => Promise.resolve({ failure: { status: 409, message: "La FA a déjà été validée" } }),
      reload: () => Promise.reject(new Error("no need")),
    };
    await expect(write(editName("Quiz"), base, base, wire)).resolves.toEqual({
      kind: "refused",
      message: "La FA a déjà été validée",
    });
  });

  it("gives up, without writing, on a sheet that never stands still", async () => {
    let version = 3;
    const wire: Wire<FestivalActivity> = {
      send: () => Promise.resolve(stale),
      reload: () => Promise.resolve({ sheet: { ...base, version: (version += 1) } }),
    };
    await expect(write(editName("Quiz"), base, base, wire)).resolves.toMatchObject({
      kind: "refused",
    });
  });
});
