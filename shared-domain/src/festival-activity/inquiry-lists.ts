import type { Inquiry, InquiryOwner, InquiryRequest } from "./festival-activity";

/** The gear that a request asks for, as the catalogue describes it. */
export type RequestedGear = {
  slug: string;
  name: string;
  isConsumable: boolean;
  owner?: { code: string } | undefined;
};

export type InquiryList = "gears" | "electricity" | "barriers";

export const listOf: Record<InquiryOwner, InquiryList> = {
  matos: "gears",
  elec: "electricity",
  barrieres: "barriers",
};

/** The team that provides a gear: matos unless its category belongs to elec or barrieres. */
export function inquiryOwnerOf(gear: Pick<RequestedGear, "owner">): InquiryOwner {
  const code = gear.owner?.code;
  return code === "elec" || code === "barrieres" ? code : "matos";
}

export function requestsOf(inquiry: Inquiry, owner: InquiryOwner): InquiryRequest[] {
  return inquiry[listOf[owner]];
}

export function allRequests({ gears, electricity, barriers }: Inquiry): InquiryRequest[] {
  return [...gears, ...electricity, ...barriers];
}

export function isInitialised(inquiry: Inquiry): boolean {
  return inquiry.timeWindows.length > 0 || allRequests(inquiry).length > 0;
}

export function withRequests(inquiry: Inquiry, owner: InquiryOwner, requests: InquiryRequest[]): Inquiry {
  return { ...inquiry, [listOf[owner]]: requests };
}
