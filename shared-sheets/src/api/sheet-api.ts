import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { baseApi, LIST, type AppStore, type NoArgument } from "@coulisses/shared-auth";
import type { SheetEdit, VersionedSheet } from "../edit/send-edit";
import { sheetWriter, type SheetWriter, type Thunk } from "./sheet-writer";

type Build = Parameters<Parameters<typeof baseApi.injectEndpoints>[0]["endpoints"]>[0];
type State = ReturnType<AppStore["getState"]>;
type SheetWrite<Sheet> = { id: number; version: number; edit: SheetEdit<Sheet> };

type SheetApiOptions<Sheet, Row> = {
  /** Where the list is; a sheet is under it: `festival-tasks`. */
  url: string;
  /** Of the list (its id is LIST) and of each sheet (its id is the sheet's). */
  tag: LiveTag["type"];
  /** The row of the list that shows this sheet, so that a write updates it without a request. */
  previewOf: (sheet: Sheet) => Row;
  /** What else a sheet shows, and must be read again for. */
  alsoShows?: (sheet: Sheet) => LiveTag[];
};

/** The names under which an app has injected the three endpoints that a write touches. */
type Names<List, Read, Write> = { list: List; read: Read; write: Write };

type Request<Answer> = Thunk<{ unwrap: () => Promise<Answer> }>;

/** The part of the app's api that the writer calls, under the app's own names. */
type WritableApi<Sheet, Row, List extends string, Read extends string, Write extends string> = {
  endpoints: Record<
    Read,
    {
      select: (id: number) => (state: State) => { data?: Sheet | undefined };
      initiate: (id: number, options: { forceRefetch: true; subscribe: false }) => Request<Sheet>;
    }
  > &
    Record<Write, { initiate: (write: SheetWrite<Sheet>) => Request<Sheet> }>;
  util: {
    updateQueryData: ((name: Read, id: number, change: (known: Sheet) => Sheet) => Thunk<unknown>) &
      ((name: List, none: undefined, change: (rows: Row[]) => Row[]) => Thunk<unknown>);
  };
};

/**
 * The calls of one kind of sheet (FA, FT, purchase, loan). The app injects the endpoints under
 * names of its own, exports their hooks, and gets its writer:
 *
 *     const borrows = sheetApi<Borrow, Borrow>({ url: "logistic/borrows", tag: "Borrow", previewOf });
 *     const borrowsApi = baseApi.injectEndpoints({
 *       overrideExisting: "throw",
 *       endpoints: (build) => ({ listBorrows: borrows.list(build), getBorrow: borrows.read(build), … }),
 *     });
 *     export const writeBorrow = borrows.writer(borrowsApi, { list: "listBorrows", read: "getBorrow", … });
 */
export function sheetApi<Sheet extends VersionedSheet, Row extends { id: number }>({
  url,
  tag,
  previewOf,
  alsoShows = () => [],
}: SheetApiOptions<Sheet, Row>) {
  const listTag = { type: tag, id: LIST };

  return {
    /** `GET url`: all the rows. */
    list: (build: Build) => build.query<Row[], NoArgument>({ query: () => url, providesTags: [listTag] }),

    /** `GET url/mine`: the rows that wait for this person. */
    mine: (build: Build) =>
      build.query<Row[], NoArgument>({ query: () => `${url}/mine`, providesTags: [listTag] }),

    /** `GET url/{id}`: one whole sheet. */
    read: (build: Build) =>
      build.query<Sheet, number>({
        query: (id) => `${url}/${id}`,
        providesTags: (sheet, _error, id) => [{ type: tag, id }, ...(sheet ? alsoShows(sheet) : [])],
        // A read that crossed a write on the wire must not bring the older sheet back.
        merge: (known, answer) => (answer.version < known.version ? known : answer),
      }),

    /** `POST url`; `alsoChanges` names what else shows the new sheet. Silent, for the form shows why it is refused. */
    create: <Form, Created>(build: Build, alsoChanges: (form: Form) => LiveTag[] = () => []) =>
      build.mutation<Created, Form>({
        query: (body) => ({ url, method: "POST", body }),
        extraOptions: { silent: true },
        invalidatesTags: (_created, _error, form) => [listTag, ...alsoChanges(form)],
      }),

    /** One edit; the answer is the whole sheet. Silent, for `writer` tells the page, which tells the person. */
    write: (build: Build) =>
      build.mutation<Sheet, SheetWrite<Sheet>>({
        query: ({ id, version, edit: { method, path, body } }) => ({
          url: path === "" ? `${url}/${id}` : `${url}/${id}/${path}`,
          method,
          body,
          version,
        }),
        extraOptions: { silent: true },
      }),

    /** `DELETE url/{id}`; silent, for the dialog that asks shows why it is refused. */
    remove: (build: Build) =>
      build.mutation<null, { id: number; version?: number }>({
        query: ({ id, version }) => ({ url: `${url}/${id}`, method: "DELETE", version }),
        extraOptions: { silent: true },
        invalidatesTags: [listTag],
      }),

    /** What `sheetOf` writes with: one edit at a time on a sheet; the answer replaces the sheet and its row. */
    writer: <List extends string, Read extends string, Write extends string>(
      api: WritableApi<Sheet, Row, List, Read, Write>,
      names: Names<List, Read, Write>,
    ): SheetWriter<Sheet> => {
      const read = api.endpoints[names.read];
      const write = api.endpoints[names.write];
      return sheetWriter<Sheet>({
        cached: (id) => (_dispatch, getState) => read.select(id)(getState()).data,
        send:
          ({ id, version }, edit) =>
          async (dispatch) => {
            const sheet = await dispatch(write.initiate({ id, version, edit })).unwrap();
            const preview = previewOf(sheet);
            dispatch(api.util.updateQueryData(names.read, id, () => sheet));
            dispatch(
              api.util.updateQueryData(names.list, undefined, (rows) =>
                rows.map((row) => (row.id === id ? preview : row)),
              ),
            );
            return sheet;
          },
        reload: (id) => (dispatch) =>
          dispatch(read.initiate(id, { forceRefetch: true, subscribe: false })).unwrap(),
      });
    },
  };
}
