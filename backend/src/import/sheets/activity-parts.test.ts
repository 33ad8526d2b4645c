import * as ours from "../../database/schema/festival-activities";
import { sheetsOf } from "./testing/import";
import { at } from "./testing/peer";
import { activity, window } from "./testing/rows";

const draft = { festival_activity: [activity({ status: "DRAFT" })] };

describe("The parts of an imported activity", () => {
  it("windows get our ids; one without length and the second of the same minutes are out", () => {
    const { rows, told } = sheetsOf({
      ...draft,
      festival_activity_time_window_general: [
        window({ id: "b" }),
        window({ id: "a", start: at("2026-05-15T17:59:59Z") }),
        window({ id: "c", end: at("2026-05-15T18:00:00Z") }),
        window({ id: "d", end: at("2026-07-15T18:00:00Z") }),
      ],
      festival_activity_time_window_inquiry: [window({ id: "e" })],
    });
    expect(rows(ours.festivalActivityTimeWindows)).toEqual([
      {
        activityId: 1,
        id: "29647800-29648040",
        startAt: at("2026-05-15T17:59:59Z"),
        endAt: at("2026-05-15T22:00:00Z"),
      },
      {
        activityId: 1,
        id: "29647800-29735640",
        startAt: at("2026-05-15T18:00:00Z"),
        endAt: at("2026-07-15T18:00:00Z"),
      },
    ]);
    expect(rows(ours.festivalActivityInquiryTimeWindows)).toHaveLength(1);
    expect(told).toEqual([
      "out festival_activity_time_window_general FA 1 « Bal », créneau du 15/05/2026 20:00 au 16/05/2026 00:00 : Une autre a les mêmes heures, à la minute près",
      "out festival_activity_time_window_general FA 1 « Bal », créneau du 15/05/2026 20:00 au 15/05/2026 20:00 : La période doit avoir une durée",
      "noted festival_activity_time_window_general FA 1 « Bal », créneau du 15/05/2026 20:00 au 15/07/2026 20:00 : Repris tel quel, mais les formulaires le refusent : Un créneau dure 31 jours au plus",
    ]);
  });

  it("contractors come as they are", () => {
    const person = {
      first_name: "Ann",
      last_name: "Son",
      phone_number: "",
      email: null,
      company: null,
      comment: null,
    };
    const { rows, told } = sheetsOf({ ...draft, contractor: [{ fa_id: 1, id: 4, ...person }] });
    expect(rows(ours.festivalActivityContractors)).toEqual([
      {
        activityId: 1,
        id: 4,
        firstname: "Ann",
        lastname: "Son",
        phone: "",
        email: null,
        company: null,
        comment: null,
      },
    ]);
    expect(told).toEqual([
      "noted contractor FA 1 « Bal », prestataire Ann Son : Repris tel quel, mais les formulaires le refusent : Téléphone : ne peut pas être vide",
    ]);
  });

  it("signs get our ids; none, and the second of one id, are out", () => {
    const sign = { fa_id: 1, type: "BACHE", size: "A3", quantity: 1, comment: null, catalogItemId: null };
    const { rows, told } = sheetsOf({
      ...draft,
      festival_activity_signage: [
        { ...sign, id: "bache-piñata-a3", text: "Piñata" },
        { ...sign, id: "bache-pinata-a3", text: "Pinata", catalogItemId: 7 },
        { ...sign, id: "bache-rien-a3", text: "Rien", quantity: 0 },
        { ...sign, id: "bache-bal-a3", text: "Bal", catalogItemId: 8 },
      ],
    });
    expect(rows(ours.festivalActivitySignages)).toMatchObject([
      { id: "bache-bal-a3", catalogItemId: null },
      { id: "bache-pinata-a3", text: "Pinata", catalogItemId: 7 },
    ]);
    expect(told).toEqual([
      "noted festival_activity_signage FA 1 « Bal », signalétique « Bal » : Sa référence du catalogue n'est pas reprise",
      "out festival_activity_signage FA 1 « Bal », signalétique « Piñata » : Une autre a les mêmes type, texte et taille",
      "out festival_activity_signage FA 1 « Bal », signalétique « Rien » : Quantité de 0",
    ]);
  });

  it("devices get our ids; none, without power, and the second of one id are out", () => {
    const device = { festival_supply_id: 1, connection: "P17_16A_MONO", power: 100, count: 1, comment: null };
    const { rows, told } = sheetsOf({
      ...draft,
      festival_activity_electricity_supply: [
        { ...device, id: "four-p17", device: "Four" },
        { ...device, id: "four-p18", device: "Fôur" },
        { ...device, id: "rien", device: "Rien", count: 0 },
        { ...device, id: "mou", device: "Mou", power: -1 },
      ],
    });
    expect(rows(ours.festivalActivityElectricity)).toMatchObject([
      { activityId: 1, device: "Four", power: 100 },
    ]);
    expect(told).toEqual([
      "out festival_activity_electricity_supply FA 1 « Bal », appareil « Fôur » : Un autre a les mêmes nom et branchement",
      "out festival_activity_electricity_supply FA 1 « Bal », appareil « Mou » : 1 de -1 W : il en faut plus de 0",
      "out festival_activity_electricity_supply FA 1 « Bal », appareil « Rien » : 0 de 100 W : il en faut plus de 0",
    ]);
  });

  it("requests find their gear by the peer's slug, and their team by its category", () => {
    const request = { fa_id: 1, quantity: 2, drive: null };
    const { rows, told } = sheetsOf({
      ...draft,
      festival_activity_inquiry_request: [
        { ...request, slug: "echelle", drive: "Magasin" },
        { ...request, slug: "cable", drive: "Ailleurs" },
        { ...request, slug: "tabouret" },
        { ...request, slug: "disparu" },
        { fa_id: 1, slug: "echelle", quantity: 0, drive: null },
      ],
    });
    expect(rows(ours.festivalActivityInquiryRequests)).toEqual([
      { activityId: 1, owner: "matos", gearId: 11, quantity: 2, drive: "Magasin" },
      { activityId: 1, owner: "elec", gearId: 12, quantity: 2, drive: null },
      { activityId: 1, owner: "matos", gearId: 13, quantity: 2, drive: null },
    ]);
    expect(told).toEqual([
      "noted festival_activity_inquiry_request FA 1 « Bal », 2 × « Câble » : Lieu de retrait « Ailleurs » inconnu ici : à choisir à nouveau",
      "noted festival_activity_inquiry_request FA 1 « Bal », 2 × « Tabouret » : Sa catégorie n'est à aucune équipe qui fournit du matos : demandé à matos",
      "out festival_activity_inquiry_request FA 1 « Bal », 2 × « disparu » : Son matos n'est pas repris",
      "out festival_activity_inquiry_request FA 1 « Bal », 0 × « Échelle » : La quantité doit être au moins de 1",
    ]);
  });
});

describe("Comments and history of an imported sheet", () => {
  it("comments come in the order of time; an empty one is out", () => {
    const comment = { fa_id: 1, author_id: 2 };
    const { rows, told } = sheetsOf({
      ...draft,
      festival_activity_feedback: [
        { ...comment, content: "Après", published_at: at("2026-03-02T10:00:00Z") },
        { ...comment, content: "Avant", published_at: at("2026-03-01T10:00:00Z") },
        { ...comment, content: " \n", published_at: at("2026-03-03T10:00:00Z") },
      ],
    });
    expect(rows(ours.festivalActivityFeedbacks)).toMatchObject([
      { activityId: 1, authorId: 102, content: "Avant" },
      { content: "Après" },
    ]);
    expect(told).toEqual([
      "out festival_activity_feedback FA 1 « Bal », commentaire de Personne 2 du 03/03/2026 11:00 : Commentaire vide",
    ]);
  });

  it("events come to the second, with a standard text where none was kept; a second one and comments are out", () => {
    const event = { fa_id: 1, instigatorId: 2, context: null, snapshot: { id: 1, name: "Bal" } };
    const { rows, told } = sheetsOf({
      ...draft,
      festival_activity_history: [
        { ...event, id: 3, event: "REJECTED", at: at("2026-03-01T10:00:00.700Z") },
        { ...event, id: 1, event: "CREATED", at: at("2026-03-01T10:00:00.300Z"), context: "FA créée" },
        { ...event, id: 4, event: "REJECTED", at: at("2026-03-01T10:00:00.900Z") },
        { ...event, id: 5, event: "COMMENTED", at: at("2026-03-01T11:00:00Z") },
      ],
    });
    expect(rows(ours.festivalActivityHistory)).toEqual([
      {
        activityId: 1,
        id: 1,
        action: "CREATED",
        byId: 102,
        at: at("2026-03-01T10:00:00Z"),
        description: "FA créée",
        snapshot: { id: 1, name: "Bal", version: 1 },
      },
      {
        activityId: 1,
        id: 3,
        action: "REJECTED",
        byId: 102,
        at: at("2026-03-01T10:00:00Z"),
        description: "FA rejetée pour la raison suivante: raison inconnue",
        snapshot: { id: 1, name: "Bal", version: 1 },
      },
    ]);
    expect(told).toEqual([
      "out festival_activity_history FA 1 « Bal », « FA rejetée pour la raison suivante: raison inconnue » de Personne 2 du 01/03/2026 11:00 : Le même événement est déjà là, à la même seconde",
      "out festival_activity_history FA 1 « Bal », « COMMENTED » de Personne 2 du 01/03/2026 12:00 : L'événement COMMENTED n'existe pas ici",
    ]);
  });
});
