import { baseApi, endpointsOf, LIST, pathOf, type ArgumentsOf } from "@coulisses/shared-auth";
import type { AnswerOf, Call } from "@coulisses/shared-domain/contract/call";
import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import type { Route } from "@coulisses/shared-domain/routes/route";
import type { SheetEdit, VersionedSheet } from "../edit/send-edit";

type Build = Parameters<Parameters<typeof baseApi.injectEndpoints>[0]["endpoints"]>[0];
/** The calls that every kind of sheet has. */
type SheetCalls = Record<"read" | "add" | "remove", Call>;
type SheetOf<Area extends SheetCalls> = Extract<AnswerOf<Area["read"]>, VersionedSheet>;
/** One edit of a sheet, over the version that it was made on. */
export type SheetWrite<Sheet> = VersionedSheet & { edit: SheetEdit<Sheet> };

type SheetApiOptions<Area extends SheetCalls> = {
  /** The tag of the list (its id is LIST) and of each sheet (its id is the sheet's). */
  tag: LiveTag["type"];
  /** Tags of other things that a sheet shows, and is read again for. */
  alsoShows?: (sheet: SheetOf<Area>) => LiveTag[];
  /** Tags of other reads that show a new sheet. */
  alsoChanges?: (form: ArgumentsOf<Area["add"]>) => LiveTag[];
};

/**
 * The endpoints of one kind of sheet (FA, FT, purchase, loan), made of its calls: their routes from `routes`, their
 * types from the contract. The app injects them under names of its own and exports their hooks:
 *
 *     const borrows = sheetApi<typeof borrowCalls>(borrowRoutes, { tag: "Borrow" });
 *     endpoints: (build) => ({ listBorrows: borrows.list(build, "list"), getBorrow: borrows.read(build), … })
 */
export function sheetApi<Area extends SheetCalls>(
  routes: Record<keyof Area, Route>,
  { tag, alsoShows = () => [], alsoChanges = () => [] }: SheetApiOptions<Area>,
) {
  const listTag = { type: tag, id: LIST };
  const calls = endpointsOf<Area>(routes);

  return {
    /** Rows: all sheets, or those that wait for this person. */
    list: <Name extends keyof Area>(build: Build, name: Name) =>
      calls.query(build, name, { providesTags: [listTag] }),

    /** One whole sheet. */
    read: (build: Build) =>
      build.query<SheetOf<Area>, { id: number }>({
        query: ({ id }) => pathOf(routes.read, { id }),
        providesTags: (sheet, _error, { id }) => [{ type: tag, id }, ...(sheet ? alsoShows(sheet) : [])],
        // A read that crosses a write on the wire must not bring the older sheet back.
        merge: (known, answer) => (answer.version < known.version ? known : answer),
      }),

    /** Creates a sheet. Silent, as the form shows refusals. */
    create: (build: Build) =>
      calls.mutation(build, "add", {
        silent: true,
        invalidatesTags: (_created, _error, form) => [listTag, ...alsoChanges(form)],
      }),

    /** Sends one edit; the answer is the whole sheet. Silent, as the writer reports refusals to the page. */
    write: (build: Build) =>
      build.mutation<SheetOf<Area>, SheetWrite<SheetOf<Area>>>({
        query: ({ id, version, edit: { route, params, body } }) => ({
          url: pathOf(route, { ...params, id }),
          method: route.method,
          body,
          version,
        }),
        extraOptions: { silent: true },
      }),

    /** Silent, as the dialog shows refusals. */
    remove: (build: Build) => calls.mutation(build, "remove", { silent: true, invalidatesTags: [listTag] }),
  };
}
