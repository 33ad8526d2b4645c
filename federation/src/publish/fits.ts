import { RUNNABLE_CONTRACTS } from "../contract";
import type { FeatureDeclaration } from "../feature";
import type { ShellManifest } from "../manifest";
import { Refusal } from "./refusal";

type Offered = Pick<FeatureDeclaration, "name" | "contract" | "pages" | "cards">;
type Shell = Pick<ShellManifest, "contracts" | "permissions"> | undefined;

/** Why this app could not take part in the site; nothing when it can. */
export function misfits(app: Offered, others: readonly Offered[], shell: Shell): string[] {
  const contracts = shell?.contracts ?? RUNNABLE_CONTRACTS;
  const wrongContract = contracts.includes(app.contract)
    ? []
    : [`${app.name} was built for contract ${app.contract}, which the shell can't run: it runs ${contracts.join(", ")}.`];
  const owners = new Map(
    others.filter(({ name }) => name !== app.name).flatMap(({ name, pages }) => pages.map(({ path }) => [path, name])),
  );
  const taken = app.pages
    .filter(({ path }) => owners.has(path))
    .map(({ path }) => `${path} belongs to ${owners.get(path)}.`);
  return [...wrongContract, ...taken, ...unknownPermissions(app, shell?.permissions)];
}

export function unknownPermissions({ name, pages, cards }: Omit<Offered, "contract">, known: readonly string[] | undefined): string[] {
  if (known === undefined) return [];
  const asked = [
    ...pages.flatMap(({ permission, badge }) => [permission, badge?.permission]),
    ...cards.map(({ permission }) => permission),
  ];
  const unknown = new Set(asked.filter((permission) => permission !== undefined && !known.includes(permission)));
  return [...unknown].map((permission) => `${name} asks for an unknown permission: ${permission}.`);
}

export function refuseMisfits(app: Offered, others: readonly Offered[], shell: Shell): void {
  const reasons = misfits(app, others, shell);
  if (reasons.length > 0) throw new Refusal(reasons.join("\n"));
}
