import { storedText } from "../testing";
import { afterAnswer, changeEntries, isWaiting, outbox } from "./outbox";

type Note = { id: string; room: string; refusal?: string };
const box = outbox<Note>({
  name: "notes",
  isEntry: (value): value is Note => typeof (value as Partial<Note> | null)?.room === "string",
  goTogether: (first, other) => first.room === other.room,
});
const note = (id: string, room = "bar", refusal?: string): Note => ({
  id,
  room,
  ...(refusal !== undefined && { refusal }),
});
const ids = (notes: readonly Note[]) => notes.map(({ id }) => id);

describe("What a device keeps until the server has answered", () => {
  it("is read as it was written, and nothing is kept of none", () => {
    const place = box.kept.of(1);
    changeEntries(box, place, () => [note("a"), note("b", "stage", "Trop tard")]);
    expect(box.entriesOf(place.read())).toEqual([note("a"), note("b", "stage", "Trop tard")]);
    changeEntries(box, place, () => []);
    expect(place.text()).toBeUndefined();
  });

  it.each([undefined, 3, "", {}, [{ id: 1 }], [null]])("is none in %j", (value) => {
    localStorage.setItem("coulisses:1:notes", storedText(value));
    expect(box.entriesOf(box.kept.of(1).read())).toEqual([]);
  });

  it("leaves in batches of what goes together, in its order, without what was refused", () => {
    expect(ids(box.nextBatch([note("a"), note("b", "stage"), note("c", "bar", "Non"), note("d")]))).toEqual([
      "a",
      "d",
    ]);
    expect(box.nextBatch([note("c", "bar", "Non")])).toEqual([]);
    expect(box.nextBatch(Array.from({ length: 250 }, (_, rank) => note(String(rank))))).toHaveLength(200);
  });

  it("goes once it is answered; what was refused stays, and so does what was noted meanwhile", () => {
    const [sent, refused, later] = [note("a"), note("b"), note("c")];
    const left = afterAnswer([sent, refused, later], [sent, refused], (id) =>
      id === "b" ? "Non" : undefined,
    );
    expect(left).toEqual([{ ...refused, refusal: "Non" }, later]);
    expect(left.map(isWaiting)).toEqual([false, true]);
  });
});
