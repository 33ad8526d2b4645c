import type { Answers } from "@coulisses/shared-auth/testing";

const ENDPOINT = "https://push.example.org/";
/** The longest that the contract takes. */
const keys = { p256dh: "k".repeat(87), auth: "a".repeat(22) };

type Given = {
  /** What the person has said to the browser. */
  permission?: NotificationPermission;
  /** What they say when it asks. */
  answer?: NotificationPermission;
  /** What the browser's own push service says. */
  refuses?: boolean;
};

/** A browser that takes notifications, as jsdom has none, and the server to which it says so (`answers`). */
export function fakePush() {
  let publicKey: string | null = btoa("the server's key");
  const bytesOf = (key: string) => Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer;
  const known: string[] = [];
  let [count, looks] = [0, 0];
  let subscription: PushSubscription | null = null;

  const answers = {
    pushSubscription: {
      readKey: () => {
        looks += 1;
        return { publicKey: publicKey?.replaceAll("=", "") ?? null };
      },
      add: ({ body }) => void known.push(body.endpoint),
      remove: ({ query }) => void known.splice(known.indexOf(query.endpoint), 1),
    },
  } satisfies Answers;

  function takes({ permission = "default", answer = "granted", refuses = false }: Given = {}) {
    const notification = { permission, requestPermission: jest.fn() };
    notification.requestPermission.mockImplementation(() => {
      notification.permission = answer;
      return Promise.resolve(answer);
    });
    const subscribe = ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (refuses) return Promise.reject(new DOMException("push service error", "AbortError"));
      const endpoint = ENDPOINT + String(++count);
      subscription = {
        endpoint,
        options: { applicationServerKey: bytesOf(key), userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          subscription = null;
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
      return Promise.resolve(subscription);
    };
    const registration = { pushManager: { subscribe, getSubscription: () => Promise.resolve(subscription) } };
    Object.assign(window, { Notification: notification, PushManager: () => undefined });
    Object.defineProperty(navigator, "serviceWorker", {
      configurable: true,
      value: {
        ready: Promise.resolve(registration),
        getRegistration: () => Promise.resolve(registration),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    });
    return notification;
  }

  beforeEach(() => {
    known.length = looks = 0;
    subscription = null;
    publicKey = btoa("the server's key");
  });
  afterEach(() => {
    for (const name of ["Notification", "PushManager"]) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  return {
    answers,
    /** From now on in this test, the browser takes notifications. */
    takes,
    /** The addresses that the server sends to. */
    known,
    /** How often the page looked whether there are notifications. */
    looks: () => looks,
    /** Where this browser takes notifications now. */
    endpoint: () => subscription?.endpoint,
    /** The browser has forgotten its subscription, as with a logout. */
    forgets: () => void (subscription = null),
    /** The server has other keys; null: it sends no notifications. */
    serverHas: (key: string | null) => void (publicKey = key === null ? null : btoa(key)),
  };
}
