import { setTimeout as wait } from "node:timers/promises";
import type { FestivalImport } from "@coulisses/shared-domain/import/festival-import";
import { importFolder } from "../../festival-import/import-folder";
import { formWithFile } from "../multipart";
import { as, callerFor, type Lines, nothing, type Send, stage } from "./stage";

const text = Buffer.from("No dump at all");
const form = () => formWithFile(text);
const root = "/festival-import/uploads";

async function begun(): Promise<string> {
  const answer = await callerFor("admin").post(root, { name: "a.sql", bytes: text.length });
  return answer.json<{ upload: string }>().upload;
}

/** A file that is whole, and passes for tried. */
async function sent(): Promise<string> {
  const id = await begun();
  const { body, headers } = form();
  await callerFor("admin").post(`${root}/${id}/pieces/0`, body, headers);
  const folder = importFolder(stage().server.services.environment.dataDir);
  const upload = await folder.read("upload.json");
  if (upload !== null) await folder.write("upload.json", { ...upload, isTried: true });
  return id;
}

/** Orders go on after their answer. */
async function toItsEnd(send: Send, path: string) {
  const answer = await send(path, as("admin"));
  for (;;) {
    const { task } = (await callerFor("admin").get("/festival-import")).json<FestivalImport>();
    if (task?.status !== "running") return answer;
    await wait(50);
  }
}

/** Taking over a festival, on one that holds too much for it: an import states its own changes, when it ends. */
export const importLines: Lines = {
  "POST /festival-import/uploads": {
    ...nothing,
    make: (send) => send(root, { ...as("admin"), body: { name: "a.sql", bytes: 5 } }),
  },
  "POST /festival-import/uploads/:upload/pieces/:from": {
    ...nothing,
    make: async (send) => send(`${root}/${await begun()}/pieces/0`, { ...as("admin"), ...form() }),
  },
  "DELETE /festival-import/uploads/:upload": {
    ...nothing,
    make: async (send) => send(`${root}/${await begun()}`, as("admin")),
  },
  "POST /festival-import/uploads/:upload/trial": {
    ...nothing,
    make: async (send) => toItsEnd(send, `${root}/${await sent()}/trial`),
  },
  "POST /festival-import/uploads/:upload/import": {
    ...nothing,
    make: async (send) => toItsEnd(send, `${root}/${await sent()}/import`),
  },
  "POST /festival-import/undo": {
    ...nothing,
    make: (send) => toItsEnd(send, "/festival-import/undo"),
  },
};
