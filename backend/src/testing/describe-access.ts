import type { Role } from "./cast";
import { type Festival, useFestival } from "./festival";

type Verb = "get" | "post" | "put" | "patch" | "delete";
/** Verb, path, and the role that may call and the one that may not although logged in. */
export type Call = [Verb, string, [Role, Role]];

export const readers: [Role, Role] = ["organiser", "volunteer"];
export const reviewers: [Role, Role] = ["humain", "organiser"];

/**
 * Checks that each call takes a session and its permission. `makeSheet` returns the path of a new sheet.
 * Returns the festival.
 */
export function describeAccess(
  base: string,
  { lists, ofASheet }: { lists: Call[]; ofASheet: Call[] },
  makeSheet: (festival: Festival) => Promise<string>,
): () => Festival {
  const festival = useFestival();
  let sheet: string;
  beforeAll(async () => {
    sheet = await makeSheet(festival);
  });

  describe.each([
    ...lists.map(([verb, path, who]) => ({ verb, who, path: () => `/${base}${path}`, name: path })),
    ...ofASheet.map(([verb, path, who]) => ({ verb, who, path: () => sheet + path, name: `/{id}${path}` })),
  ])(`$verb ${base}$name`, ({ verb, path, who: [allowed, refused] }) => {
    const call = (role: Role | undefined) => {
      const caller = role === undefined ? festival.nobody : festival.as[role];
      return caller[verb](path(), verb === "get" || verb === "delete" ? undefined : {});
    };

    it("wants a session", async () => {
      expect((await call(undefined)).status).toBe(401);
    });

    it(`is refused to ${refused}`, async () => {
      const refusal = await call(refused);
      expect(refusal.status).toBe(403);
      expect(refusal.message).toMatch(/permission/);
    });

    it(`is open to ${allowed}`, async () => {
      const { status } = await call(allowed);
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    });
  });
  return () => festival;
}
