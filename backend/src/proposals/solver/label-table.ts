import type { Route } from "./route";

/** No night yet: far from all others. */
const NO_NIGHT = -10;
/** The number of labels that there is room for at first. */
const ROOM = 4096;

/**
 * Labels, the ways to each stop of a route: a row each, with its gain and the counters of the rules.
 */
export type LabelTable = {
  route: Route;
  count: number;
  /** The stop reached by the last label, and the first label that reaches it. */
  lastStop: number;
  firstOfStop: number;
  value: Float64Array;
  /** Milliseconds of work so far without a pause. */
  stretch: Float64Array;
  day: Int32Array;
  /** Milliseconds chosen in that day. */
  inDay: Float64Array;
  /** The last night with a chosen slot, and the number of consecutive ones that end there. */
  night: Int32Array;
  nights: Int32Array;
  mark: Uint8Array;
  stop: Int32Array;
  before: Int32Array;
};

export function newLabelTable(route: Route): LabelTable {
  const table = {
    route,
    count: 0,
    lastStop: -1,
    firstOfStop: 0,
    value: new Float64Array(ROOM),
    stretch: new Float64Array(ROOM),
    day: new Int32Array(ROOM),
    inDay: new Float64Array(ROOM),
    night: new Int32Array(ROOM),
    nights: new Int32Array(ROOM),
    mark: new Uint8Array(ROOM),
    stop: new Int32Array(ROOM),
    before: new Int32Array(ROOM),
  };
  clearLabels(table, route);
  return table;
}

/** Forgets all labels; label 0 is then the beginning of a route. */
export function clearLabels(table: LabelTable, route: Route): void {
  table.route = route;
  table.lastStop = -1;
  table.value[0] = 0;
  table.stretch[0] = 0;
  table.day[0] = -1;
  table.inDay[0] = 0;
  table.night[0] = NO_NIGHT;
  table.nights[0] = 0;
  table.mark[0] = 0;
  table.stop[0] = -1;
  table.before[0] = -1;
  table.count = 1;
}

/** Doubles the room for labels. */
export function growLabels(table: LabelTable): void {
  const room = 2 * table.value.length;
  table.value = longer(table.value, new Float64Array(room));
  table.stretch = longer(table.stretch, new Float64Array(room));
  table.day = longer(table.day, new Int32Array(room));
  table.inDay = longer(table.inDay, new Float64Array(room));
  table.night = longer(table.night, new Int32Array(room));
  table.nights = longer(table.nights, new Int32Array(room));
  table.mark = longer(table.mark, new Uint8Array(room));
  table.stop = longer(table.stop, new Int32Array(room));
  table.before = longer(table.before, new Int32Array(room));
}

function longer<A extends Float64Array | Int32Array | Uint8Array>(column: A, longerColumn: A): A {
  longerColumn.set(column);
  return longerColumn;
}
