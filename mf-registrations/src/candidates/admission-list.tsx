import type { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { type Load, loadState } from "@coulisses/shared-auth";
import type { StaffCandidate } from "@coulisses/shared-domain/contract/registrations";
import { Button, ListPage, makeStyles, noMatch, PageAction, Surface, Text } from "@coulisses/shared-ui/base";
import { type Column, DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField, SwitchField } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import type { ReactNode } from "react";
import { RowKeys } from "./row-keys";
import type { Admission } from "./use-admission";

const useStyles = makeStyles({
  foot: {
    position: "sticky",
    bottom: 0,
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: "8px 16px",
    padding: "12px 16px",
    backgroundColor: "inherit",
    borderRadius: "inherit",
  },
  hint: { flexGrow: 1 },
  enrol: { marginLeft: "auto" },
});

type AdmissionListProps<Candidate extends StaffCandidate> = {
  admission: Admission<Candidate>;
  /** Filters of the address. */
  address: Pick<
    ReturnType<typeof useAddressFilters<"search" | "rejected">>,
    "filters" | "set" | "field" | "bar"
  >;
  /** The page's own filter, and whether it is on. */
  more?: ReactNode;
  moreActive?: boolean;
  actions?: ReactNode;
  reading: Load;
  /** Candidates that match the filters. */
  shown: readonly Candidate[];
  caption: string;
  columns: Column<Candidate>[];
  onOpen?: ((candidate: Candidate) => void) | undefined;
  enrolLabel: string;
};

/** A list of candidates, with actions on several at once and keys that act on one. */
export function AdmissionList<Candidate extends StaffCandidate>(props: AdmissionListProps<Candidate>) {
  const { admission, address, more, moreActive = false, actions, reading, shown } = props;
  const { filters, set, field, bar } = address;
  const isRejected = filters.rejected !== "";
  const { selected, question } = admission;
  const onRow = (act: (candidate: Candidate) => void) => (id: number) => {
    const candidate = shown.find((one) => one.id === id);
    if (candidate) act(candidate);
  };
  return (
    <ListPage
      filters={
        <FilterBar
          {...bar}
          more={more}
          moreActive={moreActive}
          search={<SearchField label="Rechercher un candidat" {...field("search")} />}
        >
          <SwitchField
            label="Candidats rejetés"
            checked={isRejected}
            onChange={(checked) => set("rejected", checked ? "1" : "")}
          />
        </FilterBar>
      }
      actions={
        <>
          {actions}
          {!isRejected && shown.length > 0 && (
            <PageAction
              label={selected.length > 0 ? "Tout désélectionner" : "Tout sélectionner"}
              icon={<UiIcon name={selected.length > 0 ? "close" : "check"} />}
              onClick={() => admission.selectAll(selected.length > 0 ? [] : shown)}
            />
          )}
        </>
      }
    >
      <Surface padded={false}>
        <RowKeys
          ids={shown.map(({ id }) => id)}
          keys={
            isRejected
              ? { a: onRow((candidate) => void admission.restore(candidate)) }
              : {
                  e: onRow((candidate) => void admission.enrol([candidate])),
                  r: onRow((candidate) => void admission.reject(candidate)),
                  s: onRow(admission.toggle),
                }
          }
        >
          <DataTable
            caption={props.caption}
            rows={shown}
            columns={props.columns}
            getRowId={({ id }) => id}
            pageSize={Number.MAX_SAFE_INTEGER}
            onOpen={props.onOpen}
            emptyText={
              noMatch(filters.search !== "" || moreActive ? 1 : 0) ??
              (isRejected ? "Aucun candidat rejeté" : "Aucun candidat")
            }
            {...loadState(reading)}
          />
        </RowKeys>
        {shown.length > 0 && (
          <Foot admission={admission} isRejected={isRejected} enrolLabel={props.enrolLabel} />
        )}
      </Surface>
      {question && (
        <ConfirmDialog
          open
          title="Enrôler quand même ?"
          confirmLabel="Enrôler"
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </ListPage>
  );
}

type FootProps<Candidate extends StaffCandidate> = {
  admission: Admission<Candidate>;
  isRejected: boolean;
  enrolLabel: string;
};

/** The keys that act on a row, and the button that enrols all chosen candidates. */
function Foot<Candidate extends StaffCandidate>({ admission, isRejected, enrolLabel }: FootProps<Candidate>) {
  const styles = useStyles();
  const { selected } = admission;
  return (
    <div className={styles.foot} data-at-bottom="">
      <Text size="small" muted className={styles.hint}>
        {isRejected
          ? "Au clavier : ↑ ↓ de candidat en candidat, A annule le rejet."
          : "Au clavier : ↑ ↓ de candidat en candidat, S sélectionne, E enrôle, R rejette."}
      </Text>
      {!isRejected && (
        <Button
          appearance="primary"
          className={styles.enrol}
          loading={admission.isEnrolling}
          onClick={() => void admission.enrol(selected)}
        >
          {selected.length > 1 ? `${enrolLabel} (${selected.length})` : enrolLabel}
        </Button>
      )}
    </div>
  );
}
