import type { OwnCode } from "@coulisses/shared-domain/contract/assignment/check-ins";
import { qrText } from "@coulisses/shared-domain/check-in/code";
import { eq } from "drizzle-orm";
import decodeQR from "qr/decode.js";
import { attempts } from "../database/schema/attempts";
import { checkInCodes } from "../database/schema/check-ins";
import type { Role } from "../testing/cast";
import { openCheckInFestival, festival } from "./testing/check-in-festival";

openCheckInFestival();

const own = async (role: Role) => (await festival.as[role].get("/check-ins/own-code")).json<OwnCode>();
const personOf = (code: string, by: Role = "organiser") =>
  festival.as[by].get(`/check-ins/codes/${encodeURIComponent(code)}`);

/** Text that a camera reads from a QR code drawn with eight pixels a module, on a white margin. */
function scan(rows: readonly string[]): string {
  const [scale, margin] = [8, 4];
  const side = (rows.length + 2 * margin) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const row = rows[Math.floor(y / scale) - margin] ?? "";
      const isDark = row[Math.floor(x / scale) - margin] === "1";
      if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return decodeQR({ width: side, height: side, data });
}

describe("CI-7 The code of a person", () => {
  it("stays the same, is nobody else's, and is what their QR says to a camera", async () => {
    const [code, again, other] = [await own("volunteer"), await own("volunteer"), await own("matos")];
    expect(again).toEqual(code);
    expect(other.code).not.toBe(code.code);
    expect(scan(code.qr)).toBe(qrText(code.code));
  });

  it("is made once for a person who asks on several phones at once", async () => {
    const codes = await Promise.all(Array.from({ length: 5 }, () => own("elec")));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
  });

  it("names its person, however it is typed", async () => {
    const { code } = await own("volunteer");
    for (const typed of [code, code.toLowerCase(), `${code.slice(0, 5)}-${code.slice(5)}`, qrText(code)]) {
      expect((await personOf(typed)).json()).toMatchObject({ id: festival.ids.volunteer });
    }
  });

  it.each(["ABCDE23456", "x", "' or 1=1", "%00", "é".repeat(10)])(
    "that is forged, %j, is nobody's",
    async (code) => {
      const answer = await personOf(code);
      expect([answer.status, answer.message]).toEqual([404, "Ce code n'est celui de personne"]);
    },
  );

  it("is guessed at so often and no more, by one person, for all instances together", async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 61; times++) statuses.push((await personOf("ABCDE23456", "elec")).status);
    expect(statuses).toEqual([...Array<number>(60).fill(404), 429]);
    const kept = await festival.services.db.select().from(attempts);
    expect(kept.map(({ count }) => count)).toContain(61);
    expect((await personOf("ABCDE23456", "matos")).status).toBe(404);
  });

  it("of a person who left names nobody any more", async () => {
    const { code } = await own("signa");
    await festival.as.admin.delete(`/users/${String(festival.ids.signa)}`);
    expect((await personOf(code)).status).toBe(404);
  });

  it("is kept of nobody who asked to be forgotten or whose account was closed", async () => {
    const { db } = festival.services;
    const keeps = async (role: Role) =>
      (await db.select().from(checkInCodes).where(eq(checkInCodes.userId, festival.ids[role]))).length;
    for (const role of ["barrieres", "secu"] as const) await own(role);
    expect([await keeps("barrieres"), await keeps("secu")]).toEqual([1, 1]);
    await festival.as.admin.delete(`/users/${String(festival.ids.barrieres)}`);
    await festival.as.admin.delete(`/registrations/forget/${encodeURIComponent(festival.emails.secu)}`);
    expect([await keeps("barrieres"), await keeps("secu")]).toEqual([0, 0]);
  });

  it("is for those with a session alone", async () => {
    expect((await festival.nobody.get("/check-ins/own-code")).status).toBe(401);
    expect((await festival.nobody.get("/check-ins/codes/ABCDE23456")).status).toBe(401);
  });
});
