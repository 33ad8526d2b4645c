import { PageToCome } from "@coulisses/shared-ui/base";

export default function TransactionsPage() {
  return <PageToCome title="Transactions" />;
}
