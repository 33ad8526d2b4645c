import { ofName } from "@coulisses/shared-domain/french/of-name";
import { DRAFT } from "@coulisses/shared-domain/festival-task/festival-task";
import { type InquiryRequest, displayQuantity } from "@coulisses/shared-domain/festival-event/inquiry";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import { useCan, useIsMemberOf } from "@coulisses/shared-auth";
import type { Column } from "@coulisses/shared-ui/data";
import {
  driveChoices,
  DrivePicker,
  QuantityForm,
  RequestForm,
  useOccasionalGearSearch,
} from "@coulisses/shared-sheets/gear-request";
import { actionsColumn, TitledTable } from "@coulisses/shared-ui/data";
import { SheetSection } from "@coulisses/shared-sheets/page";
import { useState } from "react";
import { addRequest, editRequest, linkDrive, removeRequest } from "../../api/edits/inquiry-edits";
import { useLock, useQuickValue, useQuickWrite, useSheet } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";

const french = new Intl.Collator("fr");

/** Gear that the task itself borrows from matos. */
export function InquirySection() {
  const { sheet, sendForm } = useSheet();
  const { readOnly: closed, teams } = useLock("newRequests");
  const { readOnly } = useLock("requests");
  const write = useQuickWrite();
  const seesCatalogue = useCan("read-gear-catalog");
  const [edited, setEdited] = useState<string | null>(null);
  const requests = [...sheet.inquiries].sort((a, b) => french.compare(a.name, b.name));
  const choices = driveChoices(requests);

  const columns: Column<InquiryRequest>[] = [
    {
      key: "quantity",
      header: "Quantité",
      width: "190px",
      render: (request) =>
        edited === request.slug ? (
          <QuantityForm
            label={`Quantité ${ofName(request.name)}`}
            quantity={request.quantity}
            onSave={(quantity) =>
              sendForm(editRequest(request.slug, quantity), {
                theirs: ({ inquiries }) => inquiries.find(({ slug }) => slug === request.slug)?.quantity,
              })
            }
            onDone={() => setEdited(null)}
          />
        ) : (
          displayQuantity(request, sheet.mobilizations.length)
        ),
    },
    { key: "name", header: "Nom", mobileTitle: true, render: ({ name }) => name },
  ];
  const drive: Column<InquiryRequest> = {
    key: "drive",
    header: "Lieu de retrait",
    width: "240px",
    priority: 2,
    render: (request) => <DriveCell request={request} choices={choices} />,
  };
  const actions = actionsColumn<InquiryRequest>({
    what: ({ name }) => name,
    onEdit: ({ slug }) => setEdited(slug),
    onRemove: ({ slug, name }) => write(removeRequest(slug), `La demande de « ${name} » a été supprimée`),
  });
  return (
    <SheetSection id="inquiry" title="Demande de matos" lock={<TeamLock teams={teams} />}>
      {!closed && (
        <RequestForm
          useSearch={useOccasionalGearSearch}
          seesCatalogue={seesCatalogue}
          onAdd={(request) => sendForm(addRequest(request))}
        />
      )}
      <TitledTable
        title="Matos"
        rows={requests}
        columns={[...columns, ...(sheet.status === DRAFT ? [] : [drive]), ...(readOnly ? [] : actions)]}
        getRowId={({ slug }) => slug}
        emptyText="Aucune demande de matos"
      />
    </SheetSection>
  );
}

/** Pick-up place of the gear, chosen by matos. */
function DriveCell({
  request: { slug, name, drive },
  choices,
}: {
  request: InquiryRequest;
  choices: Drive[];
}) {
  const isMatos = useIsMemberOf("matos");
  const { isArchived } = useSheet();
  const mayLink = useCan("validate-ft") && isMatos && !isArchived;
  const [current, choose] = useQuickValue<Drive | undefined, Drive>(drive, (chosen) =>
    linkDrive(slug, chosen),
  );
  return <DrivePicker name={name} drive={current} choices={choices} onChoose={mayLink && choose} />;
}
