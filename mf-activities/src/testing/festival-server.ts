import type { EventDate } from "@coulisses/shared-domain/contract/configuration";
import { approve } from "@coulisses/shared-domain/festival-activity/approve";
import { requestReview } from "@coulisses/shared-domain/festival-activity/ask-for-review";
import { addFeedback } from "@coulisses/shared-domain/festival-event/feedback";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { addTimeWindow, updateGeneral } from "@coulisses/shared-domain/festival-activity/general";
import { updateInCharge } from "@coulisses/shared-domain/festival-activity/in-charge";
import { addRequest } from "@coulisses/shared-domain/festival-activity/inquiry-requests";
import { previewOf } from "@coulisses/shared-domain/festival-activity/preview";
import { reject } from "@coulisses/shared-domain/festival-activity/reject";
import { updateSecurity } from "@coulisses/shared-domain/festival-activity/security";
import { updateSigna } from "@coulisses/shared-domain/festival-activity/signa";
import { act, lea, mainStage, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { festivalActivityReviewers } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { http, HttpResponse, type JsonBodyType } from "msw";
import { setupServer } from "msw/node";

const api = (path: string) => `*/api/${path}`;
const refusal = (status: number, message: string) =>
  HttpResponse.json({ statusCode: status, error: "Refus", message }, { status });

const festivalStart: EventDate = { start: "2026-05-15T16:00:00.000Z" };
const table = { id: 1, name: "Table", slug: "table", isPonctualUsage: true, isConsumable: false };

type Rule = (sheet: FestivalActivity, body: never) => FestivalActivity;

const rules: Record<string, Rule> = {
  "PATCH general": updateGeneral,
  "POST general/time-windows": addTimeWindow,
  "PATCH in-charge": (sheet, { team }: { team: string }) => updateInCharge(sheet, { team }),
  "PATCH signa": (sheet) => updateSigna(sheet, { location: mainStage }),
  "PATCH security": updateSecurity,
  "POST inquiry/requests": (sheet, { quantity }: { quantity: number }) => addRequest(sheet, table, quantity),
  "POST feedbacks": (sheet, { content }: { content: string }) => addFeedback(sheet, { content, ...act }),
  "POST ask-for-review": (sheet) => requestReview(sheet, act).festivalActivity,
  "POST approve": (sheet, body: Parameters<typeof approve>[1]) => approve(sheet, { ...body, ...act }),
  "POST reject": (sheet, body: Parameters<typeof reject>[1]) => reject(sheet, { ...body, ...act }),
};

/** The backend of a test: real rules on sheets in memory, and all that was written. */
export function festivalServer() {
  const sheets = new Map<number, FestivalActivity>();
  const writes: string[] = [];

  /** Somebody else's change: nobody is told but the next who asks. */
  function change(id: number, edit: (sheet: FestivalActivity) => FestivalActivity) {
    const sheet = sheets.get(id);
    if (sheet) sheets.set(id, { ...edit(sheet), version: sheet.version + 1 });
  }

  async function write(request: Request, id: number, path: string) {
    const sheet = sheets.get(id);
    if (!sheet) return refusal(404, `La fiche activité #${id} n'a pas été trouvée`);
    if (request.headers.get("If-Match") !== `"${sheet.version}"`) {
      return refusal(412, "La fiche a été modifiée entre-temps");
    }
    const rule = rules[`${request.method} ${path}`];
    if (!rule) throw new Error(`no rule for ${request.method} ${path}`);
    const text = await request.text();
    writes.push(`${request.method} ${path} ${text}`);
    try {
      change(id, (present) => rule(present, (text === "" ? {} : JSON.parse(text)) as never));
    } catch (error) {
      if (error instanceof FestivalError) return refusal(409, error.message);
      throw error;
    }
    return HttpResponse.json(sheets.get(id) as JsonBodyType);
  }

  const read = (path: string, answer: () => unknown) =>
    http.get(api(path), () => HttpResponse.json(answer() as JsonBodyType));
  const isReviewer = ({ code }: { code: string }) => festivalActivityReviewers.some((team) => team === code);

  const server = setupServer(
    read("festival-activities", () => [...sheets.values()].map(previewOf)),
    read("festival-activities/mine", () =>
      [...sheets.values()].filter(({ inCharge }) => inCharge.adherent.id === noel.id).map(previewOf),
    ),
    read("teams", () => seededTeams),
    read("teams/fa-reviewers", () => seededTeams.filter(isReviewer)),
    read("users/adherents", () => [noel, lea]),
    read("users/me", () => ({ ...noel, teams: [], permissions: [] })),
    read("configuration", () => [{ key: "eventDate", value: festivalStart }]),
    read("locations", () => [{ ...mainStage, geoLocation: null }]),
    read("signages", () => []),
    read("logistic/gears", () => [table]),
    http.get<{ id: string }>(api("festival-activities/:id"), ({ params }) => {
      const sheet = sheets.get(Number(params.id));
      return sheet ? HttpResponse.json(sheet as JsonBodyType) : refusal(404, "Oups 😬");
    }),
    http.delete<{ id: string }>(api("festival-activities/:id"), ({ params }) => {
      sheets.delete(Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.all<{ id: string }>(api("festival-activities/:id/*"), ({ request, params }) => {
      const [, path = ""] = new URL(request.url).pathname.split(`/festival-activities/${params.id}/`);
      return write(request, Number(params.id), path);
    }),
  );

  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  beforeEach(() => {
    sheets.clear();
    writes.length = 0;
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return {
    server,
    writes,
    change,
    has: (...given: FestivalActivity[]) => {
      for (const sheet of given) sheets.set(sheet.id, sheet);
    },
    sheet: (id: number) => sheets.get(id),
    /** From now on, every call fails as when the network is gone; answers how many have. */
    unplug: () => {
      let calls = 0;
      server.use(
        http.all(api("*"), () => {
          calls += 1;
          return HttpResponse.error();
        }),
      );
      return () => calls;
    },
    plug: () => server.resetHandlers(),
  };
}
