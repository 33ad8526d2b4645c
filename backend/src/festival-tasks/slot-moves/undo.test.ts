import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { Answer } from "../../testing/calls";
import { useFestival } from "../../testing/festival";
import { again, hoursOf, moveOf, movedIn } from "../testing/moves";
import { inReview, pathOf, slot, taskIn } from "../testing/sheets";

const festival = useFestival();

const NOT_UNDOABLE = "Cette action ne peut plus être annulée";
let before: FestivalTask[];
let made: { sheets: { id: number; version: number }[] };
const undo = (caller = festival.as.organiser) => caller.post("/slot-moves/undo", { sheets: made.sheets });
const now = () => again(festival.as.organiser, before);
const named = (rank: number) => `FT #${String(before[rank]?.id)} - Monter le bar`;
const refusal = ({ status, message }: Answer) => [status, message];

beforeEach(async () => {
  const volunteers = [festival.ids.volunteer];
  before = [
    await inReview(festival, { volunteers, split: 2 }),
    await inReview(festival, { window: slot(14, 16) }),
  ];
  made = movedIn(await festival.as.organiser.post("/slot-moves", moveOf(before)));
});

describe("MV-6 undoing a move", () => {
  it("brings every slot back with its people and its split, once", async () => {
    const moved = await now();
    expect(movedIn(await undo()).slots).toBe(2);
    const back = await now();
    expect(hoursOf(back)).toEqual(hoursOf(before));
    expect(back.map(({ version }) => version)).toEqual(moved.map(({ version }) => version + 1));
    expect(refusal(await undo())).toEqual([
      409,
      `${named(0)} : ${NOT_UNDOABLE}\n${named(1)} : ${NOT_UNDOABLE}`,
    ]);
  });

  it("leaves alone what others changed elsewhere on the sheets", async () => {
    await festival.as.colleague.patch(`${pathOf(before[0] ?? { id: 0 })}/general`, { name: "Démonter" });
    movedIn(await undo());
    const back = await now();
    expect(hoursOf(back)).toEqual(hoursOf(before));
    expect(back[0]?.general.name).toBe("Démonter");
  });

  it("is refused as a whole once another person changed the slots of one sheet, who is named", async () => {
    const [, second] = await now();
    const path = `${pathOf(second ?? { id: 0 })}/mobilizations/${String(second?.mobilizations[0]?.id)}`;
    taskIn(await festival.as.colleague.patch(path, { ...slot(20, 22), durationSplitInHour: null }));
    const moved = await now();
    const answer = await undo();
    expect(answer.status).toBe(409);
    expect(answer.message).toMatch(
      /^FT #\d+ - Monter le bar : colleague .* a modifié les mobilisations depuis : ton action n'est pas annulée$/,
    );
    expect(await now()).toEqual(moved);
    // The first sheet still has what it kept.
    made = { sheets: made.sheets.slice(0, 1) };
    expect(movedIn(await undo()).slots).toBe(1);
  });

  it("is refused once the author changed a slot again", async () => {
    const [first] = await now();
    const path = `${pathOf(first ?? { id: 0 })}/mobilizations/${String(first?.mobilizations[0]?.id)}`;
    taskIn(await festival.as.organiser.patch(path, { ...slot(8, 10), durationSplitInHour: null }));
    expect(refusal(await undo())).toEqual([
      409,
      `${named(0)} : Un créneau a été modifié depuis : ton action n'est pas annulée`,
    ]);
  });

  it("is refused once an approval has closed a sheet", async () => {
    await festival.as.humain.post(`${pathOf(before[0] ?? { id: 0 })}/approve`, { team: "humain" });
    expect(refusal(await undo())).toEqual([
      409,
      `${named(0)} : La FT a déjà été validée par l'équipe humain.`,
    ]);
    expect(hoursOf(await now())).not.toEqual(hoursOf(before));
  });

  it("is the author's alone", async () => {
    expect((await undo(festival.as.colleague)).status).toBe(409);
    expect(movedIn(await undo()).slots).toBe(2);
  });

  it("is no undo of a single sheet's act, nor the other way round", async () => {
    const [first] = made.sheets;
    const single = await festival.as.organiser.post(`/festival-tasks/${String(first?.id)}/undo`, {
      version: first?.version,
    });
    expect(refusal(single)).toEqual([409, NOT_UNDOABLE]);
    const [, second] = await now();
    const contact = { contactId: festival.ids.humain };
    const path = `${pathOf(second ?? { id: 0 })}/instructions/contacts`;
    await festival.as.organiser.post(path, contact);
    const removed = taskIn(await festival.as.organiser.delete(`${path}/${String(contact.contactId)}`));
    made = { sheets: [{ id: removed.id, version: removed.version }] };
    expect(refusal(await undo())).toEqual([409, `${named(1)} : ${NOT_UNDOABLE}`]);
  });
});
