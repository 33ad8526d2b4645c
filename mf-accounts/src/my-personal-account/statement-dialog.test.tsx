import { downloads, festivalServer, theo } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { OwnLine } from "@coulisses/shared-domain/personal-account/own-line";
import { screen, waitFor, within } from "@testing-library/react";
import { nonePaid, ownLine } from "../testing/money-samples";
import { openPage } from "../testing/open-page";

const lines: OwnLine[] = [
  { ...ownLine(2, -1234, 5000), to: theo, context: "Crêpes" },
  { ...ownLine(1, 5000, 0), type: "DEPOSIT", to: noel, date: "2026-04-30T10:00:00.000Z" },
];
const festival = festivalServer({
  contribution: { readOwn: () => nonePaid },
  personalAccount: {
    listLines: () => lines,
    readStatement: () => new Response("%PDF-", { headers: { "content-type": "application/pdf" } }),
  },
});
const files = downloads();
const dialog = async () => within(await screen.findByRole("dialog", { name: "Relevé de compte" }));

async function open(from: string, to: string) {
  const { user } = openPage("/my-personal-account");
  await user.click(await screen.findByRole("button", { name: "Relevé" }));
  for (const [label, day] of [
    ["Du", from],
    ["Au", to],
  ] as const) {
    const field = (await dialog()).getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.type(field, day);
  }
  const submit = async () => user.click((await dialog()).getByRole("button", { name: "Télécharger" }));
  return { user, submit };
}

describe("The statement of my account", () => {
  it("is a document unless I ask for another format", async () => {
    const { submit } = await open("01/05/2026", "31/05/2026");
    await submit();
    await waitFor(async () =>
      expect(await files()).toMatchObject([{ name: "releve-2026-05-01-2026-05-31.pdf", text: "%PDF-" }]),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("is for a spreadsheet as well, with the lines of its days alone", async () => {
    const { user, submit } = await open("01/05/2026", "31/05/2026");
    await user.click((await dialog()).getByRole("radio", { name: "Tableur (CSV)" }));
    await submit();
    await waitFor(async () =>
      expect((await files())[0]?.lines).toEqual([
        '"Date","Type","Contexte","Montant (€)","Solde (€)"',
        '"17/05/2026 12:00","Virement","Crêpes (vers Théo (Tito) Petit)","-12,34","37,66"',
      ]),
    );
  });

  it("can't end before it begins", async () => {
    const { submit } = await open("31/05/2026", "01/05/2026");
    await submit();
    expect(await screen.findByText("La date de fin doit être après la date de début")).toBeVisible();
    expect(await files()).toEqual([]);
  });

  it("that can't be had says so, and stays to be tried again", async () => {
    const { submit } = await open("01/05/2026", "31/05/2026");
    festival.unplug();
    await submit();
    expect(await screen.findByText(/Le relevé n'a pas pu être téléchargé/)).toBeVisible();
    festival.plug();
    await submit();
    await waitFor(async () => expect(await files()).toHaveLength(1));
  });
});
