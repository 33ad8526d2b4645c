import type {
  BarrelSaveForm,
  DepositsForm,
  ExternalEventForm,
  ProvisionsForm,
} from "@coulisses/shared-domain/contract/money/consumptions";
import { userNotFound } from "@coulisses/shared-domain/people/team-membership";
import { barrelContext, barrelName, barrelNotFound } from "@coulisses/shared-domain/personal-account/barrel";
import {
  barrelCharges,
  type Charge,
  checkConsumptions,
  checkProvisions,
  provisionsCharges,
  provisionsContext,
} from "@coulisses/shared-domain/personal-account/consumption";
import {
  type Charged,
  checkHaveAccounts,
  checkSeenPrice,
  saveNames,
} from "@coulisses/shared-domain/personal-account/save";
import { checkBatch, DEPOSIT_CONTEXT } from "@coulisses/shared-domain/personal-account/transaction";
import { eq, sql } from "drizzle-orm";
import type { Changes } from "../changes/change";
import type { Transaction } from "../database/database";
import { rowsOf } from "../database/driver";
import { barrels } from "../database/schema/money";
import { accountHolders } from "./list-consumers";
import { addLines, holdAccounts, type Line } from "./ledger";

/** The author of a save, and its name; without, the save has its default name. */
type Save<Form> = { form: Form; name?: string | undefined; madeBy: number };

export async function saveDeposits(
  tx: Transaction,
  changes: Changes,
  { form, name = saveNames.deposit, madeBy }: Save<DepositsForm>,
): Promise<null> {
  checkBatch(form.map(({ amount }) => amount));
  await holdPeople(
    tx,
    form.map(({ depositor }) => depositor),
  );
  const lines = form.map(({ depositor, amount }) => ({
    type: "DEPOSIT" as const,
    from: "cash" as const,
    to: depositor,
    amount,
    context: DEPOSIT_CONTEXT,
  }));
  return saveLines(tx, changes, { name, madeBy, lines });
}

/** The price is read here and locked until the commit; the one shown before is only compared with it. */
export async function saveBarrel(
  tx: Transaction,
  changes: Changes,
  { form: { barrelSlug, price: seen, transactions: drunk }, name, madeBy }: Save<BarrelSaveForm>,
): Promise<null> {
  checkConsumptions(drunk);
  const [barrel] = await tx.select().from(barrels).where(eq(barrels.slug, barrelSlug)).for("share");
  if (barrel === undefined) throw barrelNotFound();
  checkSeenPrice(seen, barrel.price);
  const opened = { ...barrel, openedOn: barrel.openedOn.toISOString() };
  const lines = charged("BARREL", barrelCharges(barrel.price, drunk), (at) =>
    barrelContext(opened, drunk[at]?.consumption ?? 0),
  );
  return chargeLines(tx, changes, { name: name ?? barrelName(opened), madeBy, cost: barrel.price, lines });
}

export async function saveProvisions(
  tx: Transaction,
  changes: Changes,
  { form: { stickPrice, transactions: taken }, name = saveNames.provisions, madeBy }: Save<ProvisionsForm>,
): Promise<null> {
  checkProvisions(stickPrice, taken);
  const lines = charged("PROVISIONS", provisionsCharges(stickPrice, taken), (at) =>
    provisionsContext(taken[at]?.consumption ?? 0),
  );
  return chargeLines(tx, changes, { name, madeBy, lines });
}

export async function saveEvent(
  tx: Transaction,
  changes: Changes,
  { form, name, madeBy }: Save<ExternalEventForm>,
): Promise<null> {
  checkBatch(form.map(({ amount }) => amount));
  const lines = charged("EXTERNAL_EVENT", form, (at) => form[at]?.context ?? "");
  return chargeLines(tx, changes, { name: name ?? form[0]?.context ?? "", madeBy, lines });
}

const charged = (type: Line["type"], charges: readonly Charge[], contextAt: (at: number) => string) =>
  charges.map(({ consumer, amount }, at) => ({
    type,
    from: consumer,
    to: "cash" as const,
    amount,
    context: contextAt(at),
  }));

type NamedLines = { name: string; madeBy: number; cost?: number; lines: readonly Line[] };

async function chargeLines(tx: Transaction, changes: Changes, save: NamedLines): Promise<null> {
  const consumers = save.lines.flatMap(({ from }) => (from === "cash" ? [] : [from]));
  checkHaveAccounts(await holdPeople(tx, consumers));
  return saveLines(tx, changes, save);
}

async function saveLines(tx: Transaction, changes: Changes, save: NamedLines): Promise<null> {
  const held = await holdAccounts(
    tx,
    save.lines.flatMap(({ from, to }) => [from, to]),
  );
  await addLines(tx, changes, held, save);
  return null;
}

/** These people, locked against closing and forgetting until the commit. */
async function holdPeople(tx: Transaction, ids: readonly number[]): Promise<Charged[]> {
  const wanted = [...new Set(ids)];
  const people = rowsOf<Charged>(
    await tx.execute(sql`
      select person.id, person.firstname, person.lastname, person.nickname,
        person.id in (${accountHolders}) "hasAccount"
      from users person
      where person.id in ${wanted} and person.deleted_at is null
      order by person.id for share of person`),
  );
  if (people.length < wanted.length) throw userNotFound();
  return people;
}
