import { takesFiles } from "@coulisses/federation/playwright";
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { emailOf, origin, password, type Role } from "./festival.ts";

/** More presses of Tab than any page has stops: beyond, the element is out of reach. */
const MOST_PRESSES = 150;
/** Pixels around an element that its focus ring may cover. */
const RING = 4;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** A user with a keyboard and no pointer. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Starts at the top of a page, logged in: the page itself has the focus. */
  static async at(browser: Browser, role: Role, path: string): Promise<Keyboard> {
    const context = await browser.newContext();
    const data = { email: emailOf(role), password, session: "cookie" };
    const answer = await context.request.post(`${origin}/api/login`, { data });
    expect(answer.ok(), `${role} logs in`).toBe(true);
    await context.addInitScript(() => localStorage.setItem("coulisses:all:session", "true"));
    const page = await context.newPage();
    takesFiles(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return new Keyboard(page);
  }

  /** Closes the browser. */
  leave(): Promise<void> {
    return this.page.context().close();
  }

  /** Presses Tab, or Shift+Tab, until the element has the focus. */
  async tabTo(target: Locator, direction: "on" | "back" = "on"): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if (await isFocused(target)) return;
      await this.press(direction === "on" ? "Tab" : "Shift+Tab");
    }
    const stop = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`Tab does not lead to ${String(target)}; the last stop was ${stop}`);
  }

  /** The same, and checks that the focus shows: the element looks different from before. */
  async tabToVisibly(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await target.scrollIntoViewIfNeeded();
    const before = await this.picture(target);
    await this.tabTo(target);
    await expect
      .poll(async () => (await this.picture(target)).equals(before), `the focus shows on ${String(target)}`)
      .toBe(false);
  }

  private async picture(target: Locator): Promise<Buffer> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${String(target)} is not in view`);
    const clip = {
      x: box.x - RING,
      y: box.y - RING,
      width: box.width + 2 * RING,
      height: box.height + 2 * RING,
    };
    return this.page.screenshot({ clip, animations: "disabled" });
  }

  /** Skips the menu through the first link of the page. */
  async skipMenu(): Promise<void> {
    await this.tabTo(this.page.getByRole("link", { name: "Aller au contenu" }));
    await this.press("Enter");
  }

  async press(keys: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(keys);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Goes to a field and replaces its text. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.press("ControlOrMeta+a");
    await this.type(text);
  }

  /** Goes to a button, a link or a switch and presses it. */
  async activate(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  /** Goes to a picker, types enough of a name, and takes the first option. */
  async pick(picker: Locator, typed: string, option: string | RegExp = typed): Promise<void> {
    await this.fill(picker, typed);
    await expect(this.page.getByRole("option", { name: option }).first()).toBeVisible();
    await this.press("Enter");
    await expect(picker).toHaveAttribute("aria-expanded", "false");
  }
}
