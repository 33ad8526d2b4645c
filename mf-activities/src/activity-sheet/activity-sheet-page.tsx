import {
  type FestivalActivity,
  festivalActivityReviewers,
} from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { useListFaReviewersQuery, useListFestivalActivitiesQuery } from "@coulisses/shared-auth";
import { CommentsSection } from "@coulisses/shared-sheets/comments";
import { SheetLayout, SheetPage, SheetSection } from "@coulisses/shared-sheets/page";
import { useCards } from "@coulisses/shared-pages/router";
import { ReviewQueue } from "@coulisses/shared-sheets/queue";
import { filterActivities } from "../activity-list/filter-activities";
import { readFilters } from "../activity-list/filters";
import { useGetFestivalActivityQuery, useListActivityReviewRequestsQuery } from "../api/activities-api";
import { comment } from "../api/edits/review-edits";
import { GeneralSection } from "./general/general-section";
import { InChargeSection } from "./in-charge/in-charge-section";
import { InquirySection } from "./inquiry/inquiry-section";
import { SecuritySection } from "./security/security-section";
import { SheetProvider, useNewComment, useSheet } from "./sheet";
import { SignaSection } from "./signa/signa-section";
import { sectionsOf } from "./summary/sections";
import { Summary } from "./summary/summary";
import { SupplySection } from "./supply/supply-section";

const filterBy = (activities: readonly FestivalActivityPreview[], list: URLSearchParams) =>
  filterActivities(activities, readFilters(list));

export default function ActivitySheetPage() {
  return (
    <ReviewQueue<FestivalActivityPreview>
      kind="FA"
      path="/fa"
      reviewers={festivalActivityReviewers}
      permission="validate-fa"
      useList={useListFestivalActivitiesQuery}
      useRequests={useListActivityReviewRequestsQuery}
      useRead={useGetFestivalActivityQuery}
      filter={filterBy}
    >
      <SheetPage<FestivalActivity>
        useRead={useGetFestivalActivityQuery}
        listPath="/fa"
        loadingText="Chargement de la fiche activité..."
      >
        {(activity) => (
          <SheetProvider sheet={activity}>
            <ActivitySheet />
          </SheetProvider>
        )}
      </SheetPage>
    </ReviewQueue>
  );
}

function ActivitySheet() {
  const { sheet, canWrite, isArchived } = useSheet();
  const { data: reviewers = [] } = useListFaReviewersQuery();
  const newComment = useNewComment(comment);
  const cards = useCards("activity");
  const sections = sectionsOf(sheet, cards);
  return (
    <SheetLayout
      title={`FA ${sheet.id} - ${sheet.general.name}`}
      reviewers={reviewers}
      header={<Summary sections={sections} />}
      contents={sections}
    >
      <GeneralSection />
      <InChargeSection />
      <SignaSection />
      <SecuritySection />
      <SupplySection />
      <InquirySection />
      <CommentsSection
        sheet={sheet}
        newComment={canWrite && newComment}
        journal={{ kind: "fa", id: sheet.id }}
      />
      {cards.map(({ key, name, title, show }) => (
        <SheetSection key={key} id={name} title={title} short>
          {show({ activityId: sheet.id, ...(isArchived && { isArchived }) })}
        </SheetSection>
      ))}
    </SheetLayout>
  );
}
