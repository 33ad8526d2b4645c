import { photoAddress, photoLinkProblem } from "./photo-link";

describe("The link of an activity's photo", () => {
  it.each([
    "https://drive.exemple.fr/photo?id=1",
    "drive.exemple.fr/photo",
    " http://photos.exemple.fr ",
    "",
  ])("may be « %s »", (link) => {
    expect(photoLinkProblem(link)).toBeUndefined();
  });

  it.each([
    "pas un lien",
    "photo",
    "https://photo",
    "javascript:alert(1)",
    "https://drive exemple.fr/a",
    "data:text/html,<b>",
  ])("can't be « %s », which leads nowhere", (link) => {
    expect(photoLinkProblem(link)).toMatch(/^Ce n'est pas un lien/);
  });

  it("leads out of the site, with its scheme or without", () => {
    expect(photoAddress("photos.exemple.fr/a.jpg")).toBe("https://photos.exemple.fr/a.jpg");
    expect(photoAddress("http://photos.exemple.fr/a.jpg")).toBe("http://photos.exemple.fr/a.jpg");
    expect(photoAddress("javascript:alert(1)")).toBe("https://javascript:alert(1)");
  });
});
