import { ofName } from "@coulisses/shared-domain/french/of-name";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { balanceAfter } from "@coulisses/shared-domain/personal-account/save-outcome";
import {
  addedSticks,
  countsSticks,
  typedAmountProblem,
} from "@coulisses/shared-domain/personal-account/typed-save";
import { Button, makeStyles, mergeClasses, Text, tokens } from "@coulisses/shared-ui/base";
import { type Column, DataTable } from "@coulisses/shared-ui/data";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { Balance } from "../parts/balance";
import { type ConsumptionDraft, useConsumptionDraft } from "./consumption-draft";

const useStyles = makeStyles({
  cell: {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "2px",
    paddingBlock: "2px",
    flexWrap: "wrap",
  },
  problem: {
    flexBasis: "100%",
    whiteSpace: "normal",
    fontSize: tokens.fontSizeBase200,
    color: tokens.refusedInk,
  },
  wrong: { border: `1px solid ${tokens.refusedInk}` },
  add: { minWidth: "36px", padding: "0 4px" },
  input: {
    width: "80px",
    height: "28px",
    boxSizing: "border-box",
    padding: "0 8px",
    font: "inherit",
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    ":focus": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-1px" },
  },
});

type CellProps = { sheet: ConsumptionDraft; consumer: Consumer };

function Preview({ sheet, consumer }: CellProps) {
  const charge = useConsumptionDraft(sheet, ({ chargeOf }) => chargeOf(consumer.id));
  return charge === 0 ? <Text muted>–</Text> : formatAmount(charge);
}

function After({ sheet, consumer }: CellProps) {
  const charge = useConsumptionDraft(sheet, ({ chargeOf }) => chargeOf(consumer.id));
  const mode = useConsumptionDraft(sheet, ({ current }) => current().mode);
  if (charge === 0) return <Text muted>–</Text>;
  return <Balance balance={balanceAfter(mode, consumer.balance ?? 0, charge)} />;
}

/** Enter in a row goes back to the search, up and down go to the rows beside it. */
function Amount({ sheet, consumer, onEnter }: CellProps & { onEnter: () => void }) {
  const styles = useStyles();
  const text = useConsumptionDraft(sheet, ({ current }) => current().amounts[consumer.id] ?? "");
  const mode = useConsumptionDraft(sheet, ({ current }) => current().mode);
  const name = displayName(consumer);
  const [isLeft, setLeft] = useState(true);
  const problem = isLeft ? typedAmountProblem(mode, text) : undefined;
  const problemId = useId();
  const add = (count: number) => sheet.setAmount(consumer.id, addedSticks(text, count));
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      onEnter();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const inputs = amountInputs(event.currentTarget.closest("table"));
    const next = inputs[inputs.indexOf(event.currentTarget) + (event.key === "ArrowDown" ? 1 : -1)];
    next?.focus();
    next?.select();
  };
  return (
    <span className={styles.cell}>
      {problem !== undefined && (
        <span id={problemId} className={styles.problem}>
          {problem}
        </span>
      )}
      <input
        className={mergeClasses(styles.input, problem !== undefined && styles.wrong)}
        aria-invalid={problem !== undefined}
        {...(problem !== undefined && { "aria-describedby": problemId })}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        data-amount=""
        aria-label={`${countsSticks(mode) ? "Nombre de bâtons" : "Moula"} ${ofName(name)}`}
        inputMode={countsSticks(mode) ? "numeric" : "decimal"}
        autoComplete="off"
        placeholder="0"
        value={text}
        onChange={({ target }) => sheet.setAmount(consumer.id, target.value)}
        onKeyDown={keyDown}
      />
      {countsSticks(mode) &&
        [1, 5].map((count) => (
          <Button
            key={count}
            size="small"
            appearance="subtle"
            className={styles.add}
            aria-label={`${count} ${count > 1 ? "bâtons" : "bâton"} de plus pour ${name}`}
            onClick={() => add(count)}
          >
            +{count}
          </Button>
        ))}
    </span>
  );
}

/** The amount fields of a table, from the top. */
export const amountInputs = (table: Element | null) => [
  ...(table?.querySelectorAll<HTMLInputElement>("input[data-amount]") ?? []),
];

type Props = {
  sheet: ConsumptionDraft;
  consumers: readonly Consumer[];
  /** Stable: a new function redraws every row. */
  onEnter: () => void;
  loading: boolean;
  error: string | undefined;
  onRetry: () => void;
};

/** Holders of an account, with the amount typed for each. */
export function ConsumerTable({ sheet, consumers, onEnter, ...state }: Props) {
  const mode = useConsumptionDraft(sheet, ({ current }) => current().mode);
  const columns = useMemo(
    (): Column<Consumer>[] => [
      {
        key: "name",
        header: "Nom",
        minWidth: 132,
        mobileTitle: true,
        sortBy: displayName,
        render: displayName,
      },
      {
        key: "balance",
        header: "CP",
        width: "98px",
        align: "end",
        sortBy: ({ balance = 0 }) => balance,
        render: ({ balance }) => <Balance balance={balance} />,
      },
      {
        key: "preview",
        width: "100px",
        align: "end",
        priority: 3,
        header: mode === "deposit" ? "Nouveau dépôt" : "Nouvelle conso",
        render: (consumer) => <Preview sheet={sheet} consumer={consumer} />,
      },
      {
        key: "after",
        header: "CP après",
        width: "98px",
        align: "end",
        priority: 2,
        render: (consumer) => <After sheet={sheet} consumer={consumer} />,
      },
      {
        key: "amount",
        width: "184px",
        align: "end",
        priority: 4,
        header: countsSticks(mode) ? "Nombre de bâtons" : "Moula",
        render: (consumer) => <Amount sheet={sheet} consumer={consumer} onEnter={onEnter} />,
      },
    ],
    [sheet, mode, onEnter],
  );
  return (
    <DataTable
      caption="Comptes perso"
      rows={consumers}
      columns={columns}
      getRowId={({ id }) => id}
      maxHeight="calc(100dvh - 240px)"
      emptyText="Aucun compte ne correspond à ces filtres"
      loadingText="Chargement des comptes perso..."
      {...state}
    />
  );
}
