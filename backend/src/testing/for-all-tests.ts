/** Starts something before all tests of a file or block and ends it after them; it is empty until then. */
export function forAllTests<Thing extends object>(
  start: () => Promise<Thing>,
  end: (thing: Thing) => Promise<void>,
): Thing {
  const thing = {} as Thing;
  beforeAll(async () => void Object.assign(thing, await start()));
  afterAll(() => end(thing));
  return thing;
}
