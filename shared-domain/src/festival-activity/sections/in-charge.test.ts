import { notFoundRefusal, refusal } from "../../testing/refusal";
import { addContractor, removeContractor, updateContractor, updateInCharge } from "./in-charge";
import { approvedBy, draft, inReview, lea, noel } from "../testing/activities";

const form = { firstname: "Jean", lastname: "Bon", phone: "0478000000" };
const jean = { id: 1, ...form, email: null, company: null, comment: null };

describe("FA-40 Who is in charge", () => {
  it("changes field by field", () => {
    expect(updateInCharge(draft(), { adherent: lea }).inCharge).toMatchObject({
      adherent: lea,
      team: null,
    });
    expect(updateInCharge(inReview(), { team: "bar" }).inCharge).toMatchObject({
      adherent: noel,
      team: "bar",
    });
  });

  it("is closed once humain has approved, contractors included", () => {
    const closed = refusal("La FA a déjà été validée par l'équipe humain.");
    const fa = approvedBy(["humain"]);
    expect(() => updateInCharge(fa, { team: "bar" })).toThrow(closed);
    expect(() => addContractor(fa, form)).toThrow(closed);
    expect(() => updateContractor(fa, 1, form)).toThrow(closed);
    expect(() => removeContractor(fa, 1)).toThrow(closed);
  });

  it("an unknown contractor can't be changed; removing one changes nothing", () => {
    expect(() => updateContractor(draft(), 3, { phone: "0600000001" })).toThrow(
      notFoundRefusal("Ce prestataire n'existe pas dans la fiche activité"),
    );
    expect(removeContractor(draft(), 3)).toEqual(draft());
  });
});

describe("A contractor's number", () => {
  it("follows the last one's, and comes back once that one is gone", () => {
    const two = addContractor(addContractor(draft(), form), { ...form, email: "jean@bon.fr" });
    expect(two.inCharge.contractors).toEqual([jean, { ...jean, id: 2, email: "jean@bon.fr" }]);
    const again = addContractor(removeContractor(two, 2), form);
    expect(again.inCharge.contractors.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("does not fill a hole", () => {
    const two = addContractor(addContractor(draft(), form), form);
    const after = addContractor(removeContractor(two, 1), form);
    expect(after.inCharge.contractors.map(({ id }) => id)).toEqual([2, 3]);
  });
});

describe("FA-41 Changing a contractor", () => {
  const fa = draft({ inCharge: { contractors: [{ ...jean, email: "jean@bon.fr", company: "SARL" }] } });

  it("keeps what is not said", () => {
    expect(updateContractor(fa, 1, { phone: "0611111111" }).inCharge.contractors).toEqual([
      { ...jean, phone: "0611111111", email: "jean@bon.fr", company: "SARL" },
    ]);
  });

  it("may clear e-mail, company and comment", () => {
    expect(updateContractor(fa, 1, { email: null, company: null }).inCharge.contractors).toEqual([jean]);
  });

  it("leaves the other contractors alone, and its number", () => {
    const two = addContractor(fa, { ...form, firstname: "Anne" });
    const renamed = updateContractor(two, 2, { firstname: "Marie" }).inCharge.contractors;
    expect(renamed).toEqual([fa.inCharge.contractors[0], { ...jean, id: 2, firstname: "Marie" }]);
  });
});
