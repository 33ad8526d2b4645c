import type { InquiryRequest } from "./festival-activity";

/** What is consumed is needed again at each window; the text says how the total comes about. */
export function displayQuantity(
  { quantity, isConsumable }: Pick<InquiryRequest, "quantity" | "isConsumable">,
  windowCount: number,
): string {
  if (!isConsumable || windowCount === 1) return `${quantity}`;
  return `${windowCount * quantity} (${windowCount} créneaux X ${quantity} demandes)`;
}
