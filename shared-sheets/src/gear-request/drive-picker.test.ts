import type { InquiryRequest } from "@coulisses/shared-domain/festival-event/inquiry";
import { drives, type Drive } from "@coulisses/shared-domain/festival-event/drive";
import { driveChoices } from "./drive-picker";

function request(slug: string, drive?: Drive): InquiryRequest {
  return { slug, name: slug, quantity: 1, isConsumable: false, ...(drive && { drive }) };
}

describe("the pick-up places proposed", () => {
  it("start with those already used in the table", () => {
    const choices = driveChoices([request("table", "QG Orga"), request("banc"), request("tente", "Magasin")]);
    expect(choices.slice(0, 3)).toEqual(["Magasin", "QG Orga", "Livré par l'équipe logistique"]);
    expect(new Set(choices)).toEqual(new Set(drives));
    expect(choices).toHaveLength(drives.length);
  });
});
