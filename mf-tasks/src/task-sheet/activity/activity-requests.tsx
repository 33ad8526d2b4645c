import type { LinkedRequest } from "@coulisses/shared-domain/festival-task/linked-activity";
import { displayQuantity } from "@coulisses/shared-domain/festival-event/inquiry";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import { useCan, useIsMemberOf } from "@coulisses/shared-auth";
import { DRAFT } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { driveChoices, DrivePicker } from "@coulisses/shared-sheets/gear-request";
import { TitledTable } from "@coulisses/shared-ui/data";
import { startTransition, useOptimistic } from "react";
import { useLinkDriveOfActivityMutation } from "../../api/activity-drives-api";
import { useSheet } from "../sheet";

/** Gear requested by the activity. */
export function ActivityRequests() {
  const { festivalActivity } = useSheet().sheet;
  const { all, timeWindows } = festivalActivity.inquiry;
  const choices = driveChoices(all);
  return (
    <TitledTable
      title="Demandes de matos de l'activité"
      rows={all}
      getRowId={({ slug }) => slug}
      emptyText="Aucune demande de matos"
      columns={[
        {
          key: "quantity",
          header: "Quantité",
          width: "190px",
          render: (request) => displayQuantity(request, timeWindows.length),
        },
        { key: "name", header: "Nom", mobileTitle: true, render: ({ name }) => name },
        {
          key: "drive",
          header: "Lieu de retrait",
          width: "240px",
          priority: 2,
          render: (request) => <ActivityDrive request={request} choices={choices} />,
        },
      ]}
    />
  );
}

/** Pick-up place chosen by the gear's team, as on the activity's sheet. */
function ActivityDrive({ request, choices }: { request: LinkedRequest; choices: Drive[] }) {
  const { sheet, isArchived } = useSheet();
  const { id, version, status } = sheet.festivalActivity;
  const isOwner = useIsMemberOf(request.owner);
  const mayLink = useCan("validate-fa") && isOwner && status !== DRAFT && !isArchived;
  const [link] = useLinkDriveOfActivityMutation();
  const [drive, show] = useOptimistic(request.drive);
  const choose = (drive: Drive) => {
    startTransition(async () => {
      show(drive);
      await link({ id, version, slug: request.slug, body: { drive } });
    });
  };
  return <DrivePicker name={request.name} drive={drive} choices={choices} onChoose={mayLink && choose} />;
}
