import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { refusedArrows } from "./arrows.mjs";
import { circlesIn, fileArrows, folderArrows } from "./circles.mjs";

const imports = (...arrows) => arrows.map(([from, to]) => ({ from, to }));

describe("the check of imports", () => {
  it("finds two files that import each other, and a longer way back too", () => {
    const arrows = fileArrows(
      imports(
        ["a/src/sheet.ts", "a/src/review.ts"],
        ["a/src/review.ts", "a/src/sheet.ts"],
        ["a/src/gear.ts", "a/src/category.ts"],
        ["a/src/category.ts", "a/src/owner.ts"],
        ["a/src/owner.ts", "a/src/gear.ts"],
        ["a/src/page.ts", "a/src/sheet.ts"],
      ),
    );
    assert.deepEqual(circlesIn(arrows), [
      ["a/src/category.ts", "a/src/owner.ts", "a/src/gear.ts"],
      ["a/src/review.ts", "a/src/sheet.ts"],
    ]);
  });

  it("finds sibling folders that import each other, however deep the files lie", () => {
    const arrows = folderArrows(
      imports(
        ["a/src/http/access.ts", "a/src/auth/person.ts"],
        ["a/src/auth/routes/login.ts", "a/src/http/input/fields.ts"],
      ),
    );
    assert.deepEqual(circlesIn(arrows), [["a/src/auth", "a/src/http"]]);
  });

  it("lets files beside folders put these together, and tests import as they need", () => {
    const arrows = folderArrows(
      imports(
        ["a/src/app.ts", "a/src/http/access.ts"],
        ["a/src/http/access.ts", "a/src/services.ts"],
        ["a/src/services.ts", "a/src/auth/person.ts"],
        ["a/src/auth/person.ts", "a/src/http/access.ts"],
        ["a/src/http/access.test.ts", "a/src/auth/person.ts"],
        ["a/src/http/access.test.ts", "a/src/testing/server.ts"],
        ["a/src/testing/server.ts", "a/src/http/access.ts"],
      ),
    );
    assert.deepEqual(circlesIn(arrows), []);
  });

  it("refuses an app that reaches into another one, and a shared package that reaches up", () => {
    const refused = imports(
      ["mf-tasks/src/page.tsx", "mf-activities/src/page.tsx"],
      ["shared-ui/src/button.tsx", "shared-auth/src/index.ts"],
    );
    const allowed = imports(
      ["mf-tasks/src/page.tsx", "shared-ui/src/base.ts"],
      ["backend/src/app.ts", "shared-domain/src/slug.ts"],
      ["scripts/dev.mjs", "federation/src/cli/dev.ts"],
    );
    assert.deepEqual(refusedArrows([...refused, ...allowed]), refused);
  });
});
