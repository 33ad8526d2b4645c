import type { Answers } from "@coulisses/shared-auth/testing";

const ENDPOINT = "https://push.example.org/";
/** The longest keys that the contract takes. */
const keys = { p256dh: "k".repeat(87), auth: "a".repeat(22) };

type Given = {
  /** The person's permission in the browser. */
  permission?: NotificationPermission;
  /** The person's answer when the browser asks. */
  answer?: NotificationPermission;
  /** True when the browser's push service refuses. */
  refuses?: boolean;
};

/** A fake browser with notifications, which jsdom lacks, and the `answers` of the server that it subscribes at. */
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
    /** From now on in this test, the browser supports notifications. */
    takes,
    /** The addresses that the server sends to. */
    known,
    /** The number of times the page asked for the server's key. */
    looks: () => looks,
    /** The present address of this browser's notifications. */
    endpoint: () => subscription?.endpoint,
    /** Drops the browser's subscription, as a logout does. */
    forgets: () => void (subscription = null),
    /** Changes the server's key; null: it sends no notifications. */
    serverHas: (key: string | null) => void (publicKey = key === null ? null : btoa(key)),
  };
}
