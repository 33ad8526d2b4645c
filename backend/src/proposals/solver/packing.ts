import type { Highs, Model } from "highs";
import type { Schedule } from "./instance";

/** A possible schedule of a member of a group, and its gain over the present one. */
export type Column = { member: number; schedule: Schedule; value: number };

/** A part of the whole problem: one of the possible schedules of each member is chosen, so that all fits. */
export type Packing = {
  /** Adds possible schedules; returns the number of new ones. */
  add: (columns: readonly Column[]) => number;
  /** Solves it with fractions of columns allowed. */
  relax: () => Relaxation;
  /**
   * Ends it with one column for each member: those that the relaxation chooses whole, and for the other
   * members the best ones that an integer program finds within its limits.
   */
  best: () => Column[];
};

/**
 * The solution of the relaxation: a price for a place of each row, and each member's gain at these prices.
 */
type Relaxation = { prices: ReadonlyMap<number, number>; gains: Float64Array };

/** The nodes of the search, and the points below the best choice at which it may end. */
const NODES = 100;
const GAP = 0.5;
const WHOLE = 0.999;
const HALF = 0.5;

/**
 * A packing in HiGHS; `places` are the numbers of places of each row. The lines are the members, one column
 * each, then the rows.
 */
export function createPacking(highs: Highs, members: number, places: ReadonlyMap<number, number>): Packing {
  const lines = new Map([...places.keys()].map((row, rank) => [row, members + rank]));
  const count = members + lines.size;
  const columns: Column[] = [];
  const known = new Set<string>();
  const model = emptyModel(highs, members, [...places.values()]);

  function add(more: readonly Column[]): number {
    const added = more.filter(({ member, schedule }) => {
      const name = [member, ...schedule.toSorted((a, b) => a - b)].join();
      return !known.has(name) && known.add(name);
    });
    if (added.length === 0) return 0;
    const starts = [0];
    const indices: number[] = [];
    for (const { member, schedule } of added) {
      indices.push(member, ...schedule.flatMap((row) => lines.get(row) ?? []).toSorted((a, b) => a - b));
      starts.push(indices.length);
    }
    model.addCols({
      cost: Float64Array.from(added, ({ value }) => value),
      lower: new Float64Array(added.length),
      // At most one, by the member's line: a bound of its own would have a hidden price.
      upper: new Float64Array(added.length).fill(highs.infinity),
      matrix: {
        format: "csc",
        numRows: count,
        numCols: added.length,
        starts: Int32Array.from(starts),
        indices: Int32Array.from(indices),
        values: new Float64Array(indices.length).fill(1),
      },
    });
    columns.push(...added);
    return added.length;
  }

  function relax(): Relaxation {
    model.run();
    const { rowDual } = model.getSolution();
    return {
      prices: new Map([...lines].map(([row, line]) => [row, Math.max(0, rowDual[line] ?? 0)])),
      gains: rowDual.slice(0, members),
    };
  }

  /** Leaves only the members without a whole column to the integer program. */
  function best(): Column[] {
    model.run();
    const weights = model.getSolution().colValue;
    const isWhole = (_: Column, rank: number) => (weights[rank] ?? 0) > WHOLE;
    const whole = columns.filter(isWhole);
    if (whole.length === members) return whole;
    const settled = new Set(whole.map(({ member }) => member));
    const upper = columns.map((column, rank) =>
      isWhole(column, rank) || !settled.has(column.member) ? 1 : 0,
    );
    const all = { kind: "range", from: 0, to: columns.length - 1 } as const;
    const { integer } = highs.constants.variableType;
    model.changeColsBounds(all, new Float64Array(columns.length), Float64Array.from(upper));
    model.changeColsIntegrality(all, new Int32Array(columns.length).fill(integer));
    model.options.set({ mip_max_nodes: NODES, mip_rel_gap: 0, mip_abs_gap: GAP });
    model.run();
    const { colValue } = model.getSolution();
    return columns.filter((_, rank) => (colValue[rank] ?? 0) > HALF);
  }

  return {
    add,
    relax,
    best() {
      const found = best();
      model.dispose();
      return found;
    },
  };
}

function emptyModel(highs: Highs, members: number, places: readonly number[]): Model {
  const model = highs.createModel();
  model.options.set({ output_flag: false });
  model.changeObjectiveSense(highs.constants.objectiveSense.maximize);
  const count = members + places.length;
  model.addRows({
    lower: Float64Array.from({ length: count }, (_, line) => (line < members ? 1 : -highs.infinity)),
    upper: Float64Array.from({ length: count }, (_, line) =>
      line < members ? 1 : (places[line - members] ?? 0),
    ),
    matrix: {
      format: "csr",
      numRows: count,
      numCols: 0,
      starts: new Int32Array(count + 1),
      indices: new Int32Array(),
      values: new Float64Array(),
    },
  });
  return model;
}
