import { SheetLayout as Layout } from "@coulisses/shared-sheets/page";
import { CommentsSection } from "./comments-section";
import { GeneralSection } from "./general/general-section";
import { InChargeSection } from "./in-charge/in-charge-section";
import { InquirySection } from "./inquiry/inquiry-section";
import { SecuritySection } from "./security/security-section";
import { useSheet } from "./sheet";
import { SignaSection } from "./signa/signa-section";
import { Summary } from "./summary/summary";
import { SupplySection } from "./supply/supply-section";
import { TasksSection } from "./tasks/tasks-section";

export function SheetLayout() {
  const { sheet } = useSheet();
  return (
    <Layout title={`FA ${sheet.id} - ${sheet.general.name}`} summary={<Summary />}>
      <GeneralSection />
      <InChargeSection />
      <SignaSection />
      <SecuritySection />
      <SupplySection />
      <InquirySection />
      <CommentsSection />
      <TasksSection />
    </Layout>
  );
}
