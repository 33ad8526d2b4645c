import { createECDH } from "node:crypto";
import { resolve } from "node:path";
import * as z from "zod";
import { appOrigins } from "./http/app-origins";
import { type TrustedProxies, trustedProxies } from "./http/limits/trusted-proxies";

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DEMO: z.enum(["on", "off"]).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  JWT_SECRET: z.string().min(32).optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  NODE_ENV: z.string().default("development"),
  SITE_DIR: z.string().min(1).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{32,}$/)
    .optional(),
  REGISTRATIONS_A_MINUTE: z.coerce.number().int().min(1).default(20),
  REGISTRATIONS_AN_HOUR: z.coerce.number().int().min(1).default(200),
  IMPORT_MEGABYTES: z.coerce.number().int().min(1).max(4_000).default(256),
  TRUST_PROXY: trustedProxies.default(["loopback"]),
  APP_ORIGINS: appOrigins.default([]),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

/** The two halves of a P-256 key, base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

export type Environment = {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataDir: string;
  demo: boolean;
  admin: { email: string; password: string } | undefined;
  smtpUrl: string | undefined;
  /** Without a slash at its end. */
  publicUrl: string;
  /** The port that PUBLIC_URL names, if any: browsers send cookies to all ports of a host. */
  publicPort: string;
  jwtSecret: string | undefined;
  /** The keys that sign notifications, when given: the same for every instance. */
  vapidKeys: VapidKeys | undefined;
  siteDir: string;
  /** The other origins from which apps may come. */
  appOrigins: readonly string[];
  logLevel: string;
  /** The secret with which a monitoring reads the figures of the server; without it, there are none. */
  metricsToken: string | undefined;
  /** The most registrations from one address. */
  registrations: { aMinute: number; anHour: number };
  /** The most bytes of a file to import, and of what a packed one holds. */
  importBytes: number;
  /** The proxies that are trusted to name the client of a request. */
  trustProxy: TrustedProxies;
};

/** On the database of a real festival, known passwords are a danger. */
const demoByDefault = (read: z.infer<typeof schema>) =>
  read.DATABASE_URL === undefined && read.NODE_ENV !== "production" ? "on" : "off";

/** Reads the settings; throws on an invalid one, and names it. */
export function readEnvironment(variables: NodeJS.ProcessEnv, defaultSiteDir: string): Environment {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(filled);
  if (!result.success) throw new Error(`Environment refused:\n${z.prettifyError(result.error)}`);
  const read = result.data;
  if (read.DATABASE_URL !== undefined && read.JWT_SECRET === undefined) {
    // Each instance would make one of its own and refuse the sessions of the others.
    throw new Error("Environment refused: JWT_SECRET is required with DATABASE_URL");
  }
  if ((read.ADMIN_EMAIL === undefined) !== (read.ADMIN_PASSWORD === undefined)) {
    throw new Error("Environment refused: ADMIN_EMAIL and ADMIN_PASSWORD go together");
  }
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    dataDir: read.DATA_DIR,
    demo: (read.DEMO ?? demoByDefault(read)) === "on",
    admin:
      read.ADMIN_EMAIL !== undefined && read.ADMIN_PASSWORD !== undefined
        ? { email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD }
        : undefined,
    smtpUrl: read.SMTP_URL,
    publicUrl: (read.PUBLIC_URL ?? `http://${read.HOST}:${String(read.PORT)}`).replace(/\/+$/, ""),
    publicPort: read.PUBLIC_URL === undefined ? "" : new URL(read.PUBLIC_URL).port,
    jwtSecret: read.JWT_SECRET,
    vapidKeys: vapidKeysOf(read),
    siteDir: resolve(read.SITE_DIR ?? defaultSiteDir),
    appOrigins: read.APP_ORIGINS,
    logLevel: read.LOG_LEVEL,
    metricsToken: read.METRICS_TOKEN,
    registrations: { aMinute: read.REGISTRATIONS_A_MINUTE, anHour: read.REGISTRATIONS_AN_HOUR },
    importBytes: read.IMPORT_MEGABYTES * 1024 * 1024,
    trustProxy: read.TRUST_PROXY,
  };
}

function vapidKeysOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.infer<typeof schema>): VapidKeys | undefined {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined)
    throw new Error("Environment refused: VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together");
  const pair = createECDH("prime256v1");
  const derived = () => {
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  };
  if (!/^[\w-]{43}$/.test(privateKey) || derived() !== publicKey)
    throw new Error("Environment refused: VAPID_PUBLIC_KEY is not the other half of VAPID_PRIVATE_KEY");
  return { publicKey, privateKey };
}
