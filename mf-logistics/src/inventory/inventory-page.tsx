import { useCan } from "@coulisses/shared-auth";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { InventoryList } from "./inventory-list";

const ImportScreen = onDemand(() => import("./import/import-screen"));

export default function InventoryPage() {
  const canWrite = useCan("write-inventory");
  const [screen, show] = useState<"list" | "import" | "list again">("list");
  if (canWrite && screen === "import") return <ImportScreen onClose={() => show("list again")} />;
  return (
    <InventoryList isBack={screen === "list again"} {...(canWrite && { onReset: () => show("import") })} />
  );
}
