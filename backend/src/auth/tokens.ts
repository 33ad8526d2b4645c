import { randomUUID } from "node:crypto";
import { INVITATION_LIFE } from "@coulisses/shared-domain/registration/invitation";
import type { AccessClaims } from "@coulisses/shared-domain/session/token";
import { createSigner, createVerifier } from "fast-jwt";
import * as z from "zod";

const minutes = 60_000;
const accessTokenLife = 15 * minutes;
const day = 24 * 60 * minutes;
export const refreshTokenLife = 7 * day;
export const deviceLife = 365 * day;
const confirmationLife = 30 * day;

const refreshClaims = z.object({ sid: z.uuid(), jti: z.uuid() });
const userId = z.number().int().positive();
const accessClaims = z.object({ userId, sessionId: z.uuid() });
const deviceClaims = z.object({ userId, deviceId: z.uuid() });
const confirmationClaims = z.object({ userId, email: z.string() });

export type RefreshClaims = z.infer<typeof refreshClaims>;
type DeviceClaims = z.infer<typeof deviceClaims>;
type ConfirmationClaims = z.infer<typeof confirmationClaims>;
type AccessSubject = Omit<AccessClaims, "iat" | "exp">;

/** Signs and reads tokens. Each kind has its own audience, so that none passes for another. */
export type Tokens = {
  signAccess(subject: AccessSubject): string;
  signRefresh(claims: RefreshClaims): string;
  /** Undefined for a token that is forged, expired or of another kind. */
  readAccess(token: string): z.infer<typeof accessClaims> | undefined;
  /** Accepts an expired token: its session may only be ended with it. */
  readPastAccess(token: string): z.infer<typeof accessClaims> | undefined;
  readRefresh(token: string): RefreshClaims | undefined;
  /** INV-1: an invitation to register as an organiser, valid 30 days. */
  signInvitation(): string;
  isInvitation(token: string): boolean;
  /** The mark of a browser in which a person signed in; opens nothing. */
  signDevice(claims: DeviceClaims): string;
  readDevice(token: string): DeviceClaims | undefined;
  /** Proves that its holder reads the mails to an address. */
  signConfirmation(claims: ConfirmationClaims): string;
  readConfirmation(token: string): ConfirmationClaims | undefined;
};

export const newId = () => randomUUID();

export function tokensSignedWith(secret: string): Tokens {
  const key = secret;
  const algorithm = "HS256";
  const signAccess = createSigner({ key, algorithm, aud: "access", expiresIn: accessTokenLife });
  const signRefresh = createSigner({ key, algorithm, aud: "refresh", expiresIn: refreshTokenLife });
  const signInvitation = createSigner({ key, algorithm, aud: "invitation", expiresIn: INVITATION_LIFE });
  const signDevice = createSigner({ key, algorithm, aud: "device", expiresIn: deviceLife });
  const signConfirmation = createSigner({ key, algorithm, aud: "confirmation", expiresIn: confirmationLife });
  const common = { key, algorithms: [algorithm as "HS256"], requiredClaims: ["exp", "aud"] };
  // Each token's signature is checked once, not at each call; an entry never outlives its token.
  const verifyAccess = createVerifier({ ...common, allowedAud: "access", cache: 2_000 });
  const verifyPastAccess = createVerifier({ ...common, allowedAud: "access", ignoreExpiration: true });
  const verifyRefresh = createVerifier({ ...common, allowedAud: "refresh" });
  const verifyInvitation = createVerifier({ ...common, allowedAud: "invitation" });
  const verifyDevice = createVerifier({ ...common, allowedAud: "device" });
  const verifyConfirmation = createVerifier({ ...common, allowedAud: "confirmation" });

  return {
    signAccess: (subject) => signAccess(subject),
    signRefresh: (claims) => signRefresh(claims),
    readAccess: (token) => read(() => verifyAccess(token) as unknown, accessClaims),
    readPastAccess: (token) => read(() => verifyPastAccess(token) as unknown, accessClaims),
    readRefresh: (token) => read(() => verifyRefresh(token) as unknown, refreshClaims),
    signInvitation: () => signInvitation({ jti: newId() }),
    isInvitation: (token) => read(() => verifyInvitation(token) as unknown, z.object({})) !== undefined,
    signDevice: (claims) => signDevice(claims),
    readDevice: (token) => read(() => verifyDevice(token) as unknown, deviceClaims),
    signConfirmation: (claims) => signConfirmation(claims),
    readConfirmation: (token) => read(() => verifyConfirmation(token) as unknown, confirmationClaims),
  };
}

function read<Claims>(verify: () => unknown, schema: z.ZodType<Claims>): Claims | undefined {
  try {
    return schema.safeParse(verify()).data;
  } catch {
    return undefined;
  }
}
