/** The files that the page hands over during a test, by name and without the mark of their encoding. */
export function downloads() {
  const files: { name: string; lines: string[] }[] = [];
  const contents = new Map<string, Blob>();

  beforeEach(() => {
    files.length = 0;
    URL.createObjectURL = (blob: Blob) => {
      const address = `blob:${contents.size}`;
      contents.set(address, blob);
      return address;
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      const { download: name, href } = this;
      void contents
        .get(href)
        ?.text()
        .then((text) => files.push({ name, lines: text.replace("\uFEFF", "").split("\n") }));
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return files;
}
