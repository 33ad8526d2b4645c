import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root, site } from "./root.mjs";

const budgets = JSON.parse(readFileSync(path.join(root, "budgets.json"), "utf8"));

const kibibytes = (bytes) => bytes / 1024;

/** Size of each published app's entry on the wire, against its budget. */
export function entryFigures() {
  const { features } = JSON.parse(readFileSync(path.join(site, "features.json"), "utf8"));
  return features.map(({ name, entry }) => ({
    what: `entry of ${name}`,
    value: kibibytes(statSync(path.join(site, `${entry}.br`)).size),
    budget: budgets.entryOfEachApp.kibibytes,
    unit: "KiB br",
  }));
}

/** Pages as a browser received them, against their budgets. */
export function pageFigures({ login, list, lab }) {
  return [
    {
      what: "login, JavaScript and CSS",
      value: kibibytes(login.traffic.codeBytes),
      budget: budgets.login.codeKibibytes,
      unit: "KiB br",
    },
    { what: "login, requests", value: login.traffic.requests, budget: budgets.login.requests, unit: "" },
    {
      what: "FA list from nothing, all bytes",
      value: kibibytes(list.traffic.totalBytes),
      budget: budgets.activityList.totalKibibytes,
      unit: "KiB",
    },
    {
      what: "FA list from nothing, requests",
      value: list.traffic.requests,
      budget: budgets.activityList.requests,
      unit: "",
    },
    {
      what: "login on a slow phone, LCP",
      value: lab.lcpMs,
      budget: budgets.loginInTheLab.largestContentfulPaintMs,
      unit: "ms",
    },
    {
      what: "login on a slow phone, CLS",
      value: lab.cls,
      budget: budgets.loginInTheLab.cumulativeLayoutShift,
      unit: "",
    },
    { what: "time to login", value: login.usableMs, unit: "ms" },
    { what: "time to the FA list", value: list.usableMs, unit: "ms" },
    { what: "time to login on a slow phone", value: lab.usableMs, unit: "ms" },
  ];
}

/** Cost of federation on the login page, against the same code as one bundle. */
export function federationFigures(federated, single) {
  const { loginExtraKibibytes, loginExtraRequests } = budgets.federation;
  return [
    {
      what: "login, added by federation",
      value: kibibytes(federated.codeBytes - single.codeBytes),
      budget: loginExtraKibibytes,
      unit: "KiB br",
    },
    {
      what: "login, requests added by federation",
      value: federated.requests - single.requests,
      budget: loginExtraRequests,
      unit: "",
    },
  ];
}

/** The federated site beside the same code as one bundle; the budget limits the difference. */
export function comparison(federated, single) {
  const { loginExtraKibibytes, loginExtraRequests, listExtraTime } = budgets.federation;
  const rows = [
    {
      what: "login, JavaScript and CSS",
      key: "loginCodeBytes",
      scale: 1024,
      unit: "KiB br",
      budget: loginExtraKibibytes,
    },
    { what: "login, requests", key: "loginRequests", unit: "", budget: loginExtraRequests },
    { what: "time to login", key: "loginMs", unit: "ms" },
    { what: "FA list from nothing, all bytes", key: "listBytes", scale: 1024, unit: "KiB" },
    { what: "FA list from nothing, requests", key: "listRequests", unit: "" },
    { what: "time to the FA list", key: "listMs", unit: "ms" },
    {
      what: "time to the FA list, 150 ms away",
      key: "distantListMs",
      unit: "ms",
      budget: single.distantListMs * listExtraTime,
    },
  ];
  return rows.map(({ what, key, scale = 1, unit, budget }) => {
    const [value, other] = [federated[key] / scale, single[key] / scale];
    return {
      what,
      unit,
      budget,
      value: value - other,
      beside: [withUnit(value, unit), withUnit(other, unit)],
    };
  });
}

/** Times from a click in an open tab to the page, beside the same code as one bundle. */
export function navigationFigures({ chain, prefetchedScriptMs }, single) {
  const budget = budgets.federation;
  return [
    {
      what: `first navigation, requests in a row (${chain.join(", ")})`,
      beside: [String(single.chain.length)],
      value: chain.length,
      budget: budget.chain,
      unit: "",
    },
    {
      what: "change to a prefetched page, scripting",
      beside: [withUnit(single.prefetchedScriptMs, "ms")],
      value: prefetchedScriptMs,
      budget: budget.prefetchedScriptMs,
      unit: "ms",
    },
  ];
}

/** Times from a team's command to the screen. */
export function publishingFigures({ visibleMs, rollbackMs }) {
  const budget = budgets.federation;
  return [
    {
      what: "publish, until an open tab shows it",
      value: visibleMs / 1000,
      budget: budget.publishToVisibleSeconds,
      unit: "s",
    },
    { what: "roll back", value: rollbackMs / 1000, budget: budget.rollbackSeconds, unit: "s" },
  ];
}

/** Times from a key or a press to the next paint, on a processor four times slower. */
export function interactionFigures({ dialogMs, menuMs, typingMs }) {
  const row = (what, value) => ({ what, value, budget: budgets.interactionMs, unit: "ms" });
  return [
    row("opening a dialog", dialogMs),
    row("opening a menu", menuMs),
    row("typing in the FA list's filter", typingMs),
  ];
}

/**
 * Frame times while fifty plannings scroll, relative to a bare page: drawing without a graphics card is slow.
 */
export function scrollingFigures({ calendarMs, bareMs }) {
  return [
    { what: "scrolling 50 plannings, a frame", value: calendarMs, unit: "ms" },
    { what: "scrolling as many bare boxes, a frame", value: bareMs, unit: "ms" },
    {
      what: "50 plannings against bare boxes",
      value: calendarMs / bareMs,
      budget: budgets.scrollingAgainstBareBoxes,
      unit: "×",
    },
  ];
}

export function isWithin({ value, budget }) {
  return budget === undefined || value <= budget;
}

function shown(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? 3 : 1);
}

function withUnit(value, unit) {
  return `${shown(value)} ${unit}`.trim();
}

/** Table of figures; `heads` names the columns between the figure and its budget, when there are several. */
export function table(figures, heads) {
  const body = figures.map(({ what, value, unit, budget, beside = [] }) => [
    what,
    ...beside,
    withUnit(value, unit),
    budget === undefined ? "" : `≤ ${shown(budget)}`,
    isWithin({ value, budget }) ? "" : "OVER BUDGET",
  ]);
  const rows = heads ? [["", ...heads, "", ""], ...body] : body;
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join("  ")}`.trimEnd(),
    )
    .join("\n");
}
