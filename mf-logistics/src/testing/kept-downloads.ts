type Download = { name: string; text: string };

/** What the page hands over as files, which jsdom does not do. */
export function keptDownloads() {
  const given = new Map<string, Blob>();
  const names: { name: string; address: string }[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click");

  beforeEach(() => {
    given.clear();
    names.length = 0;
    URL.createObjectURL = (blob: Blob) => {
      const address = `blob:${given.size}`;
      given.set(address, blob);
      return address;
    };
    URL.revokeObjectURL = () => undefined;
    click.mockImplementation(function keep(this: HTMLAnchorElement) {
      names.push({ name: this.download, address: this.href });
    });
  });
  afterAll(() => click.mockRestore());

  return (): Promise<Download[]> =>
    Promise.all(names.map(async ({ name, address }) => ({ name, text: await textOf(given.get(address)) })));
}

/** With its mark, which `text()` would drop. */
async function textOf(blob: Blob | undefined): Promise<string> {
  const bytes = await blob?.arrayBuffer();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
