import {
  type FestivalTask,
  festivalTaskReviewers,
} from "@coulisses/shared-domain/festival-task/festival-task";
import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { CommentsSection } from "@coulisses/shared-sheets/comments";
import { SheetLayout, SheetPage } from "@coulisses/shared-sheets/page";
import { ReviewQueue } from "@coulisses/shared-sheets/queue";
import { comment } from "../api/edits/review-edits";
import {
  useGetFestivalTaskQuery,
  useListFestivalTasksQuery,
  useListTaskReviewRequestsQuery,
} from "../api/tasks-api";
import { filterTasks, readFilters } from "../task-list/filters";
import { useTaskReviewers } from "../api/use-task-reviewers";
import { ActivitySection } from "./activity/activity-section";
import { GeneralSection } from "./general/general-section";
import { InquirySection } from "./inquiry/inquiry-section";
import { InstructionsSection } from "./instructions/instructions-section";
import { MobilizationsSection } from "./mobilizations/mobilizations-section";
import { SheetProvider, useNewComment, useSheet } from "./sheet";
import { sectionsOf } from "./summary/sections";
import { Summary } from "./summary/summary";

const filterBy = (tasks: readonly FestivalTaskPreview[], list: URLSearchParams) =>
  filterTasks(tasks, readFilters(list));

export default function TaskSheetPage() {
  return (
    <ReviewQueue<FestivalTaskPreview>
      kind="FT"
      path="/ft"
      reviewers={festivalTaskReviewers}
      permission="validate-ft"
      useList={useListFestivalTasksQuery}
      useRequests={useListTaskReviewRequestsQuery}
      useRead={useGetFestivalTaskQuery}
      filter={filterBy}
    >
      <SheetPage<FestivalTask>
        useRead={useGetFestivalTaskQuery}
        listPath="/ft"
        loadingText="Chargement de la fiche tâche..."
      >
        {(task) => (
          <SheetProvider sheet={task}>
            <TaskSheet />
          </SheetProvider>
        )}
      </SheetPage>
    </ReviewQueue>
  );
}

function TaskSheet() {
  const { sheet, canWrite } = useSheet();
  const reviewers = useTaskReviewers();
  const newComment = useNewComment(comment);
  const sections = sectionsOf(sheet);
  return (
    <SheetLayout
      title={`FT ${sheet.id} - ${sheet.general.name}`}
      reviewers={reviewers}
      header={<Summary sections={sections} />}
      contents={sections}
    >
      <GeneralSection />
      <ActivitySection />
      <InquirySection />
      <InstructionsSection />
      <MobilizationsSection />
      <CommentsSection
        sheet={sheet}
        newComment={canWrite && newComment}
        journal={{ kind: "ft", id: sheet.id }}
      />
    </SheetLayout>
  );
}
