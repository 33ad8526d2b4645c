import { PageToCome } from "@coulisses/shared-ui/base";

export default function BorrowSheetPage() {
  return <PageToCome title="Fiche Emprunt" />;
}
