import { notFoundRefusal, refusal } from "../../testing/refusal";
import { addRequest, linkDrive, removeRequest, updateRequest } from "./requests";
import {
  draft,
  inReview,
  ladder,
  readyDraft,
  readyToAssign,
  refusedBy,
  request,
  reviewed,
  tape,
  validated,
} from "../testing/tasks";

describe("FT-26 Asking for gear once matos has ignored the sheet", () => {
  it("makes matos look again", () => {
    const ignored = reviewed(readyDraft(), {
      humain: "APPROVED",
      matos: "WILL_NOT_REVIEW",
      elec: "REVIEWING",
    });
    expect(addRequest(ignored, ladder, 1)).toMatchObject({
      status: "IN_REVIEW",
      reviews: { humain: "APPROVED", matos: "REVIEWING" },
      inquiries: [{ slug: "escabeau", quantity: 1 }],
    });
    const refused = refusedBy(["humain"], readyDraft(), { matos: "WILL_NOT_REVIEW" });
    expect(addRequest(refused, ladder, 1)).toMatchObject({
      status: "REFUSED",
      reviews: { humain: "REJECTED", matos: "REVIEWING" },
    });
  });

  it("leaves the other reviews of matos as they are", () => {
    expect(addRequest(refusedBy(["matos"]), ladder, 1).reviews.matos).toBe("REJECTED");
  });
});

describe("FT-45 A request", () => {
  const ft = draft({ inquiries: [request(ladder)] });

  it("is there once", () => {
    expect(() => addRequest(ft, ladder, 1)).toThrow(
      refusal("Une demande de matos existe déjà pour Escabeau"),
    );
    expect(addRequest(ft, tape, 3).inquiries).toEqual([request(tape, { quantity: 3 }), request(ladder)]);
  });

  it("is for gear that is lent for an occasion", () => {
    expect(() => addRequest(ft, { ...tape, isPonctualUsage: false }, 3)).toThrow(
      notFoundRefusal("Le matos recherché n'existe pas"),
    );
  });

  it("must exist to be changed, not to be removed", () => {
    expect(() => updateRequest(ft, tape, 3)).toThrow(
      notFoundRefusal("Il n'y a aucune demande de matos pour Scotch"),
    );
    expect(removeRequest(ft, tape.slug)).toEqual(ft);
    expect(removeRequest(ft, ladder.slug).inquiries).toEqual([]);
  });

  it("keeps its drive when its quantity changes", () => {
    const found = draft({ inquiries: [request(ladder, { drive: "Magasin" }), request(tape)] });
    expect(updateRequest(found, ladder, 9).inquiries).toEqual([
      request(ladder, { quantity: 9, drive: "Magasin" }),
      request(tape),
    ]);
  });
});

describe("FT-46 Where the gear is fetched", () => {
  const inquiries = [request(ladder), request(tape)];

  it("is not said in a draft", () => {
    expect(() => linkDrive(draft({ inquiries }), ladder.slug, "Magasin")).toThrow(
      refusal("Il n'est pas possible d'attribuer un lieu à une demande de matos dans une FT en brouillon"),
    );
  });

  it("is said at any time after", () => {
    for (const ft of [inReview, validated, readyToAssign]) {
      expect(linkDrive(ft(readyDraft({ inquiries })), tape.slug, "MdE").inquiries).toEqual([
        request(ladder),
        request(tape, { drive: "MdE" }),
      ]);
    }
  });

  it("needs a request", () => {
    expect(() => linkDrive(inReview(), ladder.slug, "Magasin")).toThrow(
      notFoundRefusal("Aucune demande de matos ne correspond"),
    );
  });
});
