import * as fa from "@coulisses/shared-domain/festival-activity/testing/activities";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { festivalServer } from "../../testing/festival-server";
import { closed, dialog, refusalIsRead, section } from "../../testing/on-sheet";
import { openPage, organiser } from "../../testing/open-page";

const festival = festivalServer();
const PUBLISHING = "Publier une activité";
const UNPUBLISHING = "Ne plus publier l'activité";
const general = () => section("Général");
const kept = () => festival.sheet(1)?.general;
const publication = async () => (await general()).findByLabelText("Publier sur le site / plaquette");
const photo = "https://photos.exemple.fr/1";

describe("what an activity is", () => {
  it("carries several categories, those of its work among them", async () => {
    festival.has(fa.draft({ general: { categories: ["Culture", "STATIQUE"] } }));
    const { user } = openPage("/fa/1");
    const shown = await general();
    expect(shown.getByRole("button", { name: "Statique" })).toHaveAttribute("aria-pressed", "true");
    const offered = within(shown.getByRole("group", { name: "Catégories de l'activité" }));
    expect(offered.getAllByRole("button")).toHaveLength(10);
    await user.click(shown.getByRole("button", { name: "Sport" }));
    await waitFor(() => expect(kept()?.categories).toEqual(["Culture", "Sport", "STATIQUE"]));
    await user.click(shown.getByRole("button", { name: "Culture" }));
    await waitFor(() => expect(kept()?.categories).toEqual(["Sport", "STATIQUE"]));
  });

  it("always has a name", async () => {
    festival.has(fa.draft());
    openPage("/fa/1");
    const name = await (await general()).findByLabelText("Nom de l'activité");
    fireEvent.change(name, { target: { value: "  " } });
    expect(await screen.findByText("Ce champ est requis")).toBeInTheDocument();
    fireEvent.change(name, { target: { value: "Blind test" } });
    await waitFor(() => expect(kept()?.name).toBe("Blind test"));
    expect(festival.writes).toEqual(['PATCH general {"name":"Blind test"}']);
  });

  it("has a photo and may be a flagship only once it is published", async () => {
    festival.has(fa.readyPublicDraft());
    const { user, unmount } = openPage("/fa/1");
    const shown = await general();
    const link = shown.getByLabelText("Lien de la photo de l'activité sur le drive");
    fireEvent.change(link, { target: { value: "" } });
    await waitFor(() => expect(kept()?.photoLink).toBeNull());
    await user.click(shown.getByLabelText(/Activité phare/));
    await waitFor(() => expect(kept()?.isFlagship).toBe(true));
    unmount();
    festival.has(fa.readyDraft());
    openPage("/fa/1");
    expect((await general()).queryByLabelText(/Activité phare/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/Lien de la photo/)).not.toBeInTheDocument();
  });

  it("says whom to ask: humain, or communication for what is published", async () => {
    festival.has(fa.draft());
    const internal = openPage("/fa/1");
    expect(await screen.findByRole("link", { name: "humain@festival.exemple.fr" })).toHaveAttribute(
      "href",
      "mailto:humain@festival.exemple.fr",
    );
    internal.unmount();
    festival.has(fa.readyPublicDraft());
    openPage("/fa/1");
    expect(await screen.findByText(/L'équipe communication te répond/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "communication@festival.exemple.fr" })).toBeInTheDocument();
  });

  it("is closed by humain, or by communication once it is published (FA-34)", async () => {
    festival.has(fa.approvedBy(["humain"]));
    const internal = openPage("/fa/1");
    expect(await (await general()).findByText(/l'équipe Humain/)).toBeInTheDocument();
    expect(await publication()).toBeDisabled();
    expect((await general()).getByRole("button", { name: "Sport" })).toBeDisabled();
    internal.unmount();
    festival.has(fa.approvedBy(["communication"], fa.readyPublicDraft()));
    openPage("/fa/1");
    const published = await general();
    expect(await published.findByText(/l'équipe Communication/)).toBeInTheDocument();
    expect(published.getByLabelText("Nom de l'activité")).toHaveAttribute("readonly");
    expect(published.getByLabelText(/Activité phare/)).toBeDisabled();
    expect(published.getByRole("button", { name: "Ajouter un créneau" })).toBeInTheDocument();
  });

  it("shows its windows and those of its gear in one calendar, from the first day on", async () => {
    festival.has(
      fa.draft({
        general: { timeWindows: [fa.saturdayMorning] },
        inquiry: { timeWindows: [{ ...fa.saturdayMorning, start: "2025-05-17T07:00:00.000Z" }] },
      }),
    );
    const { user } = openPage("/fa/1");
    await user.click((await general()).getByRole("button", { name: "Calendrier" }));
    const calendar = await dialog("Créneaux de l'activité");
    expect((await calendar.findAllByText("Animation")).length).toBeGreaterThan(1);
    expect(calendar.getAllByText("Matos").length).toBeGreaterThan(1);
  });
});

describe("publishing an activity", () => {
  it("asks for nothing in a draft", async () => {
    festival.has(fa.draft());
    const { user } = openPage("/fa/1");
    await user.click(await publication());
    await waitFor(() => expect(kept()?.toPublish).toBe(true));
    expect(festival.writes).toEqual(['PATCH general {"toPublish":true}']);
    expect(screen.queryByRole("dialog", { name: PUBLISHING })).not.toBeInTheDocument();
  });

  it("asks for nothing when nothing is missing", async () => {
    festival.has(fa.inReview(fa.readyPublicDraft({ general: { toPublish: false } })));
    const { user } = openPage("/fa/1");
    await user.click(await publication());
    await waitFor(() => expect(kept()?.toPublish).toBe(true));
    expect(screen.queryByRole("dialog", { name: PUBLISHING })).not.toBeInTheDocument();
  });

  it("asks in review for window, category and photo, and publishes only with all of them (FA-32)", async () => {
    festival.has(fa.inReview());
    const { user } = openPage("/fa/1");
    await user.click(await publication());
    const form = await dialog(PUBLISHING);
    const send = () => user.click(form.getByRole("button", { name: "Publier l'activité" }));
    await send();
    expect(await form.findAllByText("Ce champ est requis")).toHaveLength(2);
    await user.click(form.getByRole("button", { name: "Sport" }));
    await send();
    await waitFor(() => expect(form.getAllByText("Ce champ est requis")).toHaveLength(1));
    expect(festival.writes).toEqual([]);
    await user.type(form.getByLabelText(/Lien de la photo/), "pas un lien");
    await send();
    expect(await form.findByText(/^Ce n'est pas un lien/)).toBeInTheDocument();
    expect(festival.writes).toEqual([]);
    await user.clear(form.getByLabelText(/Lien de la photo/));
    await user.type(form.getByLabelText(/Lien de la photo/), ` ${photo} `);
    await send();
    await closed(PUBLISHING);
    expect(kept()).toMatchObject({ toPublish: true, categories: ["Sport"], photoLink: photo });
    expect(kept()?.timeWindows).toHaveLength(1);
    expect(festival.writes).toHaveLength(2);
  });

  it("keeps what was typed when it is refused", async () => {
    festival.has(fa.inReview(fa.readyDraft({ general: { timeWindows: [fa.saturdayMorning] } })));
    const { user, messages } = openPage("/fa/1");
    await user.click(await publication());
    const form = await dialog(PUBLISHING);
    festival.change(1, () => fa.approvedBy(["humain"]));
    await user.click(form.getByRole("button", { name: "Sport" }));
    await user.type(form.getByLabelText(/Lien de la photo/), photo);
    await user.click(form.getByRole("button", { name: "Publier l'activité" }));
    await refusalIsRead("La FA a déjà été validée par l'équipe humain.", messages);
    expect(form.getByLabelText(/Lien de la photo/)).toHaveValue(photo);
    expect(kept()?.toPublish).toBe(false);
  });

  it("leaves all as it was when one gives up", async () => {
    festival.has(fa.inReview());
    const { user } = openPage("/fa/1");
    await user.click(await publication());
    await dialog(PUBLISHING);
    await user.keyboard("{Escape}");
    await closed(PUBLISHING);
    expect(festival.writes).toEqual([]);
    expect(await publication()).not.toBeChecked();
  });
});

describe("taking an activity back", () => {
  it("says that the photo goes, before it does", async () => {
    festival.has(fa.readyPublicDraft());
    const { user } = openPage("/fa/1");
    await user.click(await publication());
    const confirmation = await dialog(UNPUBLISHING);
    expect(confirmation.getByText(/Le lien de la photo .* seront effacés/)).toBeInTheDocument();
    await user.click(confirmation.getByRole("button", { name: "Annuler" }));
    await closed(UNPUBLISHING);
    expect(await publication()).toBeChecked();
    await user.click(await publication());
    await user.click((await dialog(UNPUBLISHING)).getByRole("button", { name: "Ne plus publier" }));
    await waitFor(() => expect(kept()).toMatchObject({ toPublish: false, photoLink: null }));
  });

  it("needs no question when nothing is lost", async () => {
    festival.has(fa.readyPublicDraft({ general: { photoLink: null } }));
    const { user } = openPage("/fa/1");
    await user.click(await publication());
    await waitFor(() => expect(kept()?.toPublish).toBe(false));
    expect(screen.queryByRole("dialog", { name: UNPUBLISHING })).not.toBeInTheDocument();
  });

  it("is not for those who only read", async () => {
    festival.has(fa.readyPublicDraft());
    openPage("/fa/1", { ...organiser, permissions: ["read-fa"] });
    expect(await publication()).toBeDisabled();
    expect((await general()).getByRole("button", { name: "Culture" })).toBeDisabled();
  });
});
