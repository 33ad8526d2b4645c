import type { CalendarLink } from "@coulisses/shared-domain/contract/planning/calendars";
import type { KioskLink } from "@coulisses/shared-domain/contract/planning/crowd";
import { randomBytes } from "node:crypto";
import { defaultLeaflet, LEAFLET } from "@coulisses/shared-domain/planning/leaflet";
import { createCanvas } from "@napi-rs/canvas";
import pg from "pg";
import { demoEmail } from "../src/demo/accounts";
import { agent, type Call, get } from "./get";
import { logIn } from "./log-in";
import type { MeasuredServer } from "./measured-server";
import { onPostgres } from "./on-postgres";
import { printFigures } from "./print-figures";
import { table } from "./table";
import { figureTitles, type Line, timed } from "./timed";

const PORTS = { server: 4350, postgres: 4351 };
/** Of the festival that is measured; less would flatter the figures. */
const least = { people: 400, slots: 1_200 };

/** Everybody can come all along the festival, but for each tenth person: a call for help finds as many as it can. */
const fill = `
  insert into user_teams (user_id, team_code) select id, 'benevole' from users where deleted_at is null
    on conflict do nothing;
  with bounds as (select date_trunc('hour', min(start_at)) - interval '7 days' as first,
      max(end_at) + interval '7 days' as last from assignees)
  insert into availabilities (user_id, start_at, end_at)
    select users.id, last + interval '1 day', last + interval '2 days' from users, bounds where users.id % 10 <> 0
    on conflict do nothing;
  analyze availabilities; analyze assignees; analyze user_teams;`;

/** Data that the lines are built from. */
type Ground = { manager: string; volunteer: { id: number; token: string }; ids: number[]; window: string };

/** A leaflet with three pictures close to the largest size allowed. */
function leafletWithPlans(): string {
  const pages = ["Plan Sécu", "Plan du site", "En cas de malaise"].map((title) => {
    const plan = createCanvas(420, 420);
    const points = plan.getContext("2d").createImageData(420, 420);
    points.data.set(randomBytes(points.data.length));
    plan.getContext("2d").putImageData(points, 0, 0);
    const picture = plan.toDataURL("image/jpeg", 85);
    if (picture.length > LEAFLET.picture.max) throw new Error("The bench's plans are too heavy");
    return { title, text: "<p>À garder sur soi</p>", picture };
  });
  return JSON.stringify({ ...defaultLeaflet, pages });
}

/** The secret link of the kiosk, made as its manager does. */
async function kioskPath(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/kiosk-link`, { method: "POST", headers });
  return new URL(((await answer.json()) as KioskLink).url).pathname.slice(1);
}

/** The secret of a link of the wall board, made as its manager does. */
async function wallSecret(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Bench" });
  const answer = await fetch(`${url}/api/wall-board/links`, { method: "POST", headers, body });
  return new URL(((await answer.json()) as { url: string }).url).hash.slice(1);
}

/** Secret path that a person's calendar subscribes to. */
async function calendarPath(url: string, token: string): Promise<string> {
  const { text } = await get(url, { path: "planning/subscribe", token });
  return new URL((JSON.parse(text) as CalendarLink).link).pathname.replace("/api/", "");
}

async function linesOn(
  url: string,
  { manager, volunteer, ids, window }: Ground,
): Promise<(Line & { call: Call })[]> {
  const kiosk = await kioskPath(url, manager);
  const { etag } = await get(url, { path: kiosk });
  const wall = { path: "wall-board", token: await wallSecret(url, manager) };
  const { etag: wallEtag } = await get(url, wall);
  const calendar = await calendarPath(url, volunteer.token);
  const { etag: calendarEtag } = await get(url, { path: calendar });
  const people = ids.slice(0, 50).join();
  return [
    {
      name: "own slots",
      call: { path: `users/${String(volunteer.id)}/assignments`, token: volunteer.token },
      target: 10,
    },
    {
      name: "multi-planning of 50",
      call: { path: `multi-planning?volunteerIds=${people}`, token: manager },
      target: 100,
    },
    {
      name: `call for help over ${String(ids.length)}`,
      call: { path: `need-help?${window}`, token: manager },
      target: 60,
    },
    { name: "kiosk", call: { path: kiosk }, target: 20 },
    {
      name: "kiosk, unchanged",
      call: { path: kiosk, headers: { "if-none-match": etag }, status: 304 },
      target: 20,
    },
    { name: "wall board", call: wall, target: 20 },
    {
      name: "wall board, unchanged",
      call: { ...wall, headers: { "if-none-match": wallEtag }, status: 304 },
      target: 20,
    },
    { name: "subscribed calendar", call: { path: calendar }, target: 10 },
    {
      name: "subscribed calendar, unchanged",
      call: { path: calendar, headers: { "if-none-match": calendarEtag }, status: 304 },
      target: 10,
    },
  ];
}

async function measure(server: MeasuredServer, databaseUrl: string): Promise<void> {
  const { url, password } = server.ready;
  const db = new pg.Client({ connectionString: databaseUrl });
  try {
    await db.connect();
    await db.query(fill);
    const { rows: people } = await db.query<{ id: number }>(
      `select users.id from users left join assignees on assignees.user_id = users.id
       where deleted_at is null group by users.id order by count(task_id) desc, users.id limit ${String(least.people)}`,
    );
    const { rows: counts } = await db.query<{ slots: number; free: string }>(
      "select (select count(*)::int from assignees) slots, (select max(start_at)::text from availabilities) free",
    );
    const [{ slots, free } = { slots: 0, free: "" }] = counts;
    if (people.length < least.people || slots < least.slots)
      throw new Error(
        `The bench needs more than ${String(people.length)} people with ${String(slots)} slots`,
      );
    const from = new Date(free);
    const at = (hours: number) => new Date(from.getTime() + hours * 3_600_000).toISOString();
    const [manager, volunteer] = await logIn(url, [demoEmail("humain"), demoEmail("soft")], password);
    if (!manager || !volunteer) throw new Error("The bench needs its demo accounts");
    const { text } = await get(url, { path: "users/me", token: volunteer.token });
    const lines = await linesOn(url, {
      manager: manager.token,
      volunteer: { id: (JSON.parse(text) as { id: number }).id, token: volunteer.token },
      ids: people.map(({ id }) => id),
      window: `start=${at(2)}&end=${at(3)}`,
    });
    const figures = [];
    for (const line of lines) figures.push(await timed(url, line));
    console.log(`\n${String(people.length)} people, ${String(slots)} slots with somebody, on PostgreSQL:`);
    console.log(table(figureTitles, figures));
    await db.query("update configurations set value = $1 where key = 'leaflet'", [leafletWithPlans()]);
    const ground = {
      manager: manager.token,
      ids: people.map(({ id }) => id),
      light: lines[0]?.call ?? { path: "ready" },
    };
    for (const kind of ["LEAFLETS", "BOOKLETS"] as const) {
      console.log(
        `\n${String(people.length)} ${kind.toLowerCase()} with three plans, in the queue of prints:`,
      );
      console.log(table(["", "figure", "target", ""], await printFigures(server, ground, kind)));
    }
  } finally {
    agent.destroy();
    await db.end();
  }
}

await onPostgres(PORTS, measure);
