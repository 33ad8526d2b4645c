import { PageToCome } from "@coulisses/shared-ui/base";

export default function BorrowListPage() {
  return <PageToCome title="Fiches Emprunt" />;
}
