import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root, site } from "./root.mjs";

export const budgets = JSON.parse(readFileSync(path.join(root, "budgets.json"), "utf8"));

const kibibytes = (bytes) => bytes / 1024;

/** What each published app's entry weighs as served, against its budget. */
export function entryFigures() {
  const { features } = JSON.parse(readFileSync(path.join(site, "features.json"), "utf8"));
  return features.map(({ name, entry }) => ({
    what: `entry of ${name}`,
    value: kibibytes(statSync(path.join(site, `${entry}.br`)).size),
    budget: budgets.entryOfEachApp.kibibytes,
    unit: "KiB br",
  }));
}

/** The pages as a browser received them, against their budgets. */
export function pageFigures({ login, list, lab }) {
  return [
    { what: "login, JavaScript and CSS", value: kibibytes(login.traffic.codeBytes), budget: budgets.login.codeKibibytes, unit: "KiB br" },
    { what: "login, requests", value: login.traffic.requests, budget: budgets.login.requests, unit: "" },
    { what: "FA list from nothing, all bytes", value: kibibytes(list.traffic.totalBytes), budget: budgets.activityList.totalKibibytes, unit: "KiB" },
    { what: "FA list from nothing, requests", value: list.traffic.requests, budget: budgets.activityList.requests, unit: "" },
    { what: "login on a slow phone, LCP", value: lab.lcpMs, budget: budgets.loginInTheLab.largestContentfulPaintMs, unit: "ms" },
    { what: "login on a slow phone, CLS", value: lab.cls, budget: budgets.loginInTheLab.cumulativeLayoutShift, unit: "" },
    { what: "time to login", value: login.usableMs, unit: "ms" },
    { what: "time to the FA list", value: list.usableMs, unit: "ms" },
    { what: "time to login on a slow phone", value: lab.usableMs, unit: "ms" },
  ];
}

/** What federation adds to the login page, against the same code as one bundle. */
export function federationFigures(federated, single) {
  const { loginExtraKibibytes, loginExtraRequests } = budgets.federation;
  return [
    { what: "login, added by federation", value: kibibytes(federated.codeBytes - single.codeBytes), budget: loginExtraKibibytes, unit: "KiB br" },
    { what: "login, requests added by federation", value: federated.requests - single.requests, budget: loginExtraRequests, unit: "" },
  ];
}

/** The federated site beside the same code as one bundle, and the difference against its target. */
export function comparison(federated, single) {
  const { loginExtraKibibytes, loginExtraRequests, listExtraTime } = budgets.federation;
  const rows = [
    { what: "login, JavaScript and CSS", key: "loginCodeBytes", scale: 1024, unit: "KiB br", target: loginExtraKibibytes },
    { what: "login, requests", key: "loginRequests", target: loginExtraRequests },
    { what: "time to login", key: "loginMs", unit: "ms" },
    { what: "FA list from nothing, all bytes", key: "listBytes", scale: 1024, unit: "KiB" },
    { what: "FA list from nothing, requests", key: "listRequests" },
    { what: "time to the FA list", key: "listMs", unit: "ms" },
    { what: "time to the FA list, 150 ms away", key: "distantListMs", unit: "ms", target: single.distantListMs * listExtraTime },
  ];
  return rows.map(({ what, key, scale = 1, unit = "", target }) => ({
    what: `${what}: ${shown(federated[key] / scale)}, one bundle ${shown(single[key] / scale)}`,
    value: (federated[key] - single[key]) / scale,
    budget: target,
    unit,
  }));
}

export function isWithin({ value, budget }) {
  return budget === undefined || value <= budget;
}

function shown(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? 3 : 1);
}

export function table(figures) {
  const rows = figures.map((figure) => [
    figure.what,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    figure.budget === undefined ? "" : `≤ ${shown(figure.budget)}`,
    isWithin(figure) ? "" : "OVER BUDGET",
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => `  ${row[0].padEnd(widths[0])}  ${row[1].padStart(widths[1])}  ${row[2].padStart(widths[2])}  ${row[3]}`.trimEnd()).join("\n");
}
