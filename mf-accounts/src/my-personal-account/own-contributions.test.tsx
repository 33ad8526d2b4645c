import { baseApi } from "@coulisses/shared-auth";
import { answeredMe, festivalServer, keptState } from "@coulisses/shared-auth/testing";
import type { Access } from "@coulisses/shared-domain/access/access";
import { contributionExpiry } from "@coulisses/shared-domain/contribution/contribution";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { editionOf, editionPeriod } from "@coulisses/shared-domain/time/edition";
import { formatDate } from "@coulisses/shared-domain/time/format";
import { screen, within } from "@testing-library/react";
import { nonePaid } from "../testing/money-samples";
import { openPage } from "../testing/open-page";

const edition = editionOf(new Date());
const kept = keptState(() => ({ own: { ...nonePaid, edition } }));
const festival = festivalServer({
  me: { read: () => ({ ...answeredMe(noel), balance: 0 }) },
  personalAccount: { listLines: () => [] },
  contribution: { readOwn: () => kept.own },
  configuration: {
    list: () => [{ key: "festival", version: 1, value: { sgEmail: "sg@festival.exemple.fr" } }],
  },
});

/** A contribution paid on the first day of its edition. */
const paid = (of: number, amount: number) => ({
  edition: of,
  amount,
  paymentDate: new Date(editionPeriod(of).start).toISOString(),
  expirationDate: contributionExpiry(of).toISOString(),
});
const onDay = (of: number) => formatDate(editionPeriod(of).start);
const until = (of: number) => formatDate(contributionExpiry(of));
const page = "/my-personal-account";
/** May keep an account, and nothing else. */
const holder: Access = { teams: ["vieux"], permissions: ["have-personal-account"] };
const card = async () => within(await screen.findByRole("region", { name: "Cotisation" }));
const lines = async () => {
  await (await card()).findAllByRole("listitem");
  return (await card()).getAllByRole("listitem").map(({ textContent }) => textContent);
};

describe("My contributions", () => {
  it("say how much was paid when, and until when it counts, whatever else I may do (CO-3)", async () => {
    kept.own.paid = [paid(edition, 1250), paid(edition - 1, 1000)];
    openPage(page, holder);
    expect(await lines()).toEqual([
      `Édition ${edition}12,50\u00a0€Payée le ${onDay(edition)}, valable jusqu'au ${until(edition)}`,
      `Édition ${edition - 1}10,00\u00a0€Payée le ${onDay(edition - 1)}, expirée le ${until(edition - 1)}`,
    ]);
    expect((await card()).queryByText(/SG/)).not.toBeInTheDocument();
  });

  it("say that none is paid for this edition, and whom to ask, beside those of earlier ones (CO-6)", async () => {
    kept.own = { edition, isDue: true, paid: [paid(edition - 1, 1000)] };
    openPage(page);
    const unpaid = `Tu n'as pas encore payé ta cotisation pour l'édition ${edition}.`;
    expect(await (await card()).findByText(unpaid)).toBeVisible();
    const mail = await (await card()).findByRole("link", { name: "sg@festival.exemple.fr" });
    expect(mail).toHaveAttribute("href", "mailto:sg@festival.exemple.fr");
    expect(mail.closest("p")).toHaveTextContent("Passe voir le SG pour la payer, ou écris à sg@festival");
    expect(await lines()).toHaveLength(1);
  });

  it("say that nothing is asked of who owes none (CO-6)", async () => {
    openPage(page, holder);
    const nothing = `Tu n'as pas de cotisation à payer pour l'édition ${edition}.`;
    expect(await (await card()).findByText(nothing)).toBeVisible();
    expect((await card()).queryByText(/pas encore payé/)).not.toBeInTheDocument();
    expect((await card()).queryByRole("list")).not.toBeInTheDocument();
  });

  it("that can't be read leave the account in place, and are asked for again", async () => {
    kept.own.paid = [paid(edition, 1250)];
    festival.answers({ contribution: { readOwn: () => Response.error() } });
    const { user } = openPage(page);
    const retry = await (await card()).findByRole("button", { name: "Réessayer" });
    expect(screen.getByText("Tu n'as aucune transaction pour le moment")).toBeVisible();
    festival.plug();
    await user.click(retry);
    expect(await lines()).toHaveLength(1);
  });

  it("follow what the treasurer notes meanwhile", async () => {
    kept.own.isDue = true;
    const { store } = openPage(page);
    await (await card()).findByText(/pas encore payé/);
    kept.own = { edition, isDue: false, paid: [paid(edition, 500)] };
    store.dispatch(baseApi.util.invalidateTags([{ type: "Contribution", id: "LIST" }]));
    expect(await lines()).toEqual([expect.stringMatching(/5,00\s€Payée/)]);
    expect((await card()).queryByText(/pas encore payé/)).not.toBeInTheDocument();
  });
});
