import { feedbackFormSchema } from "@coulisses/shared-domain/contract/festival-events";
import type { HistoryAction } from "@coulisses/shared-domain/festival-event/history";
import { ofName } from "@coulisses/shared-domain/french/of-name";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { toWholeSecond } from "@coulisses/shared-domain/time/instant";
import { asItIs, formProblems } from "../form-problems";
import type { Numbering } from "../numbering";
import type { Json } from "../peer";
import { type PartTold, SHEET_OUT } from "./sheets-told";
import { importedSnapshot } from "./snapshot";

type PeerComment = { sheetId: number; author_id: number; content: string; published_at: Date };

/** Comments, the oldest first. Their author and instant name them. */
export function importedComments(
  comments: readonly PeerComment[],
  { report, table, sheets }: PartTold,
  ids: Numbering,
) {
  const sorted = [...comments].sort((a, b) => a.published_at.getTime() - b.published_at.getTime());
  return sorted.flatMap(({ sheetId, author_id: author, content, published_at: publishedAt }) => {
    const row = {
      key: `${String(sheetId)}/${String(author)}/${publishedAt.toISOString()}`,
      name: `${sheets.nameOf(sheetId)}, commentaire ${ofName(ids.personName(author))} du ${formatDateTime(publishedAt)}`,
    };
    const isEmpty = content.trim() === "";
    if (isEmpty || !sheets.isIn(sheetId)) {
      report.out(table, row, isEmpty ? "Commentaire vide" : SHEET_OUT);
      return [];
    }
    const problems = formProblems(feedbackFormSchema.shape.content, content);
    if (problems.length > 0) report.noted(table, row, asItIs(problems));
    return [{ sheetId, authorId: ids.person(author), content, publishedAt }];
  });
}

type PeerEvent = {
  sheetId: number;
  id: number;
  event: string;
  by: number;
  at: Date;
  context: string | null;
  snapshot: Json;
};

/** The texts of events that were written before the peer kept one. */
export type StandardTexts<Action extends HistoryAction> = Readonly<Record<Action, string>>;

/** Stands in a standard text for what was not kept. */
export const REASON_UNKNOWN = "raison inconnue";

type History<Action extends HistoryAction> = PartTold & {
  texts: StandardTexts<Action>;
  /** True where the same act by the same person in the same second is stored once. */
  isOnce: boolean;
};

/** The history of sheets, in its order there. */
export function importedHistory<Action extends HistoryAction, Sheet>(
  events: readonly PeerEvent[],
  { report, table, sheets, texts, isOnce }: History<Action>,
  ids: Numbering,
) {
  const known = new Set<string>();
  const refusalOf = ({ sheetId, event }: PeerEvent, act: string) => {
    if (!sheets.isIn(sheetId)) return SHEET_OUT;
    if (!(event in texts)) return `L'événement ${event} n'existe pas ici`;
    return isOnce && known.has(act) ? "Le même événement est déjà là, à la même seconde" : undefined;
  };
  return [...events]
    .sort((a, b) => a.id - b.id)
    .flatMap((one) => {
      const { sheetId, id, event, by, context, snapshot } = one;
      const at = toWholeSecond(one.at);
      const act = [sheetId, event, by, at].join("/");
      const refusal = refusalOf(one, act);
      if (refusal !== undefined) {
        const name = `${sheets.nameOf(sheetId)}, « ${context ?? (texts as Partial<Record<string, string>>)[event] ?? event} » ${ofName(ids.personName(by))} du ${formatDateTime(at)}`;
        report.out(table, { key: id, name }, refusal);
        return [];
      }
      known.add(act);
      const action = event as Action;
      return [
        {
          sheetId,
          id,
          action,
          byId: ids.person(by),
          at: new Date(at),
          description: context ?? texts[action],
          snapshot: importedSnapshot(snapshot, ids) as Sheet,
        },
      ];
    });
}
