/** `text` begins with the mark of its encoding, which `lines` leave out. */
type Download = { name: string; text: string; lines: string[] };

/** The files that the page hands over during a test, which jsdom does not do. */
export function downloads(): () => Promise<Download[]> {
  const contents = new Map<string, Blob>();
  const clicked: { name: string; address: string }[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click");

  beforeEach(() => {
    contents.clear();
    clicked.length = 0;
    URL.createObjectURL = (blob: Blob) => {
      const address = `blob:${contents.size}`;
      contents.set(address, blob);
      return address;
    };
    URL.revokeObjectURL = () => undefined;
    click.mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ name: this.download, address: this.href });
    });
  });
  afterAll(() => {
    click.mockRestore();
  });

  return () =>
    Promise.all(
      clicked.map(async ({ name, address }) => {
        const text = await textOf(contents.get(address));
        return { name, text, lines: text.replace("\uFEFF", "").split("\n") };
      }),
    );
}

/** With its mark, which `text()` would drop. */
async function textOf(blob: Blob | undefined): Promise<string> {
  const bytes = await blob?.arrayBuffer();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
