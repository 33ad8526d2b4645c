import { render, screen } from "@testing-library/react";
import { TextField } from "./text-field";

const field = (error?: string) => (
  <TextField label="Email" hint="Pas d'adresse insa 🙏" error={error} value="" onChange={() => undefined} />
);

describe("What stands under a field", () => {
  it("is a sentence once, where the error says what the hint said", () => {
    render(field("Pas d'adresse INSA"));
    expect(screen.getAllByText(/Pas d'adresse insa/i)).toHaveLength(1);
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Pas d'adresse INSA");
  });

  it("is the hint and the error, where they say two things", () => {
    render(field("Adresse mail non valable"));
    expect(screen.getByText("Pas d'adresse insa 🙏")).toBeVisible();
    expect(screen.getByText("Adresse mail non valable")).toBeVisible();
  });
});
