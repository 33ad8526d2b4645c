import { festivalServer, keptState } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { LoadingMark, LoadingRequest } from "@coulisses/shared-domain/loading/loading";
import { loadingMarkProblem } from "@coulisses/shared-domain/loading/note-marks";
import { cups, tables } from "@coulisses/shared-domain/loading/testing/samples";

/** Gear to load in memory, under the server's rules: tables for an activity and cups for a task. */
export function loadingServer() {
  const kept = keptState(() => ({
    requests: [tables, cups] as LoadingRequest[],
    marks: [] as LoadingMark[],
  }));
  const isKnown = ({ sheet, slug }: LoadingMark) =>
    kept.requests.some((one) => one.sheet.id === sheet.id && one.gear.slug === slug);
  const by = { id: noel.id, firstname: "Noël", lastname: "Ertsemud", nickname: null };
  const festival = festivalServer({
    loading: {
      read: () => ({ requests: kept.requests, marks: kept.marks.map((mark) => ({ ...mark, by })) }),
      note: ({ body: { marks } }) => {
        const now = new Date();
        const refused = marks.flatMap((mark) => {
          const message = loadingMarkProblem(mark, { isKnown: isKnown(mark), now });
          return message === undefined ? [] : [{ id: mark.id, message }];
        });
        const isRefused = (mark: LoadingMark) => refused.some(({ id }) => id === mark.id);
        kept.marks.push(...marks.filter((mark) => !isRefused(mark)));
        return { refused };
      },
    },
  });
  return { ...festival, kept };
}
