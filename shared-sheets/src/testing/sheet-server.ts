import { lea } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { answersTo, festivalServer, handlerOf, keptRows, type Answers } from "@coulisses/shared-auth/testing";
import type { Call } from "@coulisses/shared-domain/contract/call";
import { type KeyEvent, reviewAskedAt } from "@coulisses/shared-domain/festival-event/history";
import type { FestivalError } from "@coulisses/shared-domain/festival-error";
import type { PresentPerson } from "@coulisses/shared-domain/presence/presence";
import type { VersionedSheet } from "../edit/send-edit";
import { commandHandlers, type SheetCommands, type Things } from "./command-handlers";

type Given<Sheet extends VersionedSheet> = SheetCommands<Sheet> & {
  calls: Record<"list" | "mine" | "read" | "remove", Call> &
    Partial<Record<"reviewRequests" | "present" | "absent" | "undo" | "lastEdit", Call>>;
  previewOf: (sheet: Sheet) => unknown;
  isMine: (sheet: Sheet) => boolean;
  notFound: (id: number) => FestivalError;
  /** The answers to further calls. */
  reads?: Answers;
  /** A kind of sheet made up for a test, which the contract does not know. */
  isMadeUp?: boolean;
};

/** The catalogues that a sheet's things are chosen in. */
const catalogues = ({ gears = [], locations = [], signages = [] }: Things): Answers => ({
  gear: { list: () => gears },
  location: { list: () => locations.map((place) => ({ ...place, version: 1, geoLocation: null })) },
  signage: { list: () => signages },
});

/** The last request for the review of a sheet, if there was one. */
function requestOf({ id, history = [] }: VersionedSheet & { history?: readonly KeyEvent[] }) {
  const askedAt = reviewAskedAt(history);
  return askedAt === undefined ? [] : [{ id, askedAt }];
}

/** The backend of a test: real rules on sheets in memory, and the list of writes. */
export function sheetServer<Sheet extends VersionedSheet>(given: Given<Sheet>) {
  const { calls, previewOf, isMine, notFound, things, reads = {}, isMadeUp = false } = given;
  const sheets = keptRows<Sheet>({ notFound, thing: "sheet" });
  const { undo, lastEdit } = calls;
  const writes: string[] = [];
  let editor: UserIdentity | undefined;
  let people: PresentPerson[] = [];
  beforeEach(() => {
    writes.length = 0;
    people = [];
    editor = undefined;
  });

  const festival = festivalServer(
    [
      handlerOf(calls.list, () => sheets.all().map(previewOf)),
      handlerOf(calls.mine, () => sheets.all().filter(isMine).map(previewOf)),
      ...(calls.reviewRequests
        ? [handlerOf(calls.reviewRequests, () => sheets.all().flatMap(requestOf))]
        : []),
      ...(calls.present ? [handlerOf(calls.present, () => people)] : []),
      ...(calls.absent ? [handlerOf(calls.absent, () => undefined)] : []),
      handlerOf(calls.read, sheets.answers.read),
      handlerOf(calls.remove, ({ id }: { id: number }) => void sheets.remove(id)),
      ...commandHandlers({
        ...given,
        sheets,
        undoCalls: undo && lastEdit && { undo, lastEdit },
        editor: () => editor,
        note: (write) => writes.push(write),
      }),
      ...answersTo({ ...catalogues(things), ...reads }),
    ],
    { isMadeUp },
  );
  return {
    ...festival,
    /** The writes under sheets, as `PATCH general {"name":"Bal"}`. */
    writes,
    /** Another person's change, without a live event. */
    change(...changed: Parameters<typeof sheets.change>) {
      editor = lea;
      return sheets.change(...changed);
    },
    /** The people who look at every sheet from now on. */
    letLook: (...others: PresentPerson[]) => void (people = others),
    has: sheets.has,
    all: sheets.all,
    sheet: sheets.row,
  };
}
