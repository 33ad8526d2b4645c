import { DRAFT } from "@coulisses/shared-domain/festival-activity/festival-activity";
import {
  type InquiryOwner,
  type InquiryRequest,
  requestsOf,
} from "@coulisses/shared-domain/festival-event/inquiry";
import { sectionOfRequests } from "@coulisses/shared-domain/festival-activity/review/locks";
import type { Column } from "@coulisses/shared-ui/data";
import { driveChoices } from "@coulisses/shared-sheets/gear-request";
import { actionsColumn, TitledTable } from "@coulisses/shared-ui/data";
import { useState } from "react";
import { removeRequest } from "../../api/edits/inquiry-edits";
import { useLock, useQuickWrite, useSheet } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";
import { DriveCell } from "./drive-cell";
import { QuantityCell } from "./quantity-cell";

type Props = { owner: InquiryOwner; title: string; empty: string };

const french = new Intl.Collator("fr");

/** Gear requests to one team. */
export function Requests({ owner, title, empty }: Props) {
  const { sheet: activity } = useSheet();
  const { teams, readOnly } = useLock(sectionOfRequests(owner));
  const write = useQuickWrite();
  const [edited, setEdited] = useState<string | null>(null);
  const requests = [...requestsOf(activity.inquiry, owner)].sort((a, b) => french.compare(a.name, b.name));
  const choices = driveChoices(requests);

  const columns: Column<InquiryRequest>[] = [
    {
      key: "quantity",
      header: "Quantité",
      width: "190px",
      render: (request) => (
        <QuantityCell request={request} editing={edited === request.slug} onDone={() => setEdited(null)} />
      ),
    },
    { key: "name", header: "Nom", mobileTitle: true, render: ({ name }) => name },
  ];
  const drive: Column<InquiryRequest> = {
    key: "drive",
    header: "Lieu de retrait",
    width: "240px",
    priority: 2,
    render: (request) => <DriveCell request={request} owner={owner} choices={choices} />,
  };
  const actions = actionsColumn<InquiryRequest>({
    what: ({ name }) => name,
    onEdit: ({ slug }) => setEdited(slug),
    onRemove: ({ slug, name }) => write(removeRequest(slug), `La demande de « ${name} » a été supprimée`),
  });
  return (
    <>
      {requests.length > 0 && <TeamLock teams={teams} />}
      <TitledTable
        title={title}
        rows={requests}
        columns={[...columns, ...(activity.status === DRAFT ? [] : [drive]), ...(readOnly ? [] : actions)]}
        getRowId={({ slug }) => slug}
        emptyText={empty}
      />
    </>
  );
}
