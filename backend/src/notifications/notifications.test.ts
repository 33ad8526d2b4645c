import { editionOf } from "@coulisses/shared-domain/time/edition";
import { contributions } from "../database/schema/money";
import { addLines, holdAccounts } from "../personal-account/ledger";
import type { Alerts } from "@coulisses/shared-domain/contract/notifications";
import { eq } from "drizzle-orm";
import { users } from "../database/schema/people";
import { lea } from "../registrations/testing/newcomers";
import { newInvitation } from "../registrations/testing/new-invitation";
import { call, senderOn } from "../testing/calls";
import { formWithFile, smallPng } from "../testing/multipart";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let humain: Person, sg: Person, organiser: Person;

beforeAll(async () => {
  humain = await server.person({ teams: ["benevole", "hard", "humain"] });
  sg = await server.person({ teams: ["benevole", "hard", "sg"] });
  organiser = await server.person({ teams: ["benevole", "hard"] });
});

const send = senderOn(server);
const hasNews = async (person: Person) =>
  (await send("GET", "/notifications", person)).json<{ hasNotifications: boolean }>().hasNotifications;
const alertsOf = async (person: Person) => (await send("GET", "/alerts", person)).json<Alerts>();

const register = async (invited: boolean, changes: object = {}) =>
  call(server, "POST", "/registrations", {
    body: {
      ...(invited && { token: await newInvitation(server) }),
      newcomer: lea({ teams: [], ...changes }),
    },
  });

describe("RG-10 What is new for those who admit organisers", () => {
  it("is nothing at first, nor when a volunteer registers", async () => {
    expect((await register(false)).status).toBe(204);
    expect([await hasNews(humain), await hasNews(sg)]).toEqual([false, false]);
  });

  it("is nothing when an organiser's registration is refused", async () => {
    expect((await register(true, { firstname: "" })).status).toBe(400);
    expect((await register(true, { email: organiser.email })).status).toBe(204);
    expect(await hasNews(humain)).toBe(false);
  });

  it("is an organiser who registered, until each of them has looked", async () => {
    expect((await register(true)).status).toBe(204);
    expect((await register(true)).status).toBe(204);
    expect([await hasNews(humain), await hasNews(sg), await hasNews(organiser)]).toEqual([true, true, false]);
    expect((await send("DELETE", "/notifications", humain)).status).toBe(204);
    expect([await hasNews(humain), await hasNews(sg)]).toEqual([false, true]);
    expect((await send("DELETE", "/notifications", humain)).status).toBe(204);
  });

  it("is theirs alone to read: strangers have none", async () => {
    expect((await call(server, "GET", "/notifications")).status).toBe(401);
    expect((await call(server, "DELETE", "/notifications")).status).toBe(401);
    expect((await call(server, "GET", "/alerts")).status).toBe(401);
  });
});

describe("What a person still has to do", () => {
  it("is a picture, friends and to be accepted, for anyone who just registered as a volunteer", async () => {
    const newcomer = await server.person({ registrationMembership: "VOLUNTEER" });
    expect(await alertsOf(newcomer)).toEqual({ profilePicture: true, friends: true, notYetVolunteer: true });
  });

  it("is no longer a picture once there is one", async () => {
    const person = await server.person();
    await call(server, "POST", "/users/me/profile-picture", {
      token: person.accessToken,
      ...formWithFile(smallPng),
    });
    expect((await alertsOf(person)).profilePicture).toBe(false);
  });

  it("is no longer friends once either has chosen the other, as long as both are there", async () => {
    const member = () => server.person({ teams: ["benevole"] });
    const [chooser, chosen] = [await member(), await member()];
    await send("POST", "/friends", chooser, { id: chosen.id });
    expect([(await alertsOf(chooser)).friends, (await alertsOf(chosen)).friends]).toEqual([false, false]);
    await server.services.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, chosen.id));
    expect((await alertsOf(chooser)).friends).toBe(true);
  });

  it.each([
    ["volunteers who were accepted", "VOLUNTEER", ["benevole"]],
    ["those who registered as organisers", "STAFF", []],
    ["accounts that were never registered", null, []],
  ] as const)(
    "is not to be accepted as a volunteer, for %s",
    async (_case, registrationMembership, teams) => {
      const person = await server.person({ registrationMembership, teams });
      expect((await alertsOf(person)).notYetVolunteer).toBe(false);
    },
  );

  it("AL-1 is said of an account that is not at zero, to anyone who has one", async () => {
    const holder = await server.person({ teams: ["hard"] });
    const volunteer = await server.person({ teams: ["soft"] });
    expect(await alertsOf(holder)).not.toHaveProperty("personalAccount");
    await server.services.write(async (tx, changes) => {
      const held = await holdAccounts(tx, [holder.id, volunteer.id]);
      const line = {
        type: "TRANSFER" as const,
        from: holder.id,
        to: volunteer.id,
        amount: 534,
        context: "Crêpes",
      };
      await addLines(tx, changes, held, { name: "Épreuve", madeBy: holder.id, lines: [line] });
    });
    const summary = "Tu es dans le négatif !";
    expect((await alertsOf(holder)).personalAccount).toEqual({ summary, balance: -534 });
    expect(await alertsOf(volunteer)).not.toHaveProperty("personalAccount");
  });

  it("CO-6 is the contribution of this edition, until it is paid, for anyone who has to pay", async () => {
    const [payer, volunteer] = [
      await server.person({ teams: ["hard"] }),
      await server.person({ teams: ["soft"] }),
    ];
    const edition = editionOf(new Date());
    const pay = (paid: number) =>
      server.services.db
        .insert(contributions)
        .values({ adherentId: payer.id, edition: paid, amount: 500, expirationDate: new Date() });
    await pay(edition - 1);
    const summary = "Tu n'as pas encore payé ta cotisation";
    expect((await alertsOf(payer)).contribution).toEqual({ summary, edition });
    expect(await alertsOf(volunteer)).not.toHaveProperty("contribution");
    await pay(edition);
    expect(await alertsOf(payer)).not.toHaveProperty("contribution");
  });
});
