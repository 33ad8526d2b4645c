import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PasswordField } from "./password-field";

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState("");
  return <PasswordField label="Mot de passe" value={value} onChange={setValue} error={error} />;
}
const box = () => screen.getByLabelText("Mot de passe");

it("hides a password until the person asks to read it, without losing what is typed", async () => {
  render(<Form />);
  await userEvent.type(box(), "Coulisses-2026!");
  expect(box()).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
  expect(box()).toHaveAttribute("type", "text");
  expect(box()).toHaveValue("Coulisses-2026!");
  const hide = screen.getByRole("button", { name: "Masquer le mot de passe" });
  expect(hide).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(hide);
  expect(box()).toHaveAttribute("type", "password");
});

it("tells the error of a password, shown or not", async () => {
  render(<Form error="Il faut au moins un chiffre" />);
  expect(box()).toHaveAccessibleDescription("Il faut au moins un chiffre");
  await userEvent.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
  expect(box()).toHaveAccessibleDescription("Il faut au moins un chiffre");
});
