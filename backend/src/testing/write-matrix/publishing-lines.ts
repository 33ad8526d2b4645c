import { createHash } from "node:crypto";
import type { PublishingToken } from "@coulisses/shared-domain/publishing/publishing-token";
import { publishIn } from "../../client-errors/testing/releases";
import { call } from "../calls";
import { as, everybody, type Lines, nothing, type Send, stage } from "./stage";

const form = {
  label: "CI de l'équipe matos",
  app: "mf-tasks",
  rights: ["publish", "rollback", "switch"],
  days: 30,
};

/** A new token, and its text. */
async function madeToken() {
  const answer = await call(stage().server, "POST", "/publishing-tokens", { ...as("admin"), body: form });
  return answer.json<{ token: PublishingToken; text: string }>();
}

const code = "var app = 1;";
const hash = createHash("sha384").update(code).digest("base64");
const manifest = { name: "mf-tasks", integrity: { "entry.js": `sha384-${hash}` } };
const body = { manifest, sizes: { "entry.js": code.length } };

/** A build of an app in place, with a token for it. */
async function announced() {
  publishIn(stage().server.services.environment.siteDir, "mf-tasks", ["v1", "v2"]);
  return { token: (await madeToken()).text, body };
}

type Announced = Awaited<ReturnType<typeof announced>>;

async function begun(build: Announced) {
  const answer = await call(stage().server, "POST", "/publishing/mf-tasks/uploads", build);
  return answer.json<{ upload: string }>();
}

async function putFile(send: Send, build: Announced) {
  const { upload } = await begun(build);
  const address = hash.replaceAll("+", "-").replaceAll("/", "_");
  return send(`/publishing/mf-tasks/uploads/${upload}/files/${address}`, {
    token: build.token,
    headers: { "content-type": "application/octet-stream" },
    body: Buffer.from(code),
  });
}

const word = { word: "En pause jusqu'à 18 h.", ask: "un admin" };
const switches = [
  ["disable", "application-disabled", word],
  ["enable", "application-enabled", {}],
  ["unpublish", "application-unpublished", {}],
] as const;

const switchLines: Lines = Object.fromEntries(
  switches.flatMap(([command, event, body]) => {
    const line = { moves: [], tells: { [event]: everybody } };
    return [
      [
        `POST /publishing/:app/${command}`,
        {
          ...line,
          make: async (send: Send) => {
            const { token } = await announced();
            return send(`/publishing/mf-tasks/${command}`, { token, body });
          },
        },
      ],
      [
        `POST /applications/:app/${command}`,
        {
          ...line,
          make: async (send: Send) => {
            await announced();
            return send(`/applications/mf-tasks/${command}`, { ...as("admin"), body });
          },
        },
      ],
    ];
  }),
);

const channelLines: Lines = Object.fromEntries(
  [
    ["promotion", "application-published"],
    ["end", "application-rolled-back"],
  ].flatMap(([act = "", event = ""]) => {
    const line = { moves: [], tells: { [event]: everybody } };
    const path = `mf-tasks/channels/next/${act}`;
    return [
      [
        `POST /publishing/:app/channels/:channel/${act}`,
        {
          ...line,
          make: async (send: Send) => {
            const { token } = await announced();
            return send(`/publishing/${path}`, { token, body: {} });
          },
        },
      ],
      [
        `POST /applications/:app/channels/:channel/${act}`,
        {
          ...line,
          make: async (send: Send) => {
            await announced();
            return send(`/applications/${path}`, { ...as("admin"), body: {} });
          },
        },
      ],
    ];
  }),
);

/** Tokens of publishing, and publishing with one. */
export const publishingLines: Lines = {
  "POST /publishing-tokens": {
    ...nothing,
    make: (send) => send("/publishing-tokens", { ...as("admin"), body: form }),
  },
  "DELETE /publishing-tokens/:id": {
    ...nothing,
    make: async (send) => {
      const { token } = await madeToken();
      return send(`/publishing-tokens/${String(token.id)}`, as("admin"));
    },
  },
  "POST /publishing/:app/uploads": {
    ...nothing,
    make: async (send) => send("/publishing/mf-tasks/uploads", await announced()),
  },
  "PUT /publishing/:app/uploads/:upload/files/:hash": {
    ...nothing,
    make: async (send) => putFile(send, await announced()),
  },
  "POST /publishing/:app/uploads/:upload/publication": {
    moves: [],
    tells: { "application-published": everybody },
    make: async (send) => {
      const { token, body } = await announced();
      await putFile((path, extra) => call(stage().server, "PUT", path, extra), { token, body });
      const { upload } = await begun({ token, body });
      return send(`/publishing/mf-tasks/uploads/${upload}/publication`, { token, body: {} });
    },
  },
  "POST /publishing/:app/rollback": {
    moves: [],
    tells: { "application-rolled-back": everybody },
    make: async (send) => {
      const { token } = await announced();
      return send("/publishing/mf-tasks/rollback", { token, body: {} });
    },
  },
  ...switchLines,
  ...channelLines,
  "POST /applications/:app/rollback": {
    moves: [],
    tells: { "application-rolled-back": everybody },
    make: async (send) => {
      await announced();
      return send("/applications/mf-tasks/rollback", { ...as("admin"), body: {} });
    },
  },
};
