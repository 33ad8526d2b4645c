import { PARTICIPATIONS_PAGE } from "@coulisses/shared-domain/charisma/participations";
import type { ListedParticipation, PotentialParticipant } from "@coulisses/shared-domain/contract/charisma";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { charismaParticipations } from "../database/schema/charisma";
import { call } from "../testing/calls";
import { type Person, useTestServer } from "../testing/test-server";

const server = useTestServer();
let board: Person, lea: Person, noel: Person;
beforeAll(async () => {
  board = await server.person({ teams: ["benevole", "hard", "bureau"] });
  lea = await server.person({ firstname: "Léa", lastname: "Martin", teams: ["benevole"] });
  noel = await server.person({ firstname: "Noël", lastname: "Petit", teams: ["benevole"] });
});
beforeEach(() => server.services.db.delete(charismaParticipations));

const as = ({ accessToken: token }: Person) => ({ token });
// Already the next day in Paris.
const cleaning = { name: "Nettoyage d'été", charismaPerHour: 10, eventDate: "2026-11-21T23:30:00Z" };
const hoursOf = (...people: [Person, number][]) => people.map(([{ id }, hours]) => ({ id, hours }));
const add = (participants: object[], event: object = cleaning, person = board) =>
  call(server, "POST", "/charisma-events", { ...as(person), body: { event, participants } });
const list = async () =>
  (await call(server, "GET", "/charisma-events/all-participations", as(board))).json<ListedParticipation[]>();
const pathOf = ({ id }: Person, day = "2026-11-22") =>
  `/charisma-events/nettoyage-d-ete/date/${day}/participant/${String(id)}`;
const charismaOf = async (person: Person) =>
  (await call(server, "GET", "/users/me", as(person))).json<Me>().charisma;

describe("An event of charisma", () => {
  it("§3.4-7 gives each participant what their hours are worth, on the day of Paris", async () => {
    const answer = await add(hoursOf([lea, 2], [noel, 1.5]));
    expect(answer.status).toBe(201);
    expect(answer.json<ListedParticipation[]>()).toEqual(await list());
    expect((await list()).map(({ participant, ...rest }) => [participant.firstname, rest])).toEqual([
      ["Léa", { slug: "nettoyage-d-ete", name: "Nettoyage d'été", charisma: 20, eventDate: "2026-11-22" }],
      ["Noël", { slug: "nettoyage-d-ete", name: "Nettoyage d'été", charisma: 15, eventDate: "2026-11-22" }],
    ]);
    expect([await charismaOf(lea), await charismaOf(noel)]).toEqual([20, 15]);
    const potential = await call(server, "GET", "/charisma-events/potential-participants", as(board));
    const leaThere = potential.json<PotentialParticipant[]>().find(({ id }) => id === lea.id);
    expect(leaThere).toMatchObject({ firstname: "Léa", charisma: 20 });
  });

  it("§3.4-6 takes nobody twice, and then nobody at all; the same event another day is another one", async () => {
    await add(hoursOf([lea, 2]));
    const again = await add(hoursOf([lea, 1], [noel, 1]));
    expect([again.status, again.message]).toEqual([409, "Léa Martin participe déjà à cet évènement"]);
    expect(await list()).toHaveLength(1);
    expect((await add(hoursOf([lea, 1]), { ...cleaning, eventDate: "2026-11-29T12:00:00Z" })).status).toBe(
      201,
    );
    expect((await list()).map(({ eventDate }) => eventDate)).toEqual(["2026-11-29", "2026-11-22"]);
  });

  it("is written once when it is sent ten times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(hoursOf([lea, 1], [noel, 1]))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await list()).toHaveLength(2);
  });

  it("refuses a person who does not exist", async () => {
    const answer = await add([...hoursOf([lea, 1]), { id: 424_242, hours: 1 }]);
    expect(answer.status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it.each([
    ["§3.4-1 a name without a letter", { name: " ?" }, [{ id: 1, hours: 1 }]],
    ["§3.4-2 no points", { charismaPerHour: 0 }, [{ id: 1, hours: 1 }]],
    ["§3.4-2 points as text", { charismaPerHour: "10" }, [{ id: 1, hours: 1 }]],
    ["§3.4-3 nobody", {}, []],
    ["§3.4-4 no hours", {}, [{ id: 1, hours: 0 }]],
    [
      "§3.4-5 somebody twice",
      {},
      [
        { id: 1, hours: 1 },
        { id: 1, hours: 2 },
      ],
    ],
    ["more points than a number holds", { charismaPerHour: 1_000_000 }, [{ id: 1, hours: 1e9 }]],
    ["a date that is none", { eventDate: "hier" }, [{ id: 1, hours: 1 }]],
  ])("refuses %s", async (_, wrong, participants) => {
    expect((await add(participants, { ...cleaning, ...wrong })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it("is for those who manage events alone", async () => {
    await add(hoursOf([lea, 2]));
    const read = (path: string) => call(server, "GET", `/charisma-events/${path}`, as(lea));
    expect((await add(hoursOf([lea, 2]), cleaning, lea)).status).toBe(403);
    expect((await read("all-participations")).status).toBe(403);
    expect((await read("potential-participants")).status).toBe(403);
    expect((await call(server, "PATCH", pathOf(lea), { ...as(lea), body: { charisma: 99 } })).status).toBe(
      403,
    );
    expect((await call(server, "DELETE", pathOf(lea), as(lea))).status).toBe(403);
  });
});

describe("The list of participations", () => {
  const found = async (query: string) =>
    (await call(server, "GET", `/charisma-events/all-participations?${query}`, as(board))).json<
      ListedParticipation[]
    >();
  const names = async (query: string) =>
    (await found(query)).map(({ name, participant }) => `${name} ${participant.firstname}`);
  beforeEach(async () => {
    await add(hoursOf([lea, 2], [noel, 1]));
    await add(hoursOf([lea, 3]), { ...cleaning, name: "100 % tri", eventDate: "2026-12-05T12:00:00Z" });
  });

  it("comes in pages, the last event first", async () => {
    expect(await names("limit=2")).toEqual(["100 % tri Léa", "Nettoyage d'été Léa"]);
    expect(await names("limit=2&offset=2")).toEqual(["Nettoyage d'été Noël"]);
    expect(await names("offset=3")).toEqual([]);
  });

  it("never hands over more than a page of a festival of many years", async () => {
    const days = Array.from({ length: 150 }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day)));
    await server.services.db.insert(charismaParticipations).values(
      days.map((day) => ({
        participantId: lea.id,
        slug: "tri",
        name: "Tri",
        charisma: 10,
        eventDate: day.toISOString().slice(0, 10),
      })),
    );
    expect(await found("")).toHaveLength(PARTICIPATIONS_PAGE);
    expect(await found("limit=500")).toHaveLength(153);
  });

  it.each([
    ["name", ["100 % tri", "Nettoyage d'été", "Nettoyage d'été"]],
    ["-charisma", ["100 % tri", "Nettoyage d'été", "Nettoyage d'été"]],
    ["eventDate", ["Nettoyage d'été", "Nettoyage d'été", "100 % tri"]],
  ])("CH-7 is sorted by %s", async (sort, events) => {
    expect((await found(`sort=${sort}`)).map(({ name }) => name)).toEqual(events);
  });

  it("is sorted by the names of the participants", async () => {
    const participants = async (query: string) =>
      (await found(query)).map(({ participant }) => participant.firstname);
    expect(await participants("sort=participant")).toEqual(["Léa", "Léa", "Noël"]);
    expect(await participants("sort=-participant")).toEqual(["Noël", "Léa", "Léa"]);
  });

  it.each([
    ["ete leA", ["Nettoyage d'été Léa"]],
    ["22/11/2026 noel", ["Nettoyage d'été Noël"]],
    ["30", ["100 % tri Léa"]],
    ["%", ["100 % tri Léa"]],
    ["zzz", []],
  ])("is searched for « %s »", async (search, lines) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(lines);
  });

  it("is totalled over all that is found", async () => {
    const total = (search: string) =>
      call(server, "GET", `/charisma-events/participations-total?search=${search}`, as(board));
    expect((await total("")).json()).toEqual({ participations: 3, people: 2, charisma: 60 });
    expect((await total("lea")).json()).toEqual({ participations: 2, people: 1, charisma: 50 });
    expect((await total("zzz")).json()).toEqual({ participations: 0, people: 0, charisma: 0 });
  });

  it("is handed over whole as a file, which the journal knows of", async () => {
    const file = await call(server, "GET", "/charisma-events/export?search=noel", as(board));
    expect(file.body.split("\n")).toEqual([
      '"Événement","Date","Participant","Charisme"',
      `"Nettoyage d'été","2026-11-22","Noël Petit","10"`,
    ]);
    const admin = await server.person({ teams: ["admin"] });
    const journal = await call(server, "GET", "/audit-entries?kind=data-exported", as(admin));
    expect(journal.body).toContain("export:participations");
  });

  it.each(["limit=501", "limit=0", "offset=-1", "sort=dragon"])("is refused with %s", async (query) => {
    const answer = await call(server, "GET", `/charisma-events/all-participations?${query}`, as(board));
    expect(answer.status).toBe(400);
  });

  it("is for those who manage events alone", async () => {
    for (const path of ["participations-total", "export"])
      expect((await call(server, "GET", `/charisma-events/${path}`, as(lea))).status).toBe(403);
  });
});

describe("A participation", () => {
  it("§3.4-8 is given another total, and taken back", async () => {
    await add(hoursOf([lea, 2]));
    const changed = await call(server, "PATCH", pathOf(lea), { ...as(board), body: { charisma: 666 } });
    expect(changed.json()).toMatchObject({ charisma: 666, participant: { firstname: "Léa" } });
    expect(await charismaOf(lea)).toBe(666);
    const wrong = await call(server, "PATCH", pathOf(lea), { ...as(board), body: { charisma: 0 } });
    expect([wrong.status, wrong.message]).toEqual([400, "Le charisme par heure doit être positif"]);
    expect((await call(server, "DELETE", pathOf(lea), as(board))).status).toBe(204);
    expect(await charismaOf(lea)).toBe(0);
  });

  it.each([
    ["of somebody who wasn't there", () => pathOf(noel)],
    ["of another day", () => pathOf(lea, "2026-11-23")],
  ])("%s is not found", async (_, path) => {
    await add(hoursOf([lea, 2]));
    for (const answer of [
      await call(server, "PATCH", path(), { ...as(board), body: { charisma: 5 } }),
      await call(server, "DELETE", path(), as(board)),
    ]) {
      expect([answer.status, answer.message]).toEqual([404, "La participation n'existe pas"]);
    }
  });

  it("on a day that is none is refused", async () => {
    const answer = await call(server, "DELETE", pathOf(lea, "2026-02-30"), as(board));
    expect(answer.status).toBe(400);
  });
});
