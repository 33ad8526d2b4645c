import { answer, api, downloads, festivalServer, read, refusal } from "@coulisses/shared-auth/testing";
import type {
  FestivalImport,
  ImportTask,
  ImportUpload,
} from "@coulisses/shared-domain/import/festival-import";
import { PIECE_BYTES } from "@coulisses/shared-domain/import/festival-import";
import type { ToldReport } from "@coulisses/shared-domain/import/told-report";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { openPage } from "../../testing/open-page";

const at = "2026-11-28T17:40:00.000Z";
const id = "0f0e5a4e-8c0c-4f5e-9d54-1f4b5f0f7c11";
const whole: ImportUpload = {
  id,
  name: "overbookd.sql",
  bytes: 5,
  received: 5,
  by: "Amina Diallo",
  at,
  isTried: false,
};
const task = (status: ImportTask["status"], order: ImportTask["order"], message = ""): ImportTask => ({
  order,
  status,
  by: "Amina Diallo",
  at,
  progress: { step: "writing", percent: 40 },
  message,
});
const report: ToldReport = {
  source: "overbookd.sql",
  version: "20260707223730_remove_notifications",
  isTrial: true,
  warnings: ["Un repas est encore ouvert"],
  counts: [{ kind: "Personnes", read: 1200, in: 1190, noted: 7, out: 2, merged: 1 }],
  parts: [
    {
      title: "Laissé de côté",
      meaning: "ce qui ne vient pas",
      kinds: [{ kind: "Amis", lines: ["Léa (nº 7) : personne n'est son propre ami"] }],
    },
  ],
  money: {
    sums: [{ label: "Caisse de l'association", there: -5750, here: -5750 }],
    people: [{ name: "Léa (nº 7)", balance: { there: 150, here: 150 }, sums: [] }],
  },
};
const empty: FestivalImport = {
  maxBytes: 256 * 1024 * 1024,
  upload: null,
  task: null,
  hasReport: false,
  last: null,
};

let state: FestivalImport;
let sent: string[];
const order = (name: string, kind: ImportTask["order"]) =>
  http.post(api(name), () => {
    sent.push(kind);
    state = { ...state, task: task("running", kind) };
    return new HttpResponse(null, { status: 204 });
  });
const festival = festivalServer([
  read("festival-import", () => state),
  read("festival-import/report", () => ({ ...report, isTrial: state.upload !== null })),
  http.post(api("festival-import/uploads"), ({ request }) =>
    answer(async () => {
      const { name, bytes } = (await request.json()) as { name: string; bytes: number };
      sent.push(`${name} ${bytes}`);
      state = { ...empty, upload: { ...whole, name, bytes, received: 0 } };
      return { upload: id };
    }, 201),
  ),
  // The form of a file can't be read here: a piece is as long as it should be.
  http.post<{ from: string }>(api("festival-import/uploads/:upload/pieces/:from"), ({ params }) =>
    answer(() => {
      const from = Number(params.from);
      const received = Math.min(from + PIECE_BYTES, state.upload?.bytes ?? 0);
      sent.push(`${from} to ${received}`);
      state = { ...state, upload: state.upload && { ...state.upload, received } };
      return { received };
    }),
  ),
  order("festival-import/uploads/:upload/trial", "trial"),
  order("festival-import/uploads/:upload/import", "import"),
  order("festival-import/undo", "undo"),
  http.delete(api("festival-import/uploads/:upload"), () => {
    state = empty;
    return new HttpResponse(null, { status: 204 });
  }),
]);
const downloaded = downloads();

beforeEach(() => {
  [state, sent] = [empty, []];
});

const open = () => openPage("/configuration/import", { teams: ["admin"], permissions: [] });
const choose = async (file: File) => {
  await screen.findByRole("button", { name: /Choisir/ });
  fireEvent.change(screen.getByLabelText("Export d'Overbookd"), { target: { files: [file] } });
};
const sql = (content: BlobPart = "dumps") => new File([content], "overbookd.sql");
const button = (name: string) => screen.findByRole("button", { name });

describe("the page of imports", () => {
  it("sends a file in pieces, and tries it", async () => {
    open();
    await choose(sql(new Uint8Array(PIECE_BYTES + 3)));
    expect(await screen.findByText("Essai : écriture, reprise à la fin (Amina Diallo)")).toBeInTheDocument();
    const all = PIECE_BYTES + 3;
    expect(sent).toEqual([
      `overbookd.sql ${all}`,
      `0 to ${PIECE_BYTES}`,
      `${PIECE_BYTES} to ${all}`,
      "trial",
    ]);
    state = { ...state, task: task("done", "trial"), hasReport: true };
    expect(await screen.findByText(/^Essai terminé/, undefined, { timeout: 5_000 })).toBeInTheDocument();
  });

  it("goes on with a file that stopped on its way", async () => {
    const pieces = "*/api/festival-import/uploads/*/pieces/:from";
    festival.server.use(
      http.post(pieces, () => refusal(400, "Le fichier envoyé est incomplet"), { once: true }),
    );
    const { user } = open();
    await choose(sql());
    expect(await screen.findByText("Le fichier envoyé est incomplet")).toBeInTheDocument();
    state = { ...state, upload: state.upload && { ...state.upload, received: 2 } };
    await user.click(await button("Continuer l'envoi"));
    await waitFor(() => expect(sent.at(-1)).toBe("trial"));
    expect(sent).toEqual(["overbookd.sql 5", "2 to 5", "trial"]);
  });

  it("shows the report of a trial, and hands it over as a file", async () => {
    state = { ...empty, upload: { ...whole, isTried: true }, task: task("done", "trial"), hasReport: true };
    const { user } = open();
    expect(await screen.findByText("Un repas est encore ouvert")).toBeInTheDocument();
    const row = await screen.findByRole("row", { name: /Personnes/ });
    expect(within(row).getAllByRole("cell").length).toBeGreaterThanOrEqual(5);
    expect(screen.queryByText(/personne n'est son propre ami/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByText("Amis (1)"));
    expect(await screen.findByText("Léa (nº 7) : personne n'est son propre ami")).toBeInTheDocument();
    await user.click(await button("Télécharger le compte rendu"));
    const [file] = await downloaded();
    expect(file?.name).toBe("essai-de-reprise.txt");
    expect(file?.text).toContain("# Reprise d'Overbookd : essai, rien n'a été écrit");
    expect(file?.text).toContain("- Léa (nº 7) : personne n'est son propre ami");
  });

  it("imports what was tried, once the person knows what happens", async () => {
    state = { ...empty, upload: { ...whole, isTried: true }, task: task("done", "trial"), hasReport: true };
    const { user } = open();
    await user.click(await button("Importer"));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Importer « overbookd.sql » dans ce festival ?" }),
    );
    expect(dialog.getByText(/^Les administrateurs restent connectés/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Importer" }));
    expect(await screen.findByText("Reprise : écriture (Amina Diallo)")).toBeInTheDocument();
    expect(sent).toEqual(["import"]);
  });

  it("offers no import before a trial, nor after a refusal", async () => {
    const message = "overbookd.sql n'est pas un texte en UTF-8.";
    state = { ...empty, upload: whole, task: task("refused", "trial", message) };
    open();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await button("Essayer")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Importer" })).not.toBeInTheDocument();
  });

  it("shows where the festival comes from, and takes the import back", async () => {
    const last = { source: "overbookd.sql", at, by: "Amina Diallo", undone: null, isUndoable: true };
    state = { ...empty, last };
    const { user } = open();
    expect(
      await screen.findByText(/^Ce festival vient d'une reprise : « overbookd.sql », .* par Amina Diallo\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText("Export d'Overbookd")).not.toBeInTheDocument();
    await user.click(await button("Défaire la reprise"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Tout effacer" }));
    await waitFor(() => expect(sent).toEqual(["undo"]));
    const undone = { at, by: null };
    state = { ...empty, task: task("done", "undo"), last: { ...last, undone, isUndoable: false } };
    expect(
      await screen.findByText(/La reprise est défaite/, undefined, { timeout: 5_000 }),
    ).toBeInTheDocument();
    expect(await screen.findByText(/^La dernière reprise .* a été défaite/)).toBeInTheDocument();
    expect(await button("Choisir un export et l'essayer")).toBeInTheDocument();
  });

  it("says why an undo is refused, in its dialog", async () => {
    const message = "Un essai, une reprise ou un envoi est déjà en cours : attends qu'il se termine";
    festival.server.use(http.post("*/api/festival-import/undo", () => refusal(409, message)));
    state = {
      ...empty,
      last: { source: "overbookd.sql", at, by: null, undone: null, isUndoable: true },
    };
    const { user } = open();
    await user.click(await button("Défaire la reprise"));
    await user.click(await button("Tout effacer"));
    expect(await within(await screen.findByRole("dialog")).findByText(message)).toBeInTheDocument();
  });
});
