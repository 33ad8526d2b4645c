import { RUNNABLE_CONTRACTS } from "../../contract/contract";
import { missingFrom, type Taken } from "../../contract/doors";
import type { FeatureDeclaration } from "../../contract/feature";
import type { ShellManifest } from "../../contract/manifest";
import { overlap } from "../../contract/page-paths";
import { Refusal } from "../site/refusal";

export type Offered = Pick<FeatureDeclaration, "name" | "contract" | "pages" | "cards"> & Taken;
export type OfferingShell = Omit<ShellManifest, "parts" | "integrity">;

/** Why this app could not take part in the site; nothing when it can. */
export function misfits(
  app: Offered,
  others: readonly Offered[],
  shell: OfferingShell | undefined,
): string[] {
  const contracts = shell?.contracts ?? RUNNABLE_CONTRACTS;
  const wrongContract = contracts.includes(app.contract)
    ? []
    : [
        `${app.name} was built for contract ${app.contract}, which the shell can't run: it runs ${contracts.join(", ")}.`,
      ];
  const missing = shell ? missingFrom(shell, app).map((what) => `${app.name} needs ${what}.`) : [];
  return [
    ...wrongContract,
    ...takenPages(app, others, shell),
    ...unknownPermissions(app, shell?.permissions),
    ...missing,
  ];
}

function takenPages(app: Offered, others: readonly Offered[], shell: OfferingShell | undefined): string[] {
  const owned = [
    ...(shell?.pages ?? []).map((path) => ({ path, owner: "the shell" })),
    ...others
      .filter(({ name }) => name !== app.name)
      .flatMap(({ name, pages }) => pages.map(({ path }) => ({ path, owner: name }))),
  ];
  return app.pages.flatMap(({ path }) => {
    const taken = owned.find((page) => overlap(page.path, path));
    if (!taken) return [];
    return [
      taken.path === path
        ? `${path} belongs to ${taken.owner}.`
        : `${path} belongs to ${taken.owner}, as ${taken.path}.`,
    ];
  });
}

export function unknownPermissions(
  { name, pages, cards }: Pick<Offered, "name" | "pages" | "cards">,
  known: readonly string[] | undefined,
): string[] {
  if (known === undefined) return [];
  const asked = [
    ...pages.flatMap(({ permission, badge }) => [permission, badge?.permission]),
    ...cards.map(({ permission }) => permission),
  ];
  const unknown = new Set(
    asked.filter((permission) => permission !== undefined && !known.includes(permission)),
  );
  return [...unknown].map((permission) => `${name} asks for an unknown permission: ${permission}.`);
}

export function refuse(reasons: readonly string[], because = ""): void {
  if (reasons.length > 0) throw new Refusal([because, ...reasons].filter((line) => line !== "").join("\n"));
}
