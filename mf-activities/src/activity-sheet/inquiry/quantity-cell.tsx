import { type InquiryRequest, displayQuantity } from "@coulisses/shared-domain/festival-event/inquiry";
import { QuantityForm } from "@coulisses/shared-sheets/gear-request";
import { editRequest } from "../../api/edits/inquiry-edits";
import { useQuickWrite, useSheet } from "../sheet";

type Props = { request: InquiryRequest; editing: boolean; onDone: () => void };

export function QuantityCell({ request, editing, onDone }: Props) {
  const { inquiry } = useSheet().sheet;
  const write = useQuickWrite();
  if (!editing) return displayQuantity(request, inquiry.timeWindows.length);
  return (
    <QuantityForm
      label={`Quantité de ${request.name}`}
      quantity={request.quantity}
      onSave={(quantity) => write(editRequest(request.slug, quantity))}
      onDone={onDone}
    />
  );
}
