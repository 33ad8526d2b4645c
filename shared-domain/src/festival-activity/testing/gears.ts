import type { InquiryRequest, RequestedGear } from "../../festival-event/inquiry";

const gear = (name: string, slug: string, owner?: string): RequestedGear => ({
  slug,
  name,
  isConsumable: false,
  owner: owner === undefined ? undefined : { code: owner },
});

/** A gear of matos. */
export const table = gear("Table", "table", "matos");
/** Another gear of matos. */
export const chair = gear("Chaise", "chaise", "matos");
/** A gear of elec. */
export const cable = gear("Câble 20 m", "cable-20-m", "elec");
/** A gear of barrieres. */
export const barrier = gear("Barrière Vauban", "barriere-vauban", "barrieres");
/** A gear of a team without list of its own: it counts as matos's. */
export const banner = gear("Kakémono", "kakemono", "signa");

/** A request for two of a gear. */
export function request(
  { slug, name, isConsumable }: RequestedGear,
  details: Partial<InquiryRequest> = {},
): InquiryRequest {
  return { slug, name, isConsumable, quantity: 2, ...details };
}
