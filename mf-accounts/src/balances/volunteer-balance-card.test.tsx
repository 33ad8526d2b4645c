import { festivalServer, lea, theo } from "@coulisses/shared-auth/testing";
import { screen } from "@testing-library/react";
import { openPage } from "../testing/open-page";

const festival = festivalServer({ consumer: { list: () => [{ ...lea, balance: -350 }] } });
const cardOf = ({ id }: { id: number }) => openPage(`/volunteer/personal-account?userId=${String(id)}`);

describe("The account of a volunteer, in their dialog", () => {
  it("says the balance to who manages accounts, and leads to the transactions of the person", async () => {
    cardOf(lea);
    const link = await screen.findByRole("link", { name: "-3,50\u00a0€" });
    expect(link).toHaveAttribute("href", "/transactions?search=L%C3%A9a+Martin");
  });

  it("may not exist", async () => {
    cardOf(theo);
    expect(await screen.findByText("Pas de compte perso")).toBeVisible();
  });

  it("that the server does not tell can be asked for again", async () => {
    festival.refuse("consumer.list", 403, "Tu n'as pas accès à cette page");
    cardOf(lea);
    expect(await screen.findByText("Tu n'as pas accès à cette page")).toBeVisible();
    expect(screen.getByRole("button", { name: "Réessayer" })).toBeVisible();
  });
});
