/** An event for a service worker; its work is awaited. */
class FakeExtendableEvent extends Event {
  readonly works: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    this.works.push(work);
  }
}

class FakeFetchEvent extends FakeExtendableEvent {
  answer: Promise<Response> | undefined;
  request = new Request("http://localhost/");
  preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined);

  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

type Listener = (event: Event) => void;
type Asked = { navigates?: boolean; method?: string; begun?: Response };

/** The worker's global scope, before the worker's own code is imported. */
export function fakeWorker(firstScreen: { url: string; revision: null }[]) {
  const listeners = new Map<string, Listener[]>();
  const claim = jest.fn(() => Promise.resolve());
  const skipWaiting = jest.fn(() => Promise.resolve());
  const enable = jest.fn(() => Promise.resolve());
  const showNotification = jest.fn(() => Promise.resolve());
  /** The open pages, the last used one first. */
  const pages: { postMessage: jest.Mock; focus: jest.Mock }[] = [];
  const openWindow = jest.fn(() => Promise.resolve());
  jest.spyOn(globalThis, "addEventListener").mockImplementation((type: string, listener: unknown) => {
    listeners.set(type, [...(listeners.get(type) ?? []), listener as Listener]);
  });
  Object.assign(globalThis, {
    ExtendableEvent: FakeExtendableEvent,
    FetchEvent: FakeFetchEvent,
    clients: { claim, openWindow, matchAll: () => Promise.resolve(pages) },
    skipWaiting,
    registration: { navigationPreload: { enable }, showNotification, scope: "http://localhost/" },
    __WB_MANIFEST: firstScreen,
    __WB_DISABLE_DEV_LOGS: true,
  });

  /** Dispatches an event to the worker; waits for its answer only. */
  function hand<E extends FakeExtendableEvent>(event: E, more: object = {}): E {
    Object.assign(event, more);
    for (const listener of listeners.get(event.type) ?? []) listener(event);
    return event;
  }

  /** Waits for all the work that an event started, directly or not. */
  async function settle({ works }: FakeExtendableEvent): Promise<void> {
    for (let known = -1; known !== works.length;) {
      known = works.length;
      await Promise.allSettled(works);
    }
  }

  /** A page's request; its answer is undefined when the worker leaves it to the browser. */
  function asking(path: string, { navigates = false, method = "GET", begun }: Asked = {}) {
    const request = new Request(`http://localhost${path}`, { method });
    if (navigates) Object.defineProperty(request, "mode", { value: "navigate" });
    return hand(new FakeFetchEvent("fetch"), { request, preloadResponse: Promise.resolve(begun) });
  }

  /** The answer to a page's request, once all work is settled. */
  async function ask(path: string, options?: Asked): Promise<Response | undefined> {
    const event = asking(path, options);
    const answer = await event.answer?.catch((cause: unknown) => cause as Error);
    await settle(event);
    if (answer instanceof Error) throw answer;
    return answer;
  }

  return {
    claim,
    skipWaiting,
    enable,
    showNotification,
    pages,
    openWindow,
    hand,
    settle,
    asking,
    ask,
    textOf: async (path: string, options?: Asked) => (await ask(path, options))?.text(),
    async happen(type: string, more: object = {}): Promise<void> {
      await settle(hand(new FakeExtendableEvent(type), more));
    },
  };
}
