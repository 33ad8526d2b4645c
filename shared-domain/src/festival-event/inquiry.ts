import type { Drive } from "./drive";
import type { TimeWindow } from "./time-window";

/** The teams that provide gear, in the order in which their requests are shown. */
export const inquiryOwners = ["matos", "elec", "barrieres"] as const;
/** The code of a team that provides gear. */
export type InquiryOwner = (typeof inquiryOwners)[number];

/** A request for gear, of an activity or of a task. */
export type InquiryRequest = {
  /** The gear's slug: one request a gear. */
  slug: string;
  name: string;
  quantity: number;
  /** True when the gear is used up: the quantity is then needed once for each time window. */
  isConsumable: boolean;
  /** The place where the gear is fetched; absent until the owner sets it. */
  drive?: Drive;
};

/** The gear that an activity asks for, a list for each team that provides it. */
export type Inquiry = {
  timeWindows: TimeWindow[];
  gears: InquiryRequest[];
  electricity: InquiryRequest[];
  barriers: InquiryRequest[];
};

/** The gear that a request asks for, as the catalogue describes it; `owner` holds a team's code. */
export type RequestedGear = {
  slug: string;
  name: string;
  isConsumable: boolean;
  owner?: { code: string } | undefined;
};

/** The name of one team's list in an `Inquiry`. */
type InquiryList = "gears" | "electricity" | "barriers";

/** The list that holds the requests of a team. */
const listOf: Record<InquiryOwner, InquiryList> = {
  matos: "gears",
  elec: "electricity",
  barrieres: "barriers",
};

/** The team that provides a gear: matos unless its category belongs to elec or barrieres. */
export function inquiryOwnerOf(gear: Pick<RequestedGear, "owner">): InquiryOwner {
  const code = gear.owner?.code;
  return code === "elec" || code === "barrieres" ? code : "matos";
}

/** The requests that one team provides. */
export function requestsOf(inquiry: Inquiry, owner: InquiryOwner): InquiryRequest[] {
  return inquiry[listOf[owner]];
}

/** The requests of all three teams. */
export function allRequests({ gears, electricity, barriers }: Inquiry): InquiryRequest[] {
  return [...gears, ...electricity, ...barriers];
}

/** True when the section holds anything; FA-51 forbids to start it twice then. */
export function isInitialised(inquiry: Inquiry): boolean {
  return inquiry.timeWindows.length > 0 || allRequests(inquiry).length > 0;
}

/** The same inquiry with other requests for one team. */
export function withRequests(inquiry: Inquiry, owner: InquiryOwner, requests: InquiryRequest[]): Inquiry {
  return { ...inquiry, [listOf[owner]]: requests };
}

/** The quantity as screens show it; for consumables with the calculation of the total. */
export function displayQuantity(
  { quantity, isConsumable }: Pick<InquiryRequest, "quantity" | "isConsumable">,
  windowCount: number,
): string {
  if (!isConsumable || windowCount === 1) return `${quantity}`;
  return `${windowCount * quantity} (${windowCount} créneaux X ${quantity} demandes)`;
}
