import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { faultsOf } from "./comments.mjs";

const faultsIn = (...lines) => faultsOf("page.tsx", lines.join("\n")).map(({ line, word }) => [line, word]);

describe("The plain English of comments", () => {
  it("refuses a comment that begins with a question word", () => {
    assert.deepEqual(
      faultsIn(
        "/** What the list shows. */",
        "const a = 1;",
        "/**",
        " * Whether it is open.",
        " */",
        "let b;",
      ),
      [
        [1, "What"],
        [3, "Whether"],
      ],
    );
    assert.deepEqual(faultsIn("// Whose planning it is.", "const a = 1; // Who may read it."), [
      [1, "Whose"],
      [2, "Who"],
    ]);
  });

  it("refuses pronouns for a person, anywhere in a comment", () => {
    assert.deepEqual(
      faultsIn("/** A slot of somebody. */", "let a;", "// Locked for", "// whoever comes late.", "let b;"),
      [
        [1, "somebody"],
        [4, "whoever"],
      ],
    );
    assert.deepEqual(faultsIn("const page = <p>{/* Seen by whomever opens it */}</p>;"), [[1, "whomever"]]);
  });

  it("takes nouns, verbs and a question word within a sentence", () => {
    assert.deepEqual(
      faultsIn("/** Filters that say what the list shows. */", "let a;", "// Whatever the order.", "let b;"),
      [],
    );
  });

  it("leaves strings and texts of a page alone", () => {
    const page = "const page = <p>/* Whoever */ // What {'// somebody'} {`/** Who */`}</p>;";
    assert.deepEqual(faultsIn(page, 'it("tells somebody // What", () => {});'), []);
  });
});
