import { inquiryOwnerOf } from "@coulisses/shared-domain/festival-event/inquiry";
import { sectionOfRequests } from "@coulisses/shared-domain/festival-activity/review/locks";
import { useCan } from "@coulisses/shared-auth";
import { RequestForm, useGearSearch } from "@coulisses/shared-sheets/gear-request";
import { addRequest } from "../../api/edits/inquiry-edits";
import { useSheet } from "../sheet";

const LOCKED = "Les demandes de cette équipe sont déjà validées.";

export function AddRequest() {
  const { locks, sendForm } = useSheet();
  return (
    <RequestForm
      useSearch={useGearSearch}
      seesCatalogue={useCan("read-gear-catalog")}
      problemOf={(gear) => (locks[sectionOfRequests(inquiryOwnerOf(gear))] ? LOCKED : undefined)}
      onAdd={(request) => sendForm(addRequest(request))}
    />
  );
}
