import { baseApi } from "@coulisses/shared-auth";
import { act, noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { notFound, refused } from "@coulisses/shared-domain/festival-error";
import { addFeedback, type Feedback } from "@coulisses/shared-domain/festival-event/feedback";
import { seededTeams } from "@coulisses/shared-domain/people/seeded-teams";
import { CheckboxField } from "@coulisses/shared-ui/form";
import { WithSaveState } from "@coulisses/shared-ui/form";
import { sheetApi, sheetWriter } from "../../api";
import { madeUpKind, madeUpRoutes, type MadeUpCalls } from "../../api/testing/made-up-calls";
import { CommentsSection } from "../../comments";
import type { SheetEdit } from "../../edit";
import { SheetHeader, SheetLayout, SheetSection, type SectionProgress } from "../../page";
import { TeamLock, useReviewActions } from "../../review";
import { sheetServer } from "../../testing";
import { DraftTextField, type SheetText } from "../../text";
import { sheetOf } from "../sheet-of";

/** A small sheet with one of everything that sheets share: a text, a switch, reviews and comments. */
export type Stand = {
  id: number;
  version: number;
  name: string;
  open: boolean;
  approvedBy: string[];
  feedbacks: Feedback[];
};

const previewOf = ({ id, name }: Stand) => ({ id, name });
/** The fake server of stands. */
export const festival = sheetServer<Stand>({
  ...madeUpKind<Stand>("stands", {
    PATCH: (stand, change: Partial<Stand>) => ({ ...stand, ...change }),
    "POST /approve": (stand, { team }: { team: string }) => ({
      ...stand,
      approvedBy: [...stand.approvedBy, team],
    }),
    "POST /reject": () => {
      throw refused("Le stand est déjà rejeté");
    },
    "POST /feedbacks": (stand, { content }: { content: string }) => addFeedback(stand, { content, ...act }),
  }),
  previewOf,
  isMine: () => false,
  notFound: (id) => notFound(`Le stand ${id} n'existe pas`),
});

const stands = sheetApi<MadeUpCalls<Stand, { id: number; name: string }>>(madeUpRoutes("stands"), {
  tag: "FestivalActivity",
});
/** The endpoints of stands. */
export const standsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listStands: stands.list(build, "list"),
    getStand: stands.read(build),
    writeStand: stands.write(build),
  }),
});
const { listStands, getStand, writeStand } = standsApi.endpoints;
/** The sheet hooks of stands. */
export const { SheetProvider, useSheet, useLock, useSheetText, useQuickValue, useNewComment } = sheetOf({
  name: "stand",
  permission: "write-fa",
  lockedSections: ({ approvedBy }: Stand) => (approvedBy.length > 0 ? { general: approvedBy } : {}),
  writer: sheetWriter({ list: listStands, read: getStand, write: writeStand }, previewOf),
});

const patch = (body: Partial<Stand>): SheetEdit<Stand> => ({
  route: { method: "PATCH", path: "/stands/:id" },
  params: {},
  body,
});
const post = (what: string, body: unknown): SheetEdit<Stand> => ({
  route: { method: "POST", path: `/stands/:id/${what}` },
  params: {},
  body,
});
const nameText: SheetText<Stand> = {
  key: "name",
  read: ({ name }) => name,
  edit: (name) => patch({ name }),
  problem: (name) => (name.trim() === "" ? "Un nom est nécessaire" : undefined),
};
const edits = {
  approve: (team: string) => ({ ...post("approve", { team }), replaces: ({ name }: Stand) => name }),
  reject: (team: string, reason: string) => post("reject", { team, reason }),
};

const sections: SectionProgress[] = [
  { id: "general", title: "Général", state: { kind: "missing", reasons: ["Un lieu est nécessaire"] } },
  { id: "feedback", title: "Commentaires" },
];

function Header() {
  const { sheet, write, sendForm } = useSheet();
  const { actions, dialog } = useReviewActions({
    kind: "FA",
    verdicts: [{ team: "humain", isAwaited: true, canApprove: true, canReject: true }],
    write,
    sendForm,
    edits,
  });
  return (
    <SheetHeader
      number={`Stand n°${sheet.id}`}
      name={sheet.name}
      status="IN_REVIEW"
      inCharge={{ label: "Responsable", person: noel }}
      team={null}
      reviews={undefined}
      sections={sections}
      actions={actions}
    >
      {dialog}
    </SheetHeader>
  );
}

/** The page of a stand. */
export function StandSheet() {
  const { sheet, canWrite } = useSheet();
  const { teams, readOnly } = useLock("general");
  const newComment = useNewComment((comment) => post("feedbacks", comment));
  const [isOpen, setOpen, saving] = useQuickValue(sheet.open, (open: boolean) => ({
    ...patch({ open }),
    replaces: (stand: Stand) => stand.open,
  }));
  return (
    <SheetLayout title={`Stand ${sheet.id}`} reviewers={seededTeams} header={<Header />} contents={sections}>
      <SheetSection id="general" title="Général" lock={<TeamLock teams={teams} />}>
        <DraftTextField label="Nom du stand" field={useSheetText(nameText)} readOnly={readOnly} />
        <WithSaveState {...saving}>
          <CheckboxField label="Ouvert au public" checked={isOpen} disabled={readOnly} onChange={setOpen} />
        </WithSaveState>
      </SheetSection>
      <CommentsSection sheet={{ ...sheet, history: [] }} newComment={canWrite && newComment} />
    </SheetLayout>
  );
}
