import { RUNNABLE_CONTRACTS } from "../../contract/contract";
import { missingFrom, type Demand } from "../../contract/doors";
import type { FeatureDeclaration } from "../../contract/feature";
import type { ShellManifest } from "../../contract/manifest";
import { overlap } from "../../contract/registry";
import { Refusal } from "../site/refusal";

/** The part of an app's description that decides whether it fits a site. */
export type Offered = Pick<FeatureDeclaration, "contract"> & Asking & Demand;
/** The parts of an app that ask for permissions. */
type Asking = Pick<FeatureDeclaration, "name" | "pages" | "cards" | "offers" | "todos" | "finds" | "actions">;
/** The part of a shell's description that decides whether apps fit. */
export type OfferingShell = Omit<ShellManifest, "parts" | "integrity">;

/** The reasons why this app can't take part in the site; empty when it can. */
export function incompatibilities(
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
  const pageOwners = [
    ...(shell?.pages ?? []).map((path) => ({ path, owner: "the shell" })),
    ...others
      .filter(({ name }) => name !== app.name)
      .flatMap(({ name, pages }) => pages.map(({ path }) => ({ path, owner: name }))),
  ];
  return app.pages.flatMap(({ path }) => {
    const conflict = pageOwners.find((page) => overlap(page.path, path));
    if (!conflict) return [];
    return [
      conflict.path === path
        ? `${path} belongs to ${conflict.owner}.`
        : `${path} belongs to ${conflict.owner}, as ${conflict.path}.`,
    ];
  });
}

/** A sentence for each permission that something of the app asks for and the shell does not know. */
export function unknownPermissions(
  { name, pages, cards, todos = [], finds = [], actions = [] }: Asking,
  known: readonly string[] | undefined,
): string[] {
  if (known === undefined) return [];
  const permissions = [
    ...pages.flatMap(({ permission, badge, bar }) => [permission, badge?.permission, bar?.permission]),
    ...cards.flatMap(({ permission, permissions = [] }) => [permission, ...permissions]),
    ...[...todos, ...finds, ...actions].map(({ permission }) => permission),
  ];
  const unknown = new Set(
    permissions.filter((permission) => permission !== undefined && !known.includes(permission)),
  );
  return [...unknown].map((permission) => `${name} asks for an unknown permission: ${permission}.`);
}

/** Throws a Refusal that lists the reasons, one a line, under `because`; does nothing without reasons. */
export function refuse(reasons: readonly string[], because = ""): void {
  if (reasons.length > 0) throw new Refusal([because, ...reasons].filter((line) => line !== "").join("\n"));
}
