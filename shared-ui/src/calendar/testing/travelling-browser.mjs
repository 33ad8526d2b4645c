import FixedJsdom from "jest-fixed-jsdom";

/** A browser that moves from zone to zone: a test's own `process.env` is a copy that moves nothing. */
export default class TravellingBrowser extends FixedJsdom {
  #home = process.env.TZ;

  async setup() {
    await super.setup();
    this.global.travelTo = (zone) => {
      process.env.TZ = zone;
    };
  }

  async teardown() {
    if (this.#home === undefined) delete process.env.TZ;
    else process.env.TZ = this.#home;
    await super.teardown();
  }
}
