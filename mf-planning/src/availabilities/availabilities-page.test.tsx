import { session } from "@coulisses/shared-auth";
import { api, logIn, storedText } from "@coulisses/shared-auth/testing";
import { noel } from "@coulisses/shared-domain/festival-activity/testing/activities";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { written } from "../testing/availability-samples";
import { availabilitiesServer } from "../testing/availabilities-server";
import { openPage } from "../testing/open-page";

const festival = availabilitiesServer();
const open = (search = "") => openPage(`/availabilities${search}`);
const onFestival = () => open("?day=2026-05-15");
const cell = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}`) });
const send = () => screen.getByRole("button", { name: "Valider les disponibilités" });
const sent = () => festival.writes.map((write) => JSON.parse(write.split(" ").slice(2).join(" ")) as unknown);
const steps = async () =>
  within(await screen.findByRole("navigation", { name: "Étapes" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
const setDates = (...dates: [key: string, start: string][]) => {
  const configuration = dates.map(([key, start]) => ({ key, version: 1, value: { start } }));
  festival.answers({ configuration: { list: () => configuration } });
};
const friday = "vendredi 15 mai";
/** Names under which the device keeps a person's data. */
const keptKeys = () => Object.keys(localStorage).filter((key) => /^coulisses:\d/.test(key));

describe("My availabilities", () => {
  it("are chosen, counted as they are, and sent; the server's own words then say that they are recorded", async () => {
    const { user, messages } = onFestival();
    expect(await screen.findByText("Mon Charisme : 100 😎")).toBeVisible();
    await user.click(await cell(`${friday}, 18h - 19h, 10 points`));
    expect(screen.getByText("Mon Charisme : 110 😎")).toBeVisible();
    await user.click(await cell(`${friday}, 19h - 20h`));
    expect(screen.getByText("2 nouveaux créneaux")).toBeVisible();
    await user.click(send());
    await waitFor(() => expect(messages()).toEqual(["Disponibilités sauvegardées 🥳"]));
    expect(sent()).toEqual([{ availabilities: [written("2026-05-15", 18, 20)] }]);
    expect(await cell(`${friday}, 18h - 19h, 10 points, enregistré`)).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(screen.getByText("Aucun nouveau créneau")).toBeVisible();
    expect(keptKeys()).toEqual([`coulisses:${noel.id}:last-availabilities`]);
  });

  it("sent by mistake are taken back, also later, and can be changed", async () => {
    festival.kept.given = [written("2026-05-15", 16, 20)];
    const first = onFestival();
    await first.user.click(await cell(`${friday}, 20h - 21h`));
    await first.user.click(send());
    await cell(`${friday}, 20h - 21h, 10 points, enregistré`);
    expect(screen.getByText(/Tu peux reprendre les derniers tant que personne/)).toBeVisible();
    first.unmount();

    const { user, messages } = onFestival();
    await user.click(await screen.findByRole("button", { name: "Reprendre mes derniers créneaux" }));
    expect(await cell(`${friday}, 20h - 21h, 10 points, choisi`)).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(["Ces créneaux ne sont plus enregistrés"]));
    expect(festival.kept.given).toEqual([written("2026-05-15", 16, 20)]);
    expect(screen.queryByRole("button", { name: "Reprendre mes derniers créneaux" })).toBeNull();
    await user.click(await cell(`${friday}, 20h - 21h`));
    expect(screen.getByText("Aucun nouveau créneau")).toBeVisible();
  });

  it("that an assignment relies on stay, with the reason", async () => {
    const { user } = onFestival();
    await user.click(await cell(`${friday}, 12h - 14h`));
    await user.click(send());
    await cell(`${friday}, 12h - 14h, enregistré`);
    festival.kept.placed = [written("2026-05-15", 12, 14)];
    await user.click(await screen.findByRole("button", { name: "Reprendre mes derniers créneaux" }));
    expect(
      await screen.findByText(
        "On compte déjà sur toi du vendredi 15 mai à 12:00 au vendredi 15 mai à 14:00 : demande un échange",
      ),
    ).toBeVisible();
    expect(await cell(`${friday}, 12h - 14h, enregistré`)).toBeVisible();
  });

  it("AV-5 that are recorded are neither taken back nor counted again", async () => {
    festival.kept.given = [written("2026-05-15", 18, 20)];
    const { user } = onFestival();
    await user.click(await cell(`${friday}, 18h - 19h, 10 points, enregistré`));
    expect(screen.getByText("Mon Charisme : 100 😎")).toBeVisible();
    expect(await cell(`${friday}, 18h - 19h`)).toHaveAttribute("aria-pressed", "true");
    await user.click(await cell(`${friday}, 20h - 21h`));
    expect(screen.getByText("Mon Charisme : 110 😎")).toBeVisible();
  });

  it("AV-9 that are too short are all said before anything is sent, each with its rule and the way there", async () => {
    const { user, address } = onFestival();
    await user.click(await cell(`${friday}, 20h - 21h`));
    await user.click(await cell("dimanche 17 mai, 2h - 3h"));
    await user.click(send());
    const problems = within(screen.getByRole("status", { name: "Ce qui manque" }));
    expect(problems.getByText("2 créneaux à corriger")).toBeVisible();
    expect(problems.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "vendredi 15 mai, 20h - 21h : La disponibilité doit durer au moins 2 heures",
      "dimanche 17 mai, 2h - 3h : La disponibilité doit durer au moins 2 heures",
    ]);
    expect(await cell(`${friday}, 20h - 21h, 10 points, à corriger`)).toBeVisible();
    await user.click(problems.getByRole("button", { name: "dimanche 17 mai, 2h - 3h" }));
    expect(address()).toBe("/availabilities?day=2026-05-17");
    expect(festival.writes).toEqual([]);
  });

  it("say what lacks when nothing is chosen", async () => {
    const { user } = onFestival();
    await cell(`${friday}, 20h - 21h`);
    await user.click(send());
    expect(await screen.findByText("Choisis d'abord au moins un créneau.")).toBeVisible();
    expect(festival.writes).toEqual([]);
  });

  it("of a whole day, and of a day like the one before, take one press each", async () => {
    const { user } = onFestival();
    const whole = await screen.findByRole("button", { name: `Toute la journée du ${friday}` });
    await user.click(whole);
    expect(screen.getByText("18 nouveaux créneaux")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Le samedi 16 mai comme la veille" }));
    expect(screen.getByText("36 nouveaux créneaux")).toBeVisible();
    await user.click(whole);
    expect(screen.getByText("18 nouveaux créneaux")).toBeVisible();
    await user.click(send());
    await waitFor(() =>
      expect(sent()).toEqual([
        { availabilities: [{ start: "2026-05-15T22:00:00.000Z", end: "2026-05-16T22:00:00.000Z" }] },
      ]),
    );
  });

  it("that the server refuses stay chosen, with its reason", async () => {
    const reason = "[15/05/2026 18:00-15/05/2026 20:00]La disponibilité doit durer au moins 2 heures";
    festival.refuse("availability.add", 409, reason);
    const { user } = onFestival();
    await user.click(await cell(`${friday}, 12h - 14h`));
    await user.click(send());
    expect(await screen.findByText(reason)).toBeVisible();
    expect(await cell(`${friday}, 12h - 14h, choisi`)).toBeVisible();
  });

  it("that can't be read are asked for again", async () => {
    festival.unplug();
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Réessayer" });
    festival.plug();
    await user.click(again);
    expect(await cell("lundi 11 mai, 6h - 8h")).toBeVisible();
  });
});

describe("What is chosen and not recorded yet", () => {
  it("survives a reload, is the same in two tabs, and is nobody else's", async () => {
    const first = onFestival();
    await first.user.click(await cell(`${friday}, 12h - 14h`));
    const [key = ""] = keptKeys();
    first.unmount();
    const { user } = onFestival();
    expect(await cell(`${friday}, 12h - 14h, choisi`)).toBeVisible();
    // Another tab adds to what is there.
    const [start, end] = [written("2026-05-15", 14, 16).start, written("2026-05-15", 14, 16).end];
    act(() => {
      const { value } = JSON.parse(localStorage.getItem(key) ?? "") as { value: number[][] };
      localStorage.setItem(key, storedText([...value, [Date.parse(start), Date.parse(end)]]));
      window.dispatchEvent(new StorageEvent("storage", { key }));
    });
    expect(await cell(`${friday}, 14h - 16h, choisi`)).toBeVisible();
    await user.click(await cell(`${friday}, 16h - 18h`));
    expect(screen.getByText("3 nouveaux créneaux")).toBeVisible();
    expect(key).toContain(String(noel.id));
  });

  it("is forgotten with a kept text that says something else", async () => {
    localStorage.setItem(`coulisses:${noel.id}:availabilities`, storedText([["hier", 2], {}, [5, 1]]));
    onFestival();
    expect(await screen.findByText("Aucun nouveau créneau")).toBeVisible();
  });

  it("leaves the device when one logs out", async () => {
    festival.server.use(http.post(api("logout"), () => new Response(null, { status: 204 })));
    const { user } = onFestival();
    await user.click(await cell(`${friday}, 12h - 14h`));
    expect(keptKeys()).toHaveLength(1);
    await act(() => session.logout());
    expect(keptKeys()).toEqual([]);
    act(() => logIn({ userId: noel.id }));
  });

  it("waits for the network when it is gone, says so, and leaves by itself when it is back", async () => {
    const { user, messages } = onFestival();
    await user.click(await cell(`${friday}, 12h - 14h`));
    festival.unplug();
    await user.click(send());
    expect(await screen.findByText(/En attente du réseau : ça part tout seul/)).toBeVisible();
    expect(await cell(`${friday}, 12h - 14h, en attente du réseau`)).toHaveAttribute("aria-disabled", "true");
    // A selection made meanwhile is another request.
    await user.click(await cell(`${friday}, 14h - 16h`));
    expect(screen.getByText("1 nouveau créneau")).toBeVisible();
    festival.plug();
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(messages()).toContain("Disponibilités sauvegardées 🥳"));
    expect(festival.kept.given).toEqual([written("2026-05-15", 12, 14)]);
    expect(await cell(`${friday}, 14h - 16h, choisi`)).toBeVisible();
    await user.click(send());
    await waitFor(() => expect(festival.kept.given).toEqual([written("2026-05-15", 12, 16)]));
  });
});

describe("The steps", () => {
  it("are three for everybody, and say where something is chosen", async () => {
    festival.kept.given = [written("2026-05-16", 18, 20)];
    open();
    await cell("lundi 11 mai, 6h - 8h");
    expect(await steps()).toEqual([
      "1Pré-festival11 - 14 mai",
      "Festival15 - 17 maides créneaux y sont choisis",
      "3Post-festival18 - 21 mai",
    ]);
  });

  it("begin earlier for organisers, when the dates say so", async () => {
    setDates(["eventDate", "2026-05-15T16:00:00.000Z"], ["orgaWeekDate", "2026-04-24T22:00:00.000Z"]);
    const { user } = openPage("/availabilities", {
      teams: ["hard"],
      permissions: ["enter-extended-availabilities"],
    });
    expect((await steps()).slice(0, 3)).toEqual([
      "1Collage - S125 avril - 1 mai",
      "2Collage - S22 - 3 mai",
      "3Pré-pré-festival4 - 10 mai",
    ]);
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    expect(await cell("samedi 2 mai, 6h - 8h")).toBeVisible();
  });

  it("are not there before the festival has dates", async () => {
    setDates();
    open();
    expect(await screen.findByText("Les dates du festival ne sont pas encore fixées")).toBeVisible();
  });
});
