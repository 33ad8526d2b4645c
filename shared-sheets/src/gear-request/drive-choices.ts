import type { InquiryRequest } from "@coulisses/shared-domain/festival-event/inquiry";
import { drives, type Drive } from "@coulisses/shared-domain/festival-event/drive";

/** Every drive, those already used in this table first: one usually fetches from few places. */
export function driveChoices(requests: readonly InquiryRequest[]): Drive[] {
  const used = new Set(requests.map(({ drive }) => drive));
  return [...drives.filter((drive) => used.has(drive)), ...drives.filter((drive) => !used.has(drive))];
}
