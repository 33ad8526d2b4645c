import { sanitizeDescription, sanitizeFields } from "./sanitize-description";

describe("The description of an activity", () => {
  it("keeps what the editor can write", () => {
    const written =
      "<h1>Concert</h1><p><strong>Gras</strong>, <em>italique</em>, <u>souligné</u><br /></p><ol><li>Un</li></ol><ul><li>Deux</li></ul>";
    expect(sanitizeDescription(written)).toBe(written);
  });

  it.each([
    ["<script>alert(1)</script><p>Bal</p>", "<p>Bal</p>"],
    ['<p onclick="alert(1)" style="color:red">Bal</p>', "<p>Bal</p>"],
    ['<img src=x onerror="alert(1)">Bal', "Bal"],
    ['<a href="javascript:alert(1)">Bal</a>', "Bal"],
    ["<p>Bal<svg><script>alert(1)</script></svg></p>", "<p>Bal</p>"],
    ["<iframe src='//ailleurs.test'></iframe>Bal", "Bal"],
    ["2 < 3 & 4 > 1", "2 &lt; 3 &amp; 4 &gt; 1"],
  ])("turns %s into %s", (written, kept) => {
    expect(sanitizeDescription(written)).toBe(kept);
  });

  it("gives the same when sanitised twice", () => {
    const once = sanitizeDescription("Thé & café <p>1 < 2</p>");
    expect(sanitizeDescription(once)).toBe(once);
  });
});

describe("The rich texts of a form", () => {
  it("are sanitised, and nothing else of it is", () => {
    const form = { name: "<b>Bal</b>", global: "<p>Bal</p><script>alert(1)</script>" };
    expect(sanitizeFields(form, ["global"])).toEqual({ name: "<b>Bal</b>", global: "<p>Bal</p>" });
  });

  it("stay left out, or empty, where they are", () => {
    const form: { global?: string | null; inCharge?: string | null } = { inCharge: null };
    expect(sanitizeFields(form, ["global", "inCharge"])).toEqual({ inCharge: null });
  });
});
