import { makeStyles, media, mergeClasses, useDocumentTitle } from "@coulisses/shared-ui/base";
import { useEffect } from "react";
import { CommentsSection } from "./comments/comments-section";
import { GeneralSection } from "./general/general-section";
import { InChargeSection } from "./in-charge/in-charge-section";
import { InquirySection } from "./inquiry/inquiry-section";
import { SecuritySection } from "./security/security-section";
import { useSheet } from "./sheet-context";
import { SignaSection } from "./signa/signa-section";
import { Summary } from "./summary/summary";
import { SupplySection } from "./supply/supply-section";
import { TasksSection } from "./tasks/tasks-section";
import { useCollapsed } from "./use-collapsed";

const useStyles = makeStyles({
  sheet: {
    display: "grid",
    gridTemplateColumns: "350px minmax(0, 1fr)",
    alignItems: "start",
    gap: "16px",
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  collapsed: { gridTemplateColumns: "140px minmax(0, 1fr)", [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  sections: { display: "flex", flexDirection: "column", gap: "16px", minWidth: 0 },
});

export function SheetLayout() {
  const styles = useStyles();
  const { activity } = useSheet();
  const [collapsed, collapse] = useCollapsed();
  useDocumentTitle(`FA ${activity.id} - ${activity.general.name}`);

  // The section that the address names was not there yet when the browser looked for it.
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <div className={mergeClasses(styles.sheet, collapsed && styles.collapsed)}>
      <Summary collapsed={collapsed} onCollapse={collapse} />
      <div className={styles.sections}>
        <GeneralSection />
        <InChargeSection />
        <SignaSection />
        <SecuritySection />
        <SupplySection />
        <InquirySection />
        <CommentsSection />
        <TasksSection />
      </div>
    </div>
  );
}
