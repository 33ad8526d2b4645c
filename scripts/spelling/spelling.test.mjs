import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { textsOf } from "./texts.mjs";
import { misspelt } from "./words.mjs";

const faultsIn = (source, options) =>
  textsOf("page.tsx", source, options).flatMap(({ text, line }) =>
    misspelt(text).map((word) => [line, word]),
  );

describe("The spelling of what a person sees", () => {
  it("finds a wrong word in a label, a message, an attribute and a text with values", () => {
    const source = [
      'const label = "Disponibilitiés";',
      "const page = <p>Les Condidtions Générales</p>;",
      'const field = <TextField label="Ton prenom" />;',
      "const told = `${name} est déja là`;",
    ].join("\n");
    assert.deepEqual(faultsIn(source), [
      [1, "Disponibilitiés"],
      [2, "Condidtions"],
      [3, "prenom"],
      [4, "déja"],
    ]);
  });

  it("knows elisions, compounds, feminines beside masculines and the festival's words", () => {
    const text =
      "Aujourd'hui, l'équipe Élec est affectée : préviens-la, qu'elle s'inscrive·nt au rendez-vous";
    assert.deepEqual(misspelt(text), []);
    assert.deepEqual(misspelt("Tu es enrôlé·e·s par l'orga"), []);
    assert.deepEqual(misspelt("Écris à humain@exemple.fr ou ouvre /fa/12"), []);
  });

  it("leaves code alone, and amid a backend's code reads what is French", () => {
    const source = 'makeStyles({ root: { border: "1px solid red" } }); throw new Error("No such thing");';
    assert.deepEqual(faultsIn(source), []);
    const backend = 'query("select name from teams where code"); badInput("Il faut un prenom");';
    assert.deepEqual(faultsIn(backend, { amidCode: true }), [[1, "prenom"]]);
  });
});
