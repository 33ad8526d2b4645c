import { CommentsSection } from "@coulisses/shared-sheets/comments";
import { SheetLayout as Layout } from "@coulisses/shared-sheets/page";
import { ActivitySection } from "./activity/activity-section";
import { GeneralSection } from "./general/general-section";
import { InquirySection } from "./inquiry/inquiry-section";
import { InstructionsSection } from "./instructions/instructions-section";
import { MobilizationsSection } from "./mobilizations/mobilizations-section";
import { useNewComment, useSheet } from "./sheet";
import { Summary } from "./summary/summary";

export function SheetLayout() {
  const { sheet, canWrite } = useSheet();
  const newComment = useNewComment();
  return (
    <Layout title={`FT ${sheet.id} - ${sheet.general.name}`} summary={<Summary />}>
      <GeneralSection />
      <ActivitySection />
      <InquirySection />
      <InstructionsSection />
      <MobilizationsSection />
      <CommentsSection sheet={sheet} newComment={canWrite && newComment} />
    </Layout>
  );
}
