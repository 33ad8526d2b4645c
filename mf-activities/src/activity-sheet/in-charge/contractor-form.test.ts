import { contractorValues, emailWarning, toContractorForm } from "./contractor-form";

const ada = {
  id: 3,
  firstname: "Ada",
  lastname: "Pétard",
  phone: "0612345678",
  email: null,
  company: "Pétards et fils",
  comment: null,
};

describe("the form of a contractor", () => {
  it("is empty for a new one, and holds no null for a known one", () => {
    expect(Object.values(contractorValues())).toEqual(["", "", "", "", "", ""]);
    expect(contractorValues(ada)).toEqual({
      firstname: "Ada",
      lastname: "Pétard",
      phone: "0612345678",
      email: "",
      company: "Pétards et fils",
      comment: "",
    });
  });

  it("sends back what it was given, without its number", () => {
    const { id, ...rest } = ada;
    expect(id).toBe(3);
    expect(toContractorForm(contractorValues(ada))).toEqual(rest);
  });

  it("points out an address that is none, but not an empty one", () => {
    expect(emailWarning("ada chez petards")).toBe("Adresse mail non valable");
    expect(emailWarning("  ")).toBeUndefined();
    expect(emailWarning(" ada@petards.exemple.fr ")).toBeUndefined();
  });
});
