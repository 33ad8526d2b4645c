import type { InquiryRequest, RequestedGear } from "../../festival-event/inquiry";

const gear = (name: string, slug: string, owner?: string): RequestedGear => ({
  slug,
  name,
  isConsumable: false,
  owner: owner === undefined ? undefined : { code: owner },
});

export const table = gear("Table", "table", "matos");
export const chair = gear("Chaise", "chaise", "matos");
export const cable = gear("Câble 20 m", "cable-20-m", "elec");
export const barrier = gear("Barrière Vauban", "barriere-vauban", "barrieres");
export const banner = gear("Kakémono", "kakemono", "signa");

export function request(
  { slug, name, isConsumable }: RequestedGear,
  details: Partial<InquiryRequest> = {},
): InquiryRequest {
  return { slug, name, isConsumable, quantity: 2, ...details };
}
