import { normaliseEmail, registrationEmailError } from "./email";
import { formatPhone, isPhone, mobilePhoneError } from "./phone";

describe("RG-1 An e-mail address", () => {
  it.each(["lea@exemple.fr", "LEA.MAUYNO+manif%1@sous.domaine.info", "l_e-a@a-b.eu"])(
    "« %s » can register",
    (email) => {
      expect(registrationEmailError(email, "insa-lyon.fr")).toBeUndefined();
    },
  );

  it.each([
    "",
    "lea",
    "lea@exemple",
    "lea @exemple.fr",
    "lea@exemple.fr ",
    "léa@exemple.fr",
    "lea@exemple.musee",
  ])("« %s » is no address", (email) => {
    expect(registrationEmailError(email, "insa-lyon.fr")).toBe("Adresse mail non valable");
  });

  it("of the school is refused, where the festival names one", () => {
    expect(registrationEmailError("lea@insa-lyon.fr", "")).toBeUndefined();
    expect(registrationEmailError("lea@polytech.edu", "Polytech.edu")).toBe("Pas d'adresse Polytech 🙏");
    expect(registrationEmailError("lea@INSA-Lyon.fr", "insa-lyon.fr")).toBe("Pas d'adresse insa 🙏");
  });

  it("is stored in lower case", () => {
    expect(normaliseEmail(" Lea@Exemple.FR ")).toBe("lea@exemple.fr");
  });
});

describe("RG-3 A mobile phone", () => {
  it.each(["0612345678", "0712345678"])("%s is one", (phone) => {
    expect(mobilePhoneError(phone)).toBeUndefined();
  });

  it("is not international", () => {
    expect(mobilePhoneError("+33 612345678")).toBe(
      "Nous ne supportons pas les numéros au format international",
    );
  });

  it.each(["", "0212345678", "06123456789", "061234567", "06 12 34 56 78"])("« %s » is none", (phone) => {
    expect(mobilePhoneError(phone)).toBe("Numéro de téléphone mobile non valable");
  });

  it("is read two digits at a time", () => {
    expect(formatPhone("0612345678")).toBe("06 12 34 56 78");
    expect(formatPhone("+44 20 7946")).toBe("+44 20 7946");
  });
});

describe("A contractor's phone", () => {
  it.each(["0478001122", "04 78 00 11 22", "04.78.00.11.22", "+33478001122", "0044 20 7946 0958"])(
    "%s can be called",
    (phone) => {
      expect(isPhone(phone)).toBe(true);
    },
  );

  it.each(["", "12", "0078", "demander à Jo", "047800112"])("« %s » can't", (phone) => {
    expect(isPhone(phone)).toBe(false);
  });
});
