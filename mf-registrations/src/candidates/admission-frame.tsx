import type { StaffCandidate } from "@coulisses/shared-domain/contract/registrations";
import { Button, ListPage, makeStyles, PageAction, Surface, Text } from "@coulisses/shared-ui/base";
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

type AdmissionFrameProps<Candidate extends StaffCandidate> = {
  admission: Admission<Candidate>;
  isRejected: boolean;
  /** Candidates that match the filters. */
  shown: readonly Candidate[];
  enrolLabel: string;
  filters: ReactNode;
  actions?: ReactNode;
  /** Their table. */
  children: ReactNode;
};

/** A list of candidates, with actions on several at once and keys that act on one. */
export function AdmissionFrame<Candidate extends StaffCandidate>(props: AdmissionFrameProps<Candidate>) {
  const { admission, isRejected, shown, enrolLabel, filters, actions, children } = props;
  const styles = useStyles();
  const { selected, question } = admission;
  const onRow = (act: (candidate: Candidate) => void) => (id: number) => {
    const candidate = shown.find((one) => one.id === id);
    if (candidate) act(candidate);
  };
  return (
    <ListPage
      filters={filters}
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
          {children}
        </RowKeys>
        {shown.length > 0 && (
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
