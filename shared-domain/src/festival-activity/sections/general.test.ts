import { badInputRefusal, notFoundRefusal, refusal } from "../../testing/refusal";
import { activityCategories, activityCategoryLabel } from "./categories";
import {
  addTimeWindow,
  missingForPublication,
  removeTimeWindow,
  updateGeneral,
  updateTimeWindow,
} from "./general";
import {
  approvedBy,
  draft,
  inReview,
  readyDraft,
  readyPublicDraft,
  reviewed,
  saturdayMorning,
  saturdayNight,
  validated,
} from "../testing/activities";

const photoLink = "https://drive.exemple.fr/photo";
const locked = (team: string) => refusal(`La FA a déjà été validée par l'équipe ${team}.`);

describe("FA-30 In a draft", () => {
  it("only what is said changes", () => {
    const fa = updateGeneral(draft({ general: { photoLink } }), { name: "Concert" });
    expect(fa.general).toEqual({ ...draft().general, name: "Concert", photoLink });
  });

  it("publishing asks for nothing yet", () => {
    expect(updateGeneral(draft(), { toPublish: true }).general.toPublish).toBe(true);
  });

  it("the description can be emptied", () => {
    expect(updateGeneral(readyDraft(), { description: null }).general.description).toBeNull();
  });

  it("making it private drops its photo and its flag", () => {
    const published = readyPublicDraft({ general: { isFlagship: true } });
    expect(updateGeneral(published, { toPublish: false }).general).toMatchObject({
      toPublish: false,
      photoLink: null,
      isFlagship: false,
      categories: ["Culture"],
      timeWindows: [saturdayMorning],
    });
  });

  it("a name is never blank", () => {
    expect(() => updateGeneral(draft(), { name: " " })).toThrow(
      badInputRefusal("Le nom de la FA est nécessaire"),
    );
  });

  it("categories are read without the capitals of their codes", () => {
    expect(activityCategories.map(activityCategoryLabel)).toEqual([
      "Divertissement",
      "Culture",
      "Sport",
      "Enfant",
      "Autre",
      "Statique",
      "Bar",
      "Manutention",
      "Fun",
      "Relou",
    ]);
  });

  it("categories are those of the festival, once each", () => {
    expect(updateGeneral(draft(), { categories: ["BAR", "Sport", "BAR"] }).general.categories).toEqual([
      "BAR",
      "Sport",
    ]);
    expect(() => updateGeneral(draft(), { categories: ["Cuisine"] })).toThrow(
      badInputRefusal("La catégorie Cuisine n'existe pas"),
    );
  });
});

describe("FA-31 Once out of the draft", () => {
  it("description and photo can't be emptied", () => {
    const fa = inReview(readyPublicDraft());
    const { general } = updateGeneral(fa, { description: null, photoLink: null, name: "Concert" });
    expect(general).toEqual({ ...fa.general, name: "Concert" });
  });

  it("a private activity has neither photo nor flag", () => {
    const { general } = updateGeneral(inReview(), { photoLink, isFlagship: true });
    expect(general).toMatchObject({ photoLink: null, isFlagship: false });
  });

  it("making it private keeps its windows and its categories", () => {
    const { general } = updateGeneral(inReview(readyPublicDraft()), { toPublish: false });
    expect(general).toMatchObject({
      photoLink: null,
      categories: ["Culture"],
      timeWindows: [saturdayMorning],
    });
  });
});

describe("FA-32 Making public what lacks something", () => {
  const heading = "Il n'est pas possible de rendre publique cette FA";

  it("tells all that is missing", () => {
    expect(() => updateGeneral(inReview(), { toPublish: true })).toThrow(
      refusal(
        `${heading}\n- Il faut au moins une catégorie.\n- Il faut définir un lien pour la photo.\n- Il faut au moins un créneau.`,
      ),
    );
  });

  it("tells only what is missing", () => {
    const fa = inReview(readyDraft({ general: { timeWindows: [saturdayMorning] } }));
    expect(() => updateGeneral(fa, { toPublish: true, categories: ["Sport"] })).toThrow(
      refusal(`${heading}\n- Il faut définir un lien pour la photo.`),
    );
  });

  it("a public activity keeps a category", () => {
    expect(() => updateGeneral(inReview(readyPublicDraft()), { categories: [] })).toThrow(
      refusal(`${heading}\n- Il faut au moins une catégorie.`),
    );
  });

  it("the screen knows beforehand", () => {
    expect(missingForPublication(inReview().general)).toHaveLength(3);
    expect(missingForPublication(readyPublicDraft().general)).toEqual([]);
  });
});

describe("FA-33 Switching privacy in review", () => {
  const teams = ["matos", "elec", "barrieres", "secu", "signa"] as const;
  const publication = { toPublish: true, photoLink, categories: ["Sport"] };

  it("asks communication once public", () => {
    const fa = inReview(readyDraft({ general: { timeWindows: [saturdayMorning] } }));
    expect(updateGeneral(fa, publication)).toMatchObject({
      status: "IN_REVIEW",
      reviews: { communication: "REVIEWING" },
    });
  });

  it("no longer asks communication once private", () => {
    expect(updateGeneral(inReview(readyPublicDraft()), { toPublish: false })).toMatchObject({
      status: "IN_REVIEW",
      reviews: { communication: "NOT_ASKING_TO_REVIEW" },
    });
  });

  it("validates when communication was the last one awaited", () => {
    const fa = approvedBy([...teams, "humain"], readyPublicDraft());
    expect(updateGeneral(fa, { toPublish: false }).status).toBe("VALIDATED");
  });

  it("is no longer refused when communication was the only one to reject", () => {
    const fa = reviewed(readyPublicDraft(), { communication: "REJECTED" });
    expect(updateGeneral(fa, { toPublish: false }).status).toBe("IN_REVIEW");
  });

  it("leaves the reviews alone when privacy does not change", () => {
    const fa = approvedBy(["humain"], readyPublicDraft());
    expect(updateGeneral(fa, { toPublish: true, name: "Concert" })).toMatchObject({
      reviews: fa.reviews,
    });
  });
});

describe("FA-34 The general section is closed", () => {
  it("by communication when the activity is public", () => {
    const fa = approvedBy(["communication"], readyPublicDraft());
    expect(() => updateGeneral(fa, { name: "Concert" })).toThrow(locked("communication"));
    expect(() => updateGeneral(fa, { toPublish: false })).toThrow(locked("communication"));
  });

  it("by humain when it is private", () => {
    expect(() => updateGeneral(approvedBy(["humain"]), { name: "Concert" })).toThrow(locked("humain"));
  });

  it("but not by humain when it is public", () => {
    const fa = approvedBy(["humain"], readyPublicDraft());
    expect(updateGeneral(fa, { name: "Concert" }).general.name).toBe("Concert");
  });

  it("as it was before the change", () => {
    const fa = approvedBy(["humain"], readyDraft({ general: { timeWindows: [saturdayMorning] } }));
    expect(() => updateGeneral(fa, { toPublish: true, photoLink, categories: ["Sport"] })).toThrow(
      locked("humain"),
    );
  });
});

describe("FA-35 The general windows are closed", () => {
  it.each([readyDraft(), readyPublicDraft()])("by humain, public or private", (from) => {
    const fa = approvedBy(["humain"], from);
    expect(() => addTimeWindow(fa, saturdayNight)).toThrow(locked("humain"));
    expect(() => updateTimeWindow(fa, saturdayMorning.id, saturdayNight)).toThrow(locked("humain"));
    expect(() => removeTimeWindow(fa, saturdayMorning.id)).toThrow(locked("humain"));
  });

  it("but not by communication", () => {
    const fa = approvedBy(["communication"], readyPublicDraft());
    expect(addTimeWindow(fa, saturdayNight).general.timeWindows).toHaveLength(2);
  });
});

describe("FA-36 A general window", () => {
  const fa = draft({ general: { timeWindows: [saturdayMorning] } });

  it("is put at its place in time, with its id", () => {
    const after = addTimeWindow(draft({ general: { timeWindows: [saturdayNight] } }), {
      start: new Date(saturdayMorning.start),
      end: saturdayMorning.end,
    });
    expect(after.general.timeWindows).toEqual([saturdayMorning, saturdayNight]);
  });

  it("comes before a longer one that starts with it", () => {
    const longer = { start: saturdayMorning.start, end: saturdayNight.end };
    const ends = addTimeWindow(addTimeWindow(draft(), longer), saturdayMorning).general.timeWindows;
    expect(ends.map(({ end }) => end)).toEqual([saturdayMorning.end, saturdayNight.end]);
  });

  it("is not there twice", () => {
    const duplicate = refusal("Une créneau existe déjà à ces heures");
    expect(() => addTimeWindow(fa, saturdayMorning)).toThrow(duplicate);
    const both = addTimeWindow(fa, saturdayNight);
    expect(() => updateTimeWindow(both, saturdayNight.id, saturdayMorning)).toThrow(duplicate);
  });

  it("ends after its start and lasts", () => {
    const { start, end } = saturdayMorning;
    expect(() => addTimeWindow(fa, { start: end, end: start })).toThrow(
      badInputRefusal("La date de fin doit être après la date de début"),
    );
    expect(() => addTimeWindow(fa, { start, end: start })).toThrow(
      badInputRefusal("La période doit avoir une durée"),
    );
  });

  it("moves, and may stay where it is", () => {
    const moved = updateTimeWindow(fa, saturdayMorning.id, saturdayNight);
    expect(moved.general.timeWindows).toEqual([saturdayNight]);
    expect(updateTimeWindow(fa, saturdayMorning.id, saturdayMorning)).toEqual(fa);
  });

  it("must exist to be changed, not to be removed", () => {
    expect(() => updateTimeWindow(fa, "1-2", saturdayNight)).toThrow(
      notFoundRefusal("Le créneau n'a pas été trouvé."),
    );
    expect(removeTimeWindow(fa, "1-2")).toBe(fa);
  });
});

describe("FA-37 The last general window", () => {
  it("stays on a public activity in review", () => {
    for (const fa of [inReview(readyPublicDraft()), reviewed(readyPublicDraft(), { elec: "REJECTED" })]) {
      expect(() => removeTimeWindow(fa, saturdayMorning.id)).toThrow(
        refusal("Il faut garder au moins un créneau."),
      );
    }
  });

  it("may go from a draft, and from a private activity", () => {
    const timeWindows = [saturdayMorning];
    const sheets = [readyPublicDraft(), inReview(readyDraft({ general: { timeWindows } }))];
    for (const fa of sheets) {
      expect(removeTimeWindow(fa, saturdayMorning.id).general.timeWindows).toEqual([]);
    }
  });

  it("another one may go as long as one stays", () => {
    const fa = addTimeWindow(inReview(readyPublicDraft()), saturdayNight);
    expect(removeTimeWindow(fa, saturdayMorning.id).general.timeWindows).toEqual([saturdayNight]);
  });

  it("is closed on a validated sheet", () => {
    expect(() => removeTimeWindow(validated(readyPublicDraft()), saturdayMorning.id)).toThrow(
      locked("humain"),
    );
  });
});
