import { notFoundRefusal, refusal } from "../../testing/refusal";
import { inquiryOwnerOf } from "../../festival-event/inquiry";
import { addRequest, findRequest, linkDrive, removeRequest, updateRequest } from "./inquiry-requests";
import {
  approvedBy,
  draft,
  inReview,
  readyDraft,
  refusedBy,
  saturdayMorning,
  validated,
} from "../testing/activities";
import { banner, barrier, cable, chair, request, table } from "../testing/gears";

const timeWindows = [saturdayMorning];
const withTables = readyDraft({ inquiry: { timeWindows, gears: [request(table)] } });
const locked = (team: string) => refusal(`La FA a déjà été validée par l'équipe ${team}.`);

describe("The owner of a request", () => {
  it("is the team of the gear's category, matos when it is no other owner", () => {
    expect(inquiryOwnerOf(cable)).toBe("elec");
    expect(inquiryOwnerOf(barrier)).toBe("barrieres");
    expect(inquiryOwnerOf(table)).toBe("matos");
    expect(inquiryOwnerOf(banner)).toBe("matos");
    expect(inquiryOwnerOf({})).toBe("matos");
  });

  it("says in which list it stands", () => {
    const fa = [table, cable, barrier].reduce((sheet, gear) => addRequest(sheet, gear, 2), draft());
    expect(fa.inquiry).toMatchObject({
      gears: [request(table)],
      electricity: [request(cable)],
      barriers: [request(barrier)],
    });
    expect(findRequest(fa, cable.slug)).toEqual({ owner: "elec", request: request(cable) });
    expect(findRequest(fa, "rien")).toBeUndefined();
  });
});

describe("FA-53 In review, the last request of the three lists together", () => {
  it("stays", () => {
    expect(() => removeRequest(inReview(withTables), table)).toThrow(
      refusal("Il s'agit de la dernière demande de matos. Il n'est pas possible de la supprimer"),
    );
  });

  it("may go while another list has one", () => {
    const fa = addRequest(inReview(withTables), cable, 1);
    expect(removeRequest(fa, table).inquiry.gears).toEqual([]);
  });
});

describe("FA-54 A gear", () => {
  it("is asked for once", () => {
    expect(() => addRequest(withTables, table, 5)).toThrow(
      refusal("Une demande de matos existe déjà pour Table"),
    );
  });

  it("must have been asked for to be changed or removed", () => {
    const unknown = notFoundRefusal("Il n'y a aucune demande de matos pour Chaise");
    expect(() => updateRequest(withTables, chair, 5)).toThrow(unknown);
    expect(() => removeRequest(withTables, chair)).toThrow(unknown);
  });
});

describe("FA-55 Requests are closed by the gear's owner", () => {
  const inquiry = { timeWindows, gears: [request(table)], electricity: [request(cable)] };
  const fa = approvedBy(["matos"], readyDraft({ inquiry }));

  it("to adding, changing and removing", () => {
    expect(() => addRequest(fa, chair, 1)).toThrow(locked("matos"));
    expect(() => updateRequest(fa, table, 1)).toThrow(locked("matos"));
    expect(() => removeRequest(fa, table)).toThrow(locked("matos"));
  });

  it("the other owners' lists stay open", () => {
    expect(addRequest(fa, barrier, 1).inquiry.barriers).toHaveLength(1);
    expect(updateRequest(fa, cable, 7).inquiry.electricity[0]?.quantity).toBe(7);
    expect(removeRequest(fa, cable).inquiry.electricity).toEqual([]);
  });
});

describe("FA-58 A drive", () => {
  it("is refused in a draft", () => {
    expect(() => linkDrive(withTables, table.slug, "Magasin")).toThrow(
      refusal("Il n'est pas possible d'attribuer un lieu à une demande de matos dans une FA en brouillon"),
    );
  });

  it("is given in any other state, even after the owner has approved", () => {
    const sheets = [
      inReview(withTables),
      refusedBy(["humain"], withTables),
      approvedBy(["matos"], withTables),
      validated(withTables),
    ];
    for (const fa of sheets) {
      expect(linkDrive(fa, table.slug, "Magasin").inquiry.gears).toEqual([
        request(table, { drive: "Magasin" }),
      ]);
    }
  });

  it("is for a gear that is asked for", () => {
    expect(() => linkDrive(inReview(withTables), "rien", "Magasin")).toThrow(
      notFoundRefusal("Aucune demande de matos ne correspond"),
    );
  });
});

describe("FA-59", () => {
  it("a changed quantity keeps the drive", () => {
    const fa = linkDrive(inReview(withTables), table.slug, "Magasin");
    expect(updateRequest(fa, table, 9).inquiry.gears).toEqual([
      request(table, { quantity: 9, drive: "Magasin" }),
    ]);
  });

  it("the other requests of the list stay as they are", () => {
    const two = inReview(addRequest(withTables, chair, 4) as typeof withTables);
    expect(updateRequest(two, table, 9).inquiry.gears).toEqual([
      request(chair, { quantity: 4 }),
      request(table, { quantity: 9 }),
    ]);
    expect(removeRequest(two, table).inquiry.gears).toEqual([request(chair, { quantity: 4 })]);
  });

  it("a new request comes first", () => {
    const slugs = addRequest(withTables, chair, 4).inquiry.gears.map(({ slug }) => slug);
    expect(slugs).toEqual(["chaise", "table"]);
  });
});
