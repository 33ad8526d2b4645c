import type { InquiryOwner, InquiryRequest } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { Drive } from "@coulisses/shared-domain/festival-event/drive";
import { useCan, useIsMemberOf } from "@coulisses/shared-auth";
import { Text } from "@coulisses/shared-ui/base";
import { SearchPicker } from "@coulisses/shared-ui/form";
import { linkDrive } from "../../api/edits/inquiry-edits";
import { useQuickValue } from "../use-quick-value";

type Props = { request: InquiryRequest; owner: InquiryOwner; choices: Drive[] };

/** Where the gear is fetched: chosen by the team that owns it. */
export function DriveCell({ request: { slug, name, drive }, owner, choices }: Props) {
  const isOwner = useIsMemberOf(owner);
  const mayLink = useCan("validate-fa") && isOwner;
  const [shown, choose] = useQuickValue<Drive | undefined, Drive>(drive, (chosen) => linkDrive(slug, chosen));

  if (!mayLink) return drive ?? <Text muted>À attribuer</Text>;
  return (
    <SearchPicker
      label={`Lieu de retrait de ${name}`}
      hideLabel
      options={choices}
      getKey={(choice) => choice}
      getLabel={(choice) => choice}
      value={shown ?? null}
      onChange={(chosen) => chosen && choose(chosen)}
    />
  );
}
