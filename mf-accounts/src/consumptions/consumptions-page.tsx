import { loadState } from "@coulisses/shared-auth";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import type { Batch, SavedLine } from "@coulisses/shared-domain/contract/money/consumptions";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { editedSave } from "@coulisses/shared-domain/personal-account/saved-again";
import { matches } from "@coulisses/shared-domain/slug";
import { Button, makeStyles, Notice, Surface, TextField } from "@coulisses/shared-ui/base";
import { MultiChoice } from "@coulisses/shared-ui/form";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useListConsumersQuery } from "../api/consumers-api";
import { useListBarrelsQuery, useListBatchesQuery } from "../api/consumptions-api";
import { CashBox } from "./cash-box";
import { amountInputs, ConsumerTable } from "./consumer-table";
import { empty, useNewConsumptionDraft } from "./consumption-draft";
import { useReplacedAmounts } from "./replaced-amounts";
import { SaveSettings } from "./save-settings";
import { useSaving } from "./use-saving";

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

const selectAll = (input: HTMLInputElement | null | undefined) => {
  input?.focus();
  input?.select();
};

/** Those of the chosen teams whose name holds the search. */
function useFoundConsumers(all: readonly Consumer[]) {
  const [search, setSearch] = useState("");
  const [shownTeams, setShownTeams] = useState(["hard", "vieux"]);
  const found = useMemo(
    () =>
      all.filter(
        (consumer) =>
          consumer.teams?.some((team) => shownTeams.includes(team)) && matches(displayName(consumer), search),
      ),
    [all, shownTeams, search],
  );
  return { found, search, setSearch, shownTeams, setShownTeams };
}

/** The table in which the SG types what each has consumed, beside the settings of the save. */
export default function ConsumptionsPage() {
  const styles = useStyles();
  const consumers = useListConsumersQuery();
  const { data: barrels = none } = useListBarrelsQuery();
  const { data: batches = none } = useListBatchesQuery();
  const all = useMemo(
    () => (consumers.data ?? none).toSorted((a, b) => displayName(a).localeCompare(displayName(b), "fr")),
    [consumers.data],
  );
  const sheet = useNewConsumptionDraft();
  useEffect(() => sheet.follow(barrels), [sheet, barrels]);

  const [dialog, setDialog] = useState<"save" | "barrels" | "paste" | "batches">();
  const [undone, setUndone] = useState<Batch>();
  const closeDialog = () => setDialog(undefined);
  const shown = useFoundConsumers(all);
  const searchInput = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const backToSearch = useCallback(() => selectAll(searchInput.current), []);
  const replaced = useReplacedAmounts(sheet);
  const saving = useSaving(sheet, all, () => {
    replaced.forget();
    shown.setSearch("");
    backToSearch();
  });

  const replaceBy = (change: () => void) => {
    saving.forgetProblems();
    replaced.replaceBy(change);
  };
  const typeAgain = (batch: Batch, lines: readonly SavedLine[]) => {
    closeDialog();
    replaceBy(() => sheet.set(editedSave(batch, lines, { barrels, empty })));
  };
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Surface className={styles.card}>
          <SaveSettings
            sheet={sheet}
            barrels={barrels}
            onMode={(mode) => replaceBy(() => sheet.setMode(mode))}
            onBarrels={() => setDialog("barrels")}
          />
          {saving.problems.length > 0 && (
            <Notice intent="error" role="alert">
              {saving.problems.join("\n")}
            </Notice>
          )}
          <Button
            appearance="primary"
            loading={saving.isSaving}
            onClick={() => saving.check() && setDialog("save")}
          >
            Enregistrer
          </Button>
        </Surface>
        <Surface className={styles.card}>
          <CashBox consumers={all} />
        </Surface>
        <LastSaves last={batches[0]} onUndo={setUndone} onAll={() => setDialog("batches")} />
      </div>
      <div className={styles.main}>
        {replaced.notices}
        <TableHead
          shown={shown}
          searchInput={searchInput}
          onEnter={() => selectAll(amountInputs(table.current)[0])}
          onPaste={() => setDialog("paste")}
        />
        <Surface padded={false}>
          <div ref={table}>
            <ConsumerTable
              sheet={sheet}
              consumers={shown.found}
              onEnter={backToSearch}
              {...loadState(consumers)}
            />
          </div>
        </Surface>
      </div>
      {dialog === "barrels" && <BarrelDialog onClose={closeDialog} />}
      {dialog === "paste" && <PasteDialog sheet={sheet} consumers={all} onClose={closeDialog} />}
      {dialog === "save" && (
        <SaveDialog
          sheet={sheet}
          consumers={all}
          batches={batches}
          onConfirm={() => {
            closeDialog();
            void saving.send();
          }}
          onClose={closeDialog}
        />
      )}
      {dialog === "batches" && <SavedBatches onUndone={typeAgain} onClose={closeDialog} />}
      {undone && <UndoDialog batch={undone} onUndone={typeAgain} onClose={() => setUndone(undefined)} />}
    </div>
  );
}

/** The last save, which can be undone at once, and the way to all of them. */
function LastSaves({
  last,
  onUndo,
  onAll,
}: {
  last: Batch | undefined;
  onUndo: (batch: Batch) => void;
  onAll: () => void;
}) {
  const styles = useStyles();
  return (
    <Surface className={styles.card}>
      {last && last.lines > last.undoneLines && (
        <Button onClick={() => onUndo(last)} aria-label={`Annuler cet enregistrement : ${last.name}`}>
          Annuler cet enregistrement
        </Button>
      )}
      <Button onClick={onAll}>Derniers enregistrements</Button>
    </Surface>
  );
}

type TableHeadProps = {
  shown: ReturnType<typeof useFoundConsumers>;
  searchInput: RefObject<HTMLInputElement | null>;
  onEnter: () => void;
  onPaste: () => void;
};

function TableHead({ shown, searchInput, onEnter, onPaste }: TableHeadProps) {
  const styles = useStyles();
  return (
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
        value={shown.search}
        onChange={shown.setSearch}
        onEnter={onEnter}
      />
      <MultiChoice
        label="Équipes"
        hideLabel
        options={teams}
        value={shown.shownTeams}
        onChange={shown.setShownTeams}
      />
      <Button onClick={onPaste}>Coller depuis un tableur</Button>
    </div>
  );
}
