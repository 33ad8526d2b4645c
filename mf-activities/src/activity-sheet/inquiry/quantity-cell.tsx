import { ofName } from "@coulisses/shared-domain/french/of-name";
import {
  allRequests,
  type InquiryRequest,
  displayQuantity,
} from "@coulisses/shared-domain/festival-event/inquiry";
import { QuantityForm } from "@coulisses/shared-sheets/gear-request";
import { editRequest } from "../../api/edits/inquiry-edits";
import { useSheet } from "../sheet";

type Props = { request: InquiryRequest; editing: boolean; onDone: () => void };

export function QuantityCell({ request, editing, onDone }: Props) {
  const { sheet, sendForm } = useSheet();
  if (!editing) return displayQuantity(request, sheet.inquiry.timeWindows.length);
  return (
    <QuantityForm
      label={`Quantité ${ofName(request.name)}`}
      quantity={request.quantity}
      onSave={(quantity) =>
        sendForm(editRequest(request.slug, quantity), {
          theirs: ({ inquiry }) => allRequests(inquiry).find(({ slug }) => slug === request.slug)?.quantity,
        })
      }
      onDone={onDone}
    />
  );
}
