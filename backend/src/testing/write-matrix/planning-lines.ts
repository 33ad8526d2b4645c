import { call } from "../calls";
import { as, everybody, idOf, type Lines, nothing, stage } from "./stage";

const start = "2027-05-14T22:00:00.000Z";
const end = "2027-05-15T04:00:00.000Z";
const breaksOfCamille = () => `/planning/${idOf("camille")}/break-periods`;
const body = { start, durationInHours: 6 };

/** Hours at which nobody gives availabilities. */
const dawn = { start: "2027-05-18T04:00:00.000Z", end: "2027-05-18T06:00:00.000Z" };
const forenoon = { start: dawn.end, end: "2027-05-18T08:00:00.000Z" };
const setFestival = () =>
  call(stage().server, "POST", "/configuration/eventDate", {
    ...as("admin"),
    body: { value: { start: "2027-05-13T22:00:00.000Z" } },
  });

const print = () => ({ kind: "LEAFLETS", volunteerIds: [Number(idOf("camille"))] });

/** Writes that readers of plannings hear of. */
export const planningLines: Lines = {
  "POST /planning/:id/break-periods": {
    moves: [],
    tells: { "break-added": everybody },
    make: (send) => send(breaksOfCamille(), { ...as("humain"), body }),
  },
  "POST /planning/booklets": {
    ...nothing,
    make: (send) => send("/planning/booklets", { ...as("humain"), body: [Number(idOf("camille"))] }),
  },
  "POST /planning/prints": {
    moves: [],
    tells: { "print-changed": "humain" },
    make: async (send) => {
      const answer = await send("/planning/prints", { ...as("humain"), body: print() });
      await stage().server.services.jobs.settled();
      return answer;
    },
  },
  "DELETE /planning/prints/:id": {
    moves: [],
    tells: { "print-changed": "humain" },
    make: async (send) => {
      const { server } = stage();
      const answer = await call(server, "POST", "/planning/prints", { ...as("humain"), body: print() });
      await server.services.jobs.settled();
      return send(`/planning/prints/${answer.json<{ id: string }>().id}`, as("humain"));
    },
  },
  "DELETE /planning/:id/break-periods": {
    moves: [],
    tells: { "break-removed": everybody },
    make: async (send) => {
      await call(stage().server, "POST", breaksOfCamille(), { ...as("humain"), body });
      return send(`${breaksOfCamille()}?start=${start}&end=${end}`, as("humain"));
    },
  },
  "POST /kiosk-link": {
    moves: [],
    tells: { "kiosk-link-made": "admin humain" },
    make: (send) => send("/kiosk-link", as("humain")),
  },
  "DELETE /kiosk-link": {
    moves: [],
    tells: { "kiosk-link-revoked": "admin humain" },
    make: async (send) => {
      await call(stage().server, "POST", "/kiosk-link", as("humain"));
      return send("/kiosk-link", as("humain"));
    },
  },
  "POST /wall-board/links": {
    moves: [],
    tells: { "wall-link-made": "admin humain" },
    make: (send) => send("/wall-board/links", { ...as("humain"), body: { name: "Bar" } }),
  },
  "DELETE /wall-board/links/:id": {
    moves: [],
    tells: { "wall-link-revoked": "admin humain" },
    make: async (send) => {
      const answer = await call(stage().server, "POST", "/wall-board/links", {
        ...as("humain"),
        body: { name: "Écran du QG" },
      });
      return send(`/wall-board/links/${answer.json<{ link: { id: number } }>().link.id}`, as("humain"));
    },
  },
  // Only calendars outside notice.
  "DELETE /planning/subscribe": {
    ...nothing,
    make: (send) => send("/planning/subscribe", as("camille")),
  },
  "POST /availability-calls": {
    moves: [],
    tells: { "availabilities-called": everybody },
    make: async (send) => {
      await setFestival();
      return send("/availability-calls", { ...as("humain"), body: { starts: [dawn.start] } });
    },
  },
  "POST /availability-calls/mine/declines": {
    moves: [],
    tells: { "availability-call-declined": everybody },
    make: async (send) => {
      await setFestival();
      const body = { starts: [forenoon.start] };
      await call(stage().server, "POST", "/availability-calls", { ...as("humain"), body });
      return send("/availability-calls/mine/declines", { ...as("camille"), body: forenoon });
    },
  },
};
