import { useCan } from "@coulisses/shared-auth";
import type { SheetAction } from "@coulisses/shared-sheets/review";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type ReactNode, useState } from "react";
import { useSheet } from "../sheet";

const RestartDialog = onDemand(() => import("../../restart/restart-dialog"));

/** The only action on an archived activity: a new one begins as it; absent once that has happened. */
export function useRestart(): { actions: SheetAction[]; dialog: ReactNode } {
  const { sheet, isArchived } = useSheet();
  const mayCreate = useCan("write-fa");
  const [isOpen, setOpen] = useState(false);
  if (!mayCreate || !isArchived || sheet.edition?.next) return { actions: [], dialog: null };
  return {
    actions: [{ label: "Repartir de cette FA…", icon: "copy", forward: true, onSelect: () => setOpen(true) }],
    dialog: isOpen && <RestartDialog ids={[sheet.id]} onClose={() => setOpen(false)} />,
  };
}
