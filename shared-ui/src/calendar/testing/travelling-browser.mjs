import FixedJsdom from "jest-fixed-jsdom";

/** A test environment whose time zone can change: a test's own `process.env` is a copy without effect. */
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
