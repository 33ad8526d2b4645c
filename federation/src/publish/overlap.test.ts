/** @jest-environment node */
import { buildOf, shellBuild } from "../testing/build-of";
import { publishFeature, publishShell } from "../testing/site";
import { inPlace, newSite, onePage } from "../testing/site";

const activities = () =>
  buildOf({ name: "mf-activities", pages: [...onePage("/fa"), ...onePage("/fa/:id")] });

test.each([
  ["/fa/:x", "/fa/:x belongs to mf-activities, as /fa/:id."],
  ["/fa/1", "/fa/1 belongs to mf-activities, as /fa/:id."],
  ["/:page/1", "/:page/1 belongs to mf-activities, as /fa/:id."],
  ["/fa", "/fa belongs to mf-activities."],
])("an app can't take %s from another one", async (at, reason) => {
  const site = newSite();
  await publishFeature(activities(), site);
  await expect(publishFeature(buildOf({ pages: onePage(at) }), site)).rejects.toThrow(reason);
  expect(inPlace(site).map(([name]) => name)).toEqual(["mf-activities"]);
});

test("the pages of one app may overlap: the more exact one shows", async () => {
  const pages = [...onePage("/fa/:id"), ...onePage("/fa/to-publish")];
  await expect(publishFeature(buildOf({ pages }), newSite())).resolves.toMatchObject({ name: "mf-bar" });
});

test.each([
  ["/apps", "/apps belongs to the shell."],
  ["/login", "/login belongs to the shell."],
  ["/reset/mine", "/reset/mine belongs to the shell, as /reset/:token."],
  ["/:anything", "/:anything belongs to the shell, as /apps."],
])("an app can't take %s from the shell, whichever of the two comes first", async (at, reason) => {
  const shell = () => shellBuild({ pages: ["/", "/apps", "/login", "/reset/:token"] });
  const app = () => buildOf({ pages: onePage(at) });
  const site = newSite();
  await publishShell(shell(), site);
  await expect(publishFeature(app(), site)).rejects.toThrow(reason);
  const other = newSite();
  await publishFeature(app(), other);
  await expect(publishShell(shell(), other)).rejects.toThrow(reason);
});

test.each(["/api/mine", "/features/:x", "/shell"])(
  "no app can have %s, where the server itself answers",
  async (at) => {
    await expect(publishFeature(buildOf({ pages: onePage(at) }), newSite())).rejects.toThrow(
      "the server itself answers there",
    );
  },
);
