import { answer, api, festivalServer, promisedStatus, read, refusal } from "@coulisses/shared-auth/testing";
import { http, HttpResponse, type JsonBodyType } from "msw";
import type { VersionedSheet } from "../edit/send-edit";

/** `parameters`: the values of the `:name` parts of the rule's path. */
export type SheetRule<Sheet> = (sheet: Sheet, body: never, parameters: string[]) => Sheet | Promise<Sheet>;

type Given<Sheet> = {
  /** `festival-tasks` */
  address: string;
  /** By method and path under a sheet: `DELETE mobilizations/:id`. */
  rules: Record<string, SheetRule<Sheet>>;
  previewOf: (sheet: Sheet) => unknown;
  isMine: (sheet: Sheet) => boolean;
  notFound: (id: number) => string;
  /** Further reads, by path. */
  reads: Record<string, () => unknown>;
  /** A kind of sheet made up for a test, which the contract does not know. */
  isMadeUp?: boolean;
};

const json = (answer: unknown) => HttpResponse.json(answer as JsonBodyType);

/** The backend of a test: real rules on sheets in memory, and the list of writes. */
export function sheetServer<Sheet extends VersionedSheet>(given: Given<Sheet>) {
  const { address, rules, previewOf, isMine, notFound, reads, isMadeUp = false } = given;
  const sheets = new Map<number, Sheet>();
  const writes: string[] = [];

  /** Another person's change, without a live event. */
  function change(id: number, edit: (sheet: Sheet) => Sheet) {
    const sheet = sheets.get(id);
    if (sheet) sheets.set(id, { ...edit(sheet), version: sheet.version + 1 });
  }

  async function write(request: Request, id: number, path: string) {
    const sheet = sheets.get(id);
    if (!sheet) return refusal(404, notFound(id));
    if (request.headers.get("If-Match") !== `"${sheet.version}"`) {
      return refusal(412, "La fiche a été modifiée entre-temps");
    }
    const { rule, parameters } = ruleFor(rules, `${request.method} ${path}`);
    const text = await request.text();
    writes.push(`${request.method} ${path} ${text}`);
    return answer(async () => {
      const body = (text === "" ? {} : JSON.parse(text)) as never;
      const changed = await rule(sheet, body, parameters);
      change(id, () => changed);
      return sheets.get(id);
    }, promisedStatus(request));
  }

  const handlers = [
    http.get(api(address), () => json([...sheets.values()].map(previewOf))),
    http.get(api(`${address}/mine`), () => json([...sheets.values()].filter(isMine).map(previewOf))),
    ...Object.entries(reads).map(([path, rule]) => read(path, rule)),
    http.get<{ id: string }>(api(`${address}/:id`), ({ params }) => {
      const sheet = sheets.get(Number(params.id));
      return sheet ? json(sheet) : refusal(404, "Oups 😬");
    }),
    http.delete<{ id: string }>(api(`${address}/:id`), ({ params }) => {
      sheets.delete(Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.patch<{ id: string }>(api(`${address}/:id`), ({ request, params }) =>
      write(request, Number(params.id), ""),
    ),
    http.all<{ id: string }>(api(`${address}/:id/*`), ({ request, params }) => {
      const [, path = ""] = new URL(request.url).pathname.split(`/${address}/${params.id}/`);
      return write(request, Number(params.id), path);
    }),
  ];
  const { server, plug, unplug } = festivalServer(handlers, { isMadeUp });

  beforeEach(() => {
    sheets.clear();
    writes.length = 0;
  });

  return {
    server,
    plug,
    unplug,
    /** The writes under sheets, as `PATCH general {"name":"Bal"}`. */
    writes,
    change,
    has: (...present: Sheet[]) => {
      for (const sheet of present) sheets.set(sheet.id, sheet);
    },
    sheet: (id: number) => sheets.get(id),
  };
}

function ruleFor<Sheet>(rules: Record<string, SheetRule<Sheet>>, asked: string) {
  for (const [pattern, rule] of Object.entries(rules)) {
    const found = new RegExp(`^${pattern.replaceAll(/:\w+/g, "([^/]+)")}$`).exec(asked);
    if (found) return { rule, parameters: found.slice(1).map(decodeURIComponent) };
  }
  throw new Error(`no rule for ${asked}`);
}
