import { fillField } from "@coulisses/shared-auth/testing";
import type { InquiryRequest } from "@coulisses/shared-domain/festival-event/inquiry";
import * as fa from "@coulisses/shared-domain/festival-activity/testing/activities";
import { screen, waitFor } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { closed, dialog, linesOf, refusalIsRead, retype, openForm, section } from "../../testing/on-sheet";
import { openPage, organiser, reviewer } from "../../testing/open-page";

const festival = festivalServer();
const INIT = "Initialiser une demande de matos";
const CLEAR = "Réinitialiser les demandes de matos";

const tables: InquiryRequest = { slug: "table", name: "Table", quantity: 4, isConsumable: false };
const cables: InquiryRequest = { slug: "cable", name: "Câble", quantity: 2, isConsumable: false };
const gaffer: InquiryRequest = { slug: "gaffer", name: "Gaffer", quantity: 3, isConsumable: true };

const inquiring = fa.readyDraft({
  inquiry: {
    timeWindows: [fa.saturdayMorning, fa.saturdayNight],
    gears: [tables, gaffer],
    electricity: [cables],
  },
});
const inquiry = () => section("Demande de matos");
const kept = () => festival.sheet(1)?.inquiry;
const table = (name: string) => screen.findByLabelText(name);

describe("asking for gear in a draft", () => {
  it("finds the gear once two letters are typed, and lists it with the team that provides it", async () => {
    festival.has(fa.draft());
    const { user } = openPage("/fa/1");
    const shown = await inquiry();
    expect(shown.getByText("Aucune demande d'équipement électrique")).toBeInTheDocument();
    await retype(user, shown.getByLabelText("Quantité"), "6");
    await user.type(shown.getByLabelText("Chercher du matos"), "cab");
    await user.click(await screen.findByRole("option", { name: "Câble" }));
    await user.click(shown.getByRole("button", { name: "Ajouter" }));
    await waitFor(async () => expect(linesOf(await table("Élec"))[0]?.slice(0, 2)).toEqual(["6", "Câble"]));
    expect(festival.writes).toEqual(['POST inquiry/requests {"slug":"cable","quantity":6}']);
    await waitFor(() => expect(shown.getByLabelText("Chercher du matos")).toHaveValue(""));
  });

  it("refuses the same gear twice, and keeps what was chosen (FA-54)", async () => {
    festival.has(inquiring);
    const { user } = openPage("/fa/1");
    const shown = await inquiry();
    await user.type(shown.getByLabelText("Chercher du matos"), "tab");
    await user.click(await screen.findByRole("option", { name: "Table" }));
    await user.click(shown.getByRole("button", { name: "Ajouter" }));
    expect(await shown.findByText("Une demande de matos existe déjà pour Table")).toBeInTheDocument();
    expect(shown.getByLabelText("Chercher du matos")).toHaveValue("Table");
    expect(kept()?.gears).toEqual([tables, gaffer]);
  });

  it("needs a window like any other section, and may lose all again (FA-53)", async () => {
    festival.has(fa.draft({ inquiry: { gears: [tables] } }));
    const { user } = openPage("/fa/1");
    await user.click((await inquiry()).getByRole("button", { name: "Ajouter un créneau" }));
    await user.click((await dialog("Ajouter un créneau")).getByRole("button", { name: "Ajouter" }));
    await closed("Ajouter un créneau");
    expect(kept()?.timeWindows).toHaveLength(1);
    expect(festival.sheet(1)?.general.timeWindows).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Supprimer Table" }));
    await waitFor(() => expect(kept()?.gears).toEqual([]));
  });

  it("says to those without the catalogue why they can't", async () => {
    festival.has(fa.draft());
    openPage("/fa/1", { ...organiser, permissions: ["read-fa", "write-fa"] });
    const shown = await inquiry();
    expect(shown.getByLabelText("Chercher du matos")).toBeDisabled();
    expect(shown.getByText("Tes équipes n'ont pas accès au catalogue matos.")).toBeInTheDocument();
  });
});

describe("the gear that is asked for", () => {
  it("is sorted by name; what is used up is counted for each window", async () => {
    festival.has(inquiring);
    openPage("/fa/1");
    expect(linesOf(await table("Matos")).map((line) => line.slice(0, 2))).toEqual([
      ["6 (2 créneaux X 3 demandes)", "Gaffer"],
      ["4", "Table"],
    ]);
  });

  it("is changed in its row, with Enter", async () => {
    festival.has(inquiring);
    const { user } = openPage("/fa/1");
    await user.click(await screen.findByRole("button", { name: "Modifier Table" }));
    const quantity = await screen.findByLabelText("Quantité de Table");
    await retype(user, quantity, "0");
    await user.keyboard("{Enter}");
    await retype(user, quantity, "9{Enter}");
    await waitFor(() => expect(screen.queryByLabelText("Quantité de Table")).not.toBeInTheDocument());
    expect(festival.writes).toEqual(['PATCH inquiry/requests/table {"quantity":9}']);
    expect(kept()?.gears).toContainEqual({ ...tables, quantity: 9 });
  });

  it("is left as it was when one gives up", async () => {
    festival.has(inquiring);
    const { user } = openPage("/fa/1");
    await user.click(await screen.findByRole("button", { name: "Modifier Câble" }));
    await retype(user, await screen.findByLabelText("Quantité de Câble"), "9");
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByLabelText("Quantité de Câble")).not.toBeInTheDocument());
    expect(festival.writes).toEqual([]);
    expect(linesOf(await table("Élec"))[0]?.slice(0, 2)).toEqual(["2", "Câble"]);
  });

  it("can't lose its last request once it is reviewed (FA-53)", async () => {
    festival.has(
      fa.inReview(fa.readyDraft({ inquiry: { timeWindows: [fa.saturdayMorning], gears: [tables] } })),
    );
    const { user, messages } = openPage("/fa/1");
    await user.click(await screen.findByRole("button", { name: "Supprimer Table" }));
    await waitFor(() => expect(messages().join()).toContain("Il s'agit de la dernière demande de matos"));
    expect(kept()?.gears).toEqual([tables]);
  });

  it("is closed list by list, by the team that provides it (FA-55)", async () => {
    festival.has(fa.approvedBy(["elec"], inquiring));
    const { user } = openPage("/fa/1");
    const shown = await inquiry();
    expect((await shown.findAllByText(/l'équipe Élec/)).length).toBeGreaterThan(0);
    expect(shown.queryByRole("button", { name: "Modifier Câble" })).not.toBeInTheDocument();
    expect(shown.getByRole("button", { name: "Modifier Table" })).toBeInTheDocument();
    expect(shown.queryByRole("button", { name: CLEAR })).not.toBeInTheDocument();
    await user.type(shown.getByLabelText("Chercher du matos"), "cab");
    await user.click(await screen.findByRole("option", { name: "Câble" }));
    expect(await shown.findByText("Les demandes de cette équipe sont déjà validées.")).toBeInTheDocument();
    await user.click(shown.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(shown.getByLabelText("Chercher du matos")).toHaveFocus());
    expect(festival.writes).toEqual([]);
  });

  it("is only read by those who may not write", async () => {
    festival.has(inquiring);
    openPage("/fa/1", { ...organiser, permissions: ["read-fa", "read-gear-catalog"] });
    expect(linesOf(await table("Matos"))).toHaveLength(2);
    const shown = await inquiry();
    expect(shown.queryByLabelText("Chercher du matos")).not.toBeInTheDocument();
    expect(shown.queryByRole("button", { name: /Table/ })).not.toBeInTheDocument();
  });
});

describe("where the gear is fetched", () => {
  it("is chosen by the team that owns it, once the sheet is reviewed (FA-58)", async () => {
    festival.has(fa.inReview(inquiring));
    const { user } = openPage("/fa/1", reviewer("matos"));
    await user.type(await screen.findByLabelText("Lieu de retrait de Table"), "mag");
    await user.click(await screen.findByRole("option", { name: "Magasin" }));
    await waitFor(() => expect(kept()?.gears).toContainEqual({ ...tables, drive: "Magasin" }));
    expect(screen.queryByLabelText("Lieu de retrait de Câble")).not.toBeInTheDocument();
  });

  it("is only read by the others, and stands nowhere in a draft", async () => {
    festival.has(fa.inReview(inquiring));
    const reviewedPage = openPage("/fa/1");
    await table("Matos");
    expect((await inquiry()).getAllByText("À attribuer")).toHaveLength(3);
    expect(screen.queryByLabelText(/Lieu de retrait de/)).not.toBeInTheDocument();
    reviewedPage.unmount();
    festival.has(inquiring);
    openPage("/fa/1", reviewer("matos"));
    await table("Matos");
    expect(screen.queryByText("Lieu de retrait")).not.toBeInTheDocument();
  });
});

describe("starting to ask for gear when the sheet is reviewed already", () => {
  function openInit() {
    festival.has(fa.inReview(fa.readyDraft({ general: { timeWindows: [fa.saturdayNight] } })));
    return openForm(INIT);
  }

  it("takes a first request and a window, that of the activity unless one says otherwise (FA-51)", async () => {
    const { user, form } = await openInit();
    expect(form.getByLabelText(/Date de début/)).toHaveValue("17/05/2025 22:00");
    await retype(user, form.getByLabelText(/Quantité/), "3");
    await user.type(form.getByLabelText(/Chercher du matos/), "tab");
    await user.click(await screen.findByRole("option", { name: "Table" }));
    await user.click(form.getByRole("button", { name: "Initialiser" }));
    await closed(INIT);
    expect(kept()).toMatchObject({
      timeWindows: [{ start: fa.saturdayNight.start, end: fa.saturdayNight.end }],
      gears: [{ slug: "table", quantity: 3 }],
    });
    expect(await screen.findByRole("button", { name: CLEAR })).toBeInTheDocument();
  });

  it("sends nothing as long as the gear, the quantity or the period is missing", async () => {
    const { user, form } = await openInit();
    const send = () => user.click(form.getByRole("button", { name: "Initialiser" }));
    await send();
    expect(await form.findByText("Ce champ est requis")).toBeInTheDocument();
    await user.type(form.getByLabelText(/Chercher du matos/), "tab");
    await user.click(await screen.findByRole("option", { name: "Table" }));
    await retype(user, form.getByLabelText(/Quantité/), "");
    await send();
    await retype(user, form.getByLabelText(/Quantité/), "3");
    fillField(form.getByLabelText(/Date de fin/), "2025-05-17T20:00");
    expect(await form.findByText("La date de fin doit être après la date de début")).toBeInTheDocument();
    await send();
    expect(festival.writes).toEqual([]);
    fillField(form.getByLabelText(/Date de fin/), "2025-05-17T23:00");
    await waitFor(() =>
      expect(form.queryByText("La date de fin doit être après la date de début")).not.toBeInTheDocument(),
    );
    await send();
    await closed(INIT);
    expect(festival.writes).toHaveLength(1);
  });

  it("is refused when another person has started meanwhile, and keeps what was chosen", async () => {
    const { user, form, messages } = await openInit();
    festival.change(1, (sheet) => ({ ...sheet, inquiry: { ...sheet.inquiry, gears: [gaffer] } }));
    await user.type(form.getByLabelText(/Chercher du matos/), "tab");
    await user.click(await screen.findByRole("option", { name: "Table" }));
    await user.click(form.getByRole("button", { name: "Initialiser" }));
    await refusalIsRead("La section Demande de matos a déjà été initialisée", messages);
    expect(form.getByLabelText(/Chercher du matos/)).toHaveValue("Table");
    expect(kept()?.gears).toEqual([gaffer]);
  });

  it("is offered only to those who may write", async () => {
    festival.has(fa.inReview());
    openPage("/fa/1", { ...organiser, permissions: ["read-fa"] });
    expect((await inquiry()).getByText("Aucun créneau")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: INIT })).not.toBeInTheDocument();
  });
});

describe("starting all over", () => {
  it("removes windows and requests, after a confirmation", async () => {
    festival.has(fa.inReview(inquiring));
    const { user } = openPage("/fa/1");
    await user.click((await inquiry()).getByRole("button", { name: CLEAR }));
    const confirmation = await dialog(CLEAR);
    expect(festival.writes).toEqual([]);
    await user.click(confirmation.getByRole("button", { name: "Réinitialiser" }));
    await closed(CLEAR);
    expect(kept()).toEqual({ timeWindows: [], gears: [], electricity: [], barriers: [] });
    expect(await screen.findByRole("button", { name: INIT })).toBeInTheDocument();
  });

  it("never sweeps away a request that the person has not seen", async () => {
    festival.has(fa.inReview(inquiring));
    const { user, messages } = openPage("/fa/1");
    await user.click((await inquiry()).getByRole("button", { name: CLEAR }));
    const confirmation = await dialog(CLEAR);
    festival.change(1, (sheet) => ({
      ...sheet,
      inquiry: { ...sheet.inquiry, gears: [...sheet.inquiry.gears, { ...gaffer, slug: "bache" }] },
    }));
    await user.click(confirmation.getByRole("button", { name: "Réinitialiser" }));
    await waitFor(() => expect(messages().join()).toContain("Léa (Shogosse) Mauyno vient de modifier"));
    expect(kept()?.gears).toHaveLength(3);
  });
});

describe("gear once the teams have validated", () => {
  it.each([
    ["with requests", inquiring],
    ["without any", fa.readyDraft()],
  ])("is asked for no more, %s (FA-38)", async (_, from) => {
    festival.has(fa.validated(from));
    openPage("/fa/1");
    expect(await (await inquiry()).findByText("Aucune demande de barrières")).toBeInTheDocument();
    expect((await inquiry()).queryByRole("button", { name: /Ajouter|Initialiser/ })).not.toBeInTheDocument();
  });
});
