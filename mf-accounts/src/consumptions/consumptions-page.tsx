import { isApiError, useNotify } from "@coulisses/shared-auth";
import { useLeaveGuard } from "@coulisses/shared-pages/router";
import type { Batch, SavedLine } from "@coulisses/shared-domain/contract/money/consumptions";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { editedSave } from "@coulisses/shared-domain/personal-account/saved-again";
import {
  type SaveMode,
  saveModeLabels,
  saveProblems,
} from "@coulisses/shared-domain/personal-account/typed-save";
import { matches } from "@coulisses/shared-domain/slug";
import { Button, makeStyles, Notice, Surface, TextField } from "@coulisses/shared-ui/base";
import { MultiChoice } from "@coulisses/shared-ui/form";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useListConsumersQuery } from "../api/consumers-api";
import { useListBarrelsQuery, useListBatchesQuery } from "../api/consumptions-api";
import { CashBox } from "./cash-box";
import { amountInputs, ConsumerTable } from "./consumer-table";
import { SaveSettings } from "./save-settings";
import {
  empty,
  isTyped,
  type ConsumptionValues,
  useNewConsumptionDraft,
  useConsumptionDraft,
} from "./consumption-draft";
import { saveNotices, useSave } from "./use-save";

const BarrelDialog = onDemand(() => import("./barrel-dialog"));
const PasteDialog = onDemand(() => import("./paste-dialog"));
const SaveDialog = onDemand(() => import("./save-dialog"));
const SavedBatches = onDemand(() => import("./saved-batches"));
const UndoDialog = onDemand(() => import("./undo-dialog"));

const useStyles = makeStyles({
  page: {
    display: "grid",
    // No column of the table leaves while the settings stand beside it, nor when the page has a scroll bar.
    gridTemplateColumns: "minmax(216px, 300px) minmax(640px, 1fr)",
    gap: "12px",
    alignItems: "start",
    "@media (max-width: 999px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  side: { display: "flex", flexDirection: "column", gap: "12px", minWidth: 0 },
  card: { display: "flex", flexDirection: "column", gap: "12px" },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
  search: { flexGrow: 1, minWidth: "min(100%, 304px)" },
  main: { display: "flex", flexDirection: "column", gap: "8px", minWidth: 0 },
});

const none: never[] = [];
const teams = [
  { value: "hard", label: "Hard" },
  { value: "vieux", label: "Vieux" },
];

export default function ConsumptionsPage() {
  const styles = useStyles();
  const notify = useNotify();
  const consumers = useListConsumersQuery();
  const { data: barrels = none } = useListBarrelsQuery();
  const { data: batches = none } = useListBatchesQuery();
  const { save, isSaving } = useSave();
  const sheet = useNewConsumptionDraft();
  useEffect(() => sheet.follow(barrels), [sheet, barrels]);
  const typed = useConsumptionDraft(sheet, ({ current }) => isTyped(current()));
  const guard = useLeaveGuard(typed, sheet.forget);

  const [search, setSearch] = useState("");
  const [shownTeams, setShownTeams] = useState(["hard", "vieux"]);
  const [problems, setProblems] = useState<readonly string[]>(none);
  const [wasFound, setWasFound] = useState(sheet.wasFound);
  const [dropped, setDropped] = useState<ConsumptionValues>();
  const [dialog, setDialog] = useState<"save" | "barrels" | "paste" | "batches">();
  const [undone, setUndone] = useState<Batch>();
  const searchInput = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);

  const all = useMemo(
    () => (consumers.data ?? none).toSorted((a, b) => displayName(a).localeCompare(displayName(b), "fr")),
    [consumers.data],
  );
  const rows = useMemo(
    () =>
      all.filter(
        (consumer) =>
          consumer.teams?.some((team) => shownTeams.includes(team)) && matches(displayName(consumer), search),
      ),
    [all, shownTeams, search],
  );
  const backToSearch = useCallback(() => {
    searchInput.current?.focus();
    searchInput.current?.select();
  }, []);
  const toFirstRow = () => {
    const [first] = amountInputs(table.current);
    first?.focus();
    first?.select();
  };

  /** Replaces the table's content, and keeps the old one so that the SG can bring it back. */
  const replaceBy = (change: () => void) => {
    setDropped(isTyped(sheet.current()) ? sheet.current() : undefined);
    setProblems(none);
    setWasFound(false);
    change();
  };
  const changeMode = (mode: SaveMode) => {
    replaceBy(() => sheet.setMode(mode));
  };
  const typeAgain = (batch: Batch, lines: readonly SavedLine[]) => {
    setDialog(undefined);
    replaceBy(() => sheet.set(editedSave(batch, lines, { barrels, empty })));
  };
  const ask = () => {
    const lastnames = new Map(all.map(({ id, lastname }) => [id, lastname]));
    const found = saveProblems(sheet.current(), { hasBarrel: sheet.barrel() !== undefined, lastnames });
    setProblems(found);
    if (found.length === 0 && !isSending.current) setDialog("save");
  };
  const send = async () => {
    if (isSending.current) return;
    setDialog(undefined);
    isSending.current = true;
    const { mode } = sheet.current();
    // A save in flight is sent until it is answered, even after a reload: it must not be typed back into the
    // table.
    sheet.forget();
    const outcome = await save(sheet.current(), sheet.barrel());
    isSending.current = false;
    if (outcome.error) {
      sheet.set({});
      return setProblems([isApiError(outcome.error) ? outcome.error.message : "L'enregistrement a échoué"]);
    }
    guard.release();
    sheet.clear();
    setDropped(undefined);
    setWasFound(false);
    setSearch("");
    notify({ type: "success", message: saveNotices[mode] });
    backToSearch();
  };
  const [last] = batches;
  const state = {
    loading: consumers.isLoading,
    error: isApiError(consumers.error) ? consumers.error.message : undefined,
    onRetry: () => void consumers.refetch(),
  };

  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Surface className={styles.card}>
          <SaveSettings
            sheet={sheet}
            barrels={barrels}
            onMode={changeMode}
            onBarrels={() => setDialog("barrels")}
          />
          {problems.length > 0 && (
            <Notice intent="error" role="alert">
              {problems.join("\n")}
            </Notice>
          )}
          <Button appearance="primary" loading={isSaving} onClick={ask}>
            Enregistrer
          </Button>
        </Surface>
        <Surface className={styles.card}>
          <CashBox consumers={all} />
        </Surface>
        <Surface className={styles.card}>
          {last && last.lines > last.undoneLines && (
            <Button onClick={() => setUndone(last)} aria-label={`Annuler cet enregistrement : ${last.name}`}>
              Annuler cet enregistrement
            </Button>
          )}
          <Button onClick={() => setDialog("batches")}>Derniers enregistrements</Button>
        </Surface>
      </div>
      <div className={styles.main}>
        {wasFound && (
          <Notice
            role="status"
            actions={
              <Button
                size="small"
                onClick={() => {
                  sheet.clear();
                  setWasFound(false);
                }}
              >
                Recommencer
              </Button>
            }
          >
            Ce que tu avais commencé à saisir est encore là.
          </Notice>
        )}
        {dropped && (
          <Notice
            role="status"
            actions={
              <Button
                size="small"
                onClick={() => {
                  sheet.set(dropped);
                  setDropped(undefined);
                }}
              >
                Les retrouver
              </Button>
            }
          >
            {`Les montants saisis en « ${saveModeLabels[dropped.mode]} » ne sont plus dans le tableau.`}
          </Notice>
        )}
        <div className={styles.head}>
          <TextField
            label="Rechercher une personne"
            hideLabel
            type="search"
            placeholder="Rechercher une personne, puis Entrée"
            autoComplete="off"
            autoFocus
            className={styles.search}
            inputRef={searchInput}
            value={search}
            onChange={setSearch}
            onEnter={toFirstRow}
          />
          <MultiChoice
            label="Équipes"
            hideLabel
            options={teams}
            value={shownTeams}
            onChange={setShownTeams}
          />
          <Button onClick={() => setDialog("paste")}>Coller depuis un tableur</Button>
        </div>
        <Surface padded={false}>
          <div ref={table}>
            <ConsumerTable sheet={sheet} consumers={rows} onEnter={backToSearch} {...state} />
          </div>
        </Surface>
      </div>
      {dialog === "barrels" && <BarrelDialog onClose={() => setDialog(undefined)} />}
      {dialog === "paste" && (
        <PasteDialog sheet={sheet} consumers={all} onClose={() => setDialog(undefined)} />
      )}
      {dialog === "save" && (
        <SaveDialog
          sheet={sheet}
          consumers={all}
          batches={batches}
          onConfirm={() => void send()}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === "batches" && <SavedBatches onUndone={typeAgain} onClose={() => setDialog(undefined)} />}
      {undone && <UndoDialog batch={undone} onUndone={typeAgain} onClose={() => setUndone(undefined)} />}
    </div>
  );
}
