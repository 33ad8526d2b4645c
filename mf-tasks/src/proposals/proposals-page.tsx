import { useNavigate } from "@coulisses/shared-pages/router";
import { refusalOf, useListTeamsQuery, useNotify, loadState } from "@coulisses/shared-auth";
import type { Proposal } from "@coulisses/shared-domain/contract/assignment/proposals";
import type { Team } from "@coulisses/shared-domain/people/team";
import { isComputing } from "@coulisses/shared-domain/proposal/proposal";
import { Button, ListPage, PageAction, Surface, Tag } from "@coulisses/shared-ui/base";
import { type Column, DataTable, Progress } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand, RemoveDialog } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import {
  useCancelProposalMutation,
  useListProposalsQuery,
  useRemoveProposalMutation,
} from "../api/proposals-api";
import { proposalScope, LIST_PATH, nameOf, statusLabels } from "./proposal-name";

const ProposalDialog = onDemand(() => import("./proposal-dialog"));

const none: never[] = [];
const pathOf = ({ id }: Proposal) => `${LIST_PATH}/${id}`;

/** Assignments proposed by the machine: asked for here, then accepted one by one. */
export default function ProposalsPage() {
  const notify = useNotify();
  const navigate = useNavigate();
  const reading = useListProposalsQuery();
  const { data: proposals = none } = reading;
  const { data: teams = none } = useListTeamsQuery();
  const [cancel] = useCancelProposalMutation();
  const [remove] = useRemoveProposalMutation();
  const [isAsking, setAsking] = useState(false);
  const [removed, setRemoved] = useState<Proposal>();
  const columns = useMemo(
    () => proposalColumns(teams, { onCancel: ({ id }) => void cancel({ id }), onRemove: setRemoved }),
    [teams, cancel],
  );
  return (
    <ListPage
      filters={null}
      actions={
        <PageAction
          main
          label="Nouvelle proposition"
          icon={<UiIcon name="add" />}
          onClick={() => setAsking(true)}
        />
      }
    >
      <Surface padded={false}>
        <DataTable
          caption="Propositions"
          rows={proposals}
          columns={columns}
          getRowId={({ id }) => id}
          rowHref={pathOf}
          onOpen={(proposal) => void navigate(pathOf(proposal))}
          comfortable
          loadingText="Chargement des propositions..."
          emptyText="Aucune proposition : demandes-en une, rien n'est affecté avant que tu l'acceptes"
          {...loadState(reading)}
        />
      </Surface>
      {isAsking && <ProposalDialog onClose={() => setAsking(false)} />}
      {removed && (
        <RemoveDialog
          title="Supprimer la proposition"
          remove={async () => refusalOf(await remove({ id: removed.id }))}
          onRemoved={() => notify({ type: "success", message: "Proposition supprimée 🗑️" })}
          onClose={() => setRemoved(undefined)}
        >
          {nameOf(removed)} disparaîtra pour tout le monde. Ce qui en est accepté reste affecté.
        </RemoveDialog>
      )}
    </ListPage>
  );
}

type Actions = Record<"onCancel" | "onRemove", (proposal: Proposal) => void>;

function proposalColumns(teams: readonly Team[], { onCancel, onRemove }: Actions): Column<Proposal>[] {
  const count = (
    key: "gains" | "losses" | "accepted",
    header: string,
    priority: number,
  ): Column<Proposal> => ({
    key,
    header,
    priority,
    align: "end",
    width: "110px",
    sortBy: (proposal) => proposal[key],
    render: (proposal) => (proposal.status === "DONE" ? proposal[key].toLocaleString("fr") : "–"),
  });
  return [
    {
      key: "name",
      header: "Proposition",
      mobileTitle: true,
      minWidth: 200,
      sortBy: ({ createdAt }) => createdAt,
      render: nameOf,
    },
    {
      key: "status",
      header: "État",
      minWidth: 180,
      priority: 9,
      render: (proposal) => <State {...proposal} />,
    },
    {
      key: "about",
      header: "Créneaux",
      minWidth: 160,
      priority: 6,
      render: (proposal) => proposalScope(proposal, teams),
    },
    {
      key: "mayMove",
      header: "Déplace",
      width: "100px",
      priority: 2,
      render: ({ mayMove }) => (mayMove ? "Oui" : "Non"),
    },
    count("gains", "Gagnés", 4),
    count("losses", "Perdus", 3),
    count("accepted", "Acceptées", 5),
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      width: "130px",
      priority: 9,
      render: (proposal) =>
        isComputing(proposal.status) ? (
          <Button size="small" aria-label={`Annuler ${nameOf(proposal)}`} onClick={() => onCancel(proposal)}>
            Annuler
          </Button>
        ) : (
          <Button
            danger
            appearance="subtle"
            icon={<UiIcon name="delete" />}
            tooltip={`Supprimer ${nameOf(proposal)}`}
            onClick={() => onRemove(proposal)}
          />
        ),
    },
  ];
}

const intents = { DONE: "success", CANCELLED: "neutral", FAILED: "error" } as const;

function State({ status, progress }: Proposal) {
  if (status === "WAITING") return <Progress label={statusLabels.WAITING} />;
  if (status === "RUNNING") return <Progress label={statusLabels.RUNNING} value={progress / 1000} />;
  return <Tag intent={intents[status]}>{statusLabels[status]}</Tag>;
}
