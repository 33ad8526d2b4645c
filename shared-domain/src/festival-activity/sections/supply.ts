import { notFound, refused } from "../../festival-error";
import { checkSize } from "../../festival-event/sheet-limits";
import { type Patch, applyPatch } from "../../patch";
import { slugOf } from "../../slug";
import type { ElectricitySupply, FestivalActivity } from "../festival-activity";
import { checkOpen } from "../review/locks";

type Fields = Omit<ElectricitySupply, "id">;
/** A device that needs power; the comment is null when absent. */
export type NewElectricity = Omit<Fields, "comment"> & Patch<Pick<Fields, "comment">>;

/** The id of a device: the slug of its name and its connection. */
export function electricityId({
  device,
  connection,
}: Pick<ElectricitySupply, "device" | "connection">): string {
  return slugOf(`${device} ${connection}`);
}

/**
 * FA-47: changes the need of water, a text; null for none. Throws `refused` once elec has approved (FA-38).
 */
export function updateWater<FA extends FestivalActivity>(fa: FA, water: string | null): FA {
  checkOpen(fa, "supply");
  return { ...fa, supply: { ...fa.supply, water } };
}

/**
 * FA-47: one more device.
 * Throws `refused` once elec has approved (FA-38), or when this device with this connection is there.
 */
export function addElectricity<FA extends FestivalActivity>(fa: FA, form: NewElectricity): FA {
  checkOpen(fa, "supply");
  const { connection, device, power, count } = form;
  const comment = form.comment ?? null;
  const supply = { id: electricityId(form), connection, device, power, count, comment };
  checkNew(fa.supply.electricity, supply.id);
  checkSize("electricity", fa.supply.electricity.length + 1);
  return withElectricity(fa, [...fa.supply.electricity, supply]);
}

/**
 * FA-47: the id follows device and connection.
 * Throws as `addElectricity` does, and `not-found` for an unknown id.
 */
export function updateElectricity<FA extends FestivalActivity>(fa: FA, id: string, patch: Patch<Fields>): FA {
  checkOpen(fa, "supply");
  const present = findElectricity(fa, id);
  const changed = applyPatch<ElectricitySupply>(present, patch);
  const updated = { ...changed, id: electricityId(changed) };
  const others = fa.supply.electricity.filter((supply) => supply !== present);
  checkNew(others, updated.id);
  return withElectricity(
    fa,
    fa.supply.electricity.map((supply) => (supply === present ? updated : supply)),
  );
}

/**
 * FA-47.
 * Throws `refused` once elec has approved (FA-38), `not-found` for an unknown id.
 */
export function removeElectricity<FA extends FestivalActivity>(fa: FA, id: string): FA {
  checkOpen(fa, "supply");
  const present = findElectricity(fa, id);
  return withElectricity(
    fa,
    fa.supply.electricity.filter((supply) => supply !== present),
  );
}

function findElectricity(fa: FestivalActivity, id: string): ElectricitySupply {
  const supply = fa.supply.electricity.find((one) => one.id === id);
  if (!supply) throw notFound("Cette demande d'elec n'existe pas dans la fiche activité");
  return supply;
}

function checkNew(supplies: readonly ElectricitySupply[], id: string): void {
  if (supplies.some((supply) => supply.id === id)) {
    throw refused("Une demande d'elec similaire existe déjà dans la fiche activité");
  }
}

function withElectricity<FA extends FestivalActivity>(fa: FA, electricity: ElectricitySupply[]): FA {
  return { ...fa, supply: { ...fa.supply, electricity } };
}
