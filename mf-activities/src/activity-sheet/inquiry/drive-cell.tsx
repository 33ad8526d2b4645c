import type { InquiryOwner, InquiryRequest } from "@coulisses/shared-domain/festival-event/inquiry";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import { useCan, useIsMemberOf } from "@coulisses/shared-auth";
import { DrivePicker } from "@coulisses/shared-sheets/gear-request";
import { linkDrive } from "../../api/edits/inquiry-edits";
import { useQuickValue, useSheet } from "../sheet";

type Props = { request: InquiryRequest; owner: InquiryOwner; choices: Drive[] };

/** Pick-up place of the gear, chosen by the team that owns it. */
export function DriveCell({ request: { slug, name, drive }, owner, choices }: Props) {
  const isOwner = useIsMemberOf(owner);
  const { isArchived } = useSheet();
  const mayLink = useCan("validate-fa") && isOwner && !isArchived;
  const [current, choose] = useQuickValue<Drive | undefined, Drive>(drive, (chosen) =>
    linkDrive(slug, chosen),
  );
  return <DrivePicker name={name} drive={current} choices={choices} onChoose={mayLink && choose} />;
}
