import { reportText } from "@coulisses/shared-domain/import/report-text";
import { collectReport } from "../report";
import { peerWith, person } from "../testing/peer-rows";
import { toldReport } from "./told-report";

const people = Array.from({ length: 6 }, (_, at) => person({ id: at + 1 }));
const source = { name: "base", version: "20260707223730_x", digest: "", peer: peerWith({ user: people }) };

describe("The report of an import", () => {
  it("names what is left out before what changed, and counts each row once", () => {
    const report = collectReport();
    report.warn("Un repas est encore ouvert");
    report.noted("user", { key: 1, name: "Léa" }, "sans nom");
    report.noted("user", { key: 1, name: "Léa" }, "sans photo");
    report.out("friend", { key: "1 1", name: "Léa, amie de Léa" }, "personne n'est son propre ami");
    const text = reportText(toldReport(source, { kind: "tried", report, totals: [] }));
    expect(text).toContain("essai, rien n'a été écrit");
    expect(text).toMatch(/Personnes +6 +5 +1 +0 +0/);
    const order = [
      "Un repas est encore ouvert",
      "## Laissé de côté",
      "Léa, amie",
      "## Changé en chemin",
      "Léa : sans photo",
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it("says once what many rows share", () => {
    const report = collectReport();
    for (const { id } of people)
      report.noted("user", { key: id, name: `P${String(id)}` }, "sans mot de passe");
    const text = reportText(toldReport(source, { kind: "done", report, totals: [] }));
    expect(text).toContain("- sans mot de passe (6) : P1 ; P2 ; P3 ; P4 ; P5 ; P6");
    expect(text).not.toContain("essai");
  });

  it("does not count a row twice that is first noted, then out", () => {
    const report = collectReport();
    report.noted("user", { key: 1, name: "Léa" }, "sans nom");
    report.out("user", { key: 1, name: "Léa" }, "sans fiche");
    report.merged("user", { key: 2, name: "Bob" }, "la même que Léa");
    expect(report.counts("user", 6)).toEqual({ read: 6, in: 4, noted: 0, out: 1, merged: 1 });
    expect(report.lines("user", "noted")).toEqual([]);
  });
});
