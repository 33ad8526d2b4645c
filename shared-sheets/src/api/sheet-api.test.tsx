import { waitFor } from "@testing-library/react";
import { baseApi } from "@coulisses/shared-auth";
import { api, refusal, renderWithStore } from "@coulisses/shared-auth/testing";
import { notFound, refused } from "@coulisses/shared-domain/festival-error";
import { http, HttpResponse } from "msw";
import type { SheetEdit } from "../edit/send-edit";
import { sheetServer } from "../testing";
import { sheetApi } from "./sheet-api";
import { sheetWriter } from "./sheet-writer";
import { madeUpKind, madeUpRoutes, type MadeUpCalls } from "./testing/made-up-calls";

type Loan = { id: number; version: number; lender: string; gears: string[] };
type LoanRow = { id: number; lender: string };

const previewOf = ({ id, lender }: Loan): LoanRow => ({ id, lender });
const festival = sheetServer<Loan>({
  ...madeUpKind<Loan>("loans", {
    PATCH: (loan, { lender }: { lender: string }) => ({ ...loan, lender }),
    "POST /gears": (loan, { slug }: { slug: string }) => ({ ...loan, gears: [...loan.gears, slug] }),
    "POST /send-back": () => {
      throw refused("Le matos n'est pas encore rendu");
    },
  }),
  previewOf,
  isMine: ({ lender }) => lender === "Moi",
  notFound: (id) => notFound(`Le prêt ${id} n'existe pas`),
});

const loans = sheetApi<MadeUpCalls<Loan, LoanRow>>(madeUpRoutes("loans"), {
  tag: "Borrow",
  alsoShows: ({ gears }) => gears.map((_slug, place) => ({ type: "Gear", id: place })),
});
const loansApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listLoans: loans.list(build, "list"),
    listMyLoans: loans.list(build, "mine"),
    getLoan: loans.read(build),
    writeLoan: loans.write(build),
    removeLoan: loans.remove(build),
  }),
});
const { listLoans, listMyLoans, getLoan, removeLoan, writeLoan } = loansApi.endpoints;
const writer = sheetWriter({ list: listLoans, read: getLoan, write: writeLoan }, previewOf);

const tables: Loan = { id: 1, version: 1, lender: "La mairie", gears: ["table"] };
const rename = (lender: string): SheetEdit<Loan> => ({
  route: { method: "PATCH", path: "/loans/:id" },
  params: {},
  body: { lender },
  replaces: (loan) => loan.lender,
});
const post = (what: string, body?: unknown): SheetEdit<Loan> => ({
  route: { method: "POST", path: `/loans/:id/${what}` },
  params: {},
  body,
});
const add = (slug: string) => post("gears", { slug });

/** A screen that shows the list and the first loan. */
async function open() {
  festival.has(tables, { ...tables, id: 2, lender: "Moi" });
  const { store, messages } = renderWithStore(<></>, { access: { teams: [], permissions: ["write-fa"] } });
  const { dispatch, getState } = store;
  await Promise.all([
    dispatch(listLoans.initiate()).unwrap(),
    dispatch(listMyLoans.initiate()).unwrap(),
    dispatch(getLoan.initiate({ id: 1 })).unwrap(),
  ]);
  return {
    store,
    messages,
    loan: () => getLoan.select({ id: 1 })(getState()).data,
    rows: () => listLoans.select()(getState()).data,
    mine: () => listMyLoans.select()(getState()).data,
    write: (edit: SheetEdit<Loan>, displayed = tables) => dispatch(writer(edit, displayed)),
    readAgain: () => dispatch(getLoan.initiate({ id: 1 }, { forceRefetch: true })).unwrap(),
    remove: (id: number) => dispatch(removeLoan.initiate({ id, version: 1 })),
  };
}

describe("the calls of a kind of sheet", () => {
  it("read all, mine, and one whole sheet", async () => {
    const { loan, rows, mine } = await open();
    expect(rows()).toEqual([
      { id: 1, lender: "La mairie" },
      { id: 2, lender: "Moi" },
    ]);
    expect(mine()).toEqual([{ id: 2, lender: "Moi" }]);
    expect(loan()).toEqual(tables);
  });

  it("show what was written, in the sheet and in its row, without reading again", async () => {
    const { write, loan, rows } = await open();
    await expect(write(rename("La région"))).resolves.toMatchObject({ kind: "saved" });
    expect(loan()).toMatchObject({ lender: "La région", version: 2 });
    expect(rows()?.[0]).toEqual({ id: 1, lender: "La région" });
  });

  it("never let an older read replace a newer sheet", async () => {
    const { write, loan, readAgain } = await open();
    await write(rename("La région"));
    festival.has(tables);
    await readAgain();
    expect(loan()).toMatchObject({ lender: "La région", version: 2 });
  });

  it("send one edit at a time: the second knows the version that the first made", async () => {
    const { write, loan } = await open();
    const outcomes = await Promise.all([write(add("banc")), write(add("tente")), write(rename("La région"))]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["saved", "saved", "saved"]);
    expect(festival.writes).toEqual([
      'POST gears {"slug":"banc"}',
      'POST gears {"slug":"tente"}',
      'PATCH  {"lender":"La région"}',
    ]);
    expect(loan()).toMatchObject({ gears: ["table", "banc", "tente"], version: 4 });
  });

  it("take no edit of one's own for another person's, however fast it follows", async () => {
    const { write, loan } = await open();
    const edits = [rename("La région"), rename("Le département"), rename("L'État")];
    const outcomes = await Promise.all(edits.map((edit) => write(edit)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["saved", "saved", "saved"]);
    expect(loan()).toMatchObject({ lender: "L'État" });
  });

  it("nor take it for another's when the screen has yet to show the edit that was just saved", async () => {
    const { write, loan } = await open();
    await write(rename("La région"));
    await expect(write(rename("Le département"), tables)).resolves.toMatchObject({ kind: "saved" });
    expect(loan()).toMatchObject({ lender: "Le département" });
  });

  it("but see that another person has put back what one's own edit replaced", async () => {
    const { write, loan } = await open();
    await write(rename("La région"));
    const shown = loan();
    festival.change(1, (present) => ({ ...present, lender: tables.lender }));
    await expect(write(rename("Le département"), shown)).resolves.toMatchObject({ kind: "conflict" });
    expect(festival.sheet(1)?.lender).toBe(tables.lender);
  });

  it("but see another person's change between two of one's own", async () => {
    const { write } = await open();
    festival.change(1, (loan) => ({ ...loan, lender: "Le département" }));
    const outcomes = await Promise.all([write(add("banc")), write(rename("La région"))]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["saved", "conflict"]);
    expect(festival.sheet(1)?.lender).toBe("Le département");
  });

  it("leave another person's change in place: the person decides", async () => {
    const { write } = await open();
    festival.change(1, (loan) => ({ ...loan, lender: "Le département" }));
    await expect(write(rename("La région"))).resolves.toMatchObject({
      kind: "conflict",
      theirs: { lender: "Le département" },
    });
    expect(festival.sheet(1)?.lender).toBe("Le département");
  });

  it("hand a refusal over to the page, which shows it: no notice of their own", async () => {
    const { write, messages, loan } = await open();
    await expect(write(post("send-back"))).resolves.toEqual({
      kind: "refused",
      message: "Le matos n'est pas encore rendu",
    });
    expect(loan()).toEqual(tables);
    await waitFor(() => expect(messages()).toEqual([]));
  });

  it("go on writing after a write that met no network", async () => {
    const { write } = await open();
    festival.unplug();
    await expect(write(add("banc"))).resolves.toMatchObject({ kind: "refused" });
    festival.plug();
    await expect(write(add("banc"))).resolves.toMatchObject({ kind: "saved" });
  });

  it("remove a sheet from the list", async () => {
    const { remove, rows, store } = await open();
    await remove(2);
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(rows()).toEqual([{ id: 1, lender: "La mairie" }]);
  });

  it("leave it to the dialog to say why a removal is refused", async () => {
    const { remove, messages } = await open();
    festival.server.use(http.delete(api("loans/2"), () => refusal(409, "Ce prêt est en cours")));
    expect(await remove(2)).toMatchObject({ error: { status: 409, message: "Ce prêt est en cours" } });
    await waitFor(() => expect(messages()).toEqual([]));
  });
});

describe("a sheet that shows more than itself", () => {
  it("is read again when that changes", async () => {
    const { store, loan } = await open();
    festival.server.use(http.get(api("loans/1"), () => HttpResponse.json({ ...tables, lender: "Relue" })));
    store.dispatch(baseApi.util.invalidateTags([{ type: "Gear", id: 0 }]));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(loan()?.lender).toBe("Relue");
  });
});
