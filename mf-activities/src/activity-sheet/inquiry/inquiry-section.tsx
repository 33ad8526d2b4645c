import { DRAFT } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { allRequests, type InquiryOwner } from "@coulisses/shared-domain/festival-event/inquiry";
import { Button, makeStyles, mergeClasses, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { SheetSection } from "@coulisses/shared-sheets/page";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { addInquiryWindow, moveInquiryWindow, removeInquiryWindow } from "../../api/edits/inquiry-edits";
import { TimeWindowsTable } from "../parts/time-windows-table";
import { sectionOfRequests } from "@coulisses/shared-domain/festival-activity/review/locks";
import { useLock, useSheet } from "../sheet";
import { TeamLock } from "@coulisses/shared-sheets/review";
import { AddRequest } from "./add-request";
import { Requests } from "./requests";

const InitInquiryDialog = onDemand(() => import("./init-inquiry-dialog"));
const ClearInquiryDialog = onDemand(() => import("./clear-inquiry-dialog"));

/** The three tables of requests, one per providing team. */
const inquiryLists: readonly { owner: InquiryOwner; title: string; empty: string }[] = [
  { owner: "matos", title: "Matos", empty: "Aucune demande de matos" },
  { owner: "elec", title: "Élec", empty: "Aucune demande d'équipement électrique" },
  { owner: "barrieres", title: "Barrières", empty: "Aucune demande de barrières" },
];

const useStyles = makeStyles({
  lists: { display: "flex", flexDirection: "column", gap: "12px" },
  inOneLine: { flexDirection: "row", flexWrap: "wrap", gap: "4px 24px" },
});

export function InquirySection() {
  const styles = useStyles();
  const { sheet: activity, canWrite, locks } = useSheet();
  const windows = useLock("inquiryTimeWindows");
  const [dialog, setDialog] = useState<"init" | "clear" | null>(null);
  const reviewed = activity.status !== DRAFT;
  const isEmpty = allRequests(activity.inquiry).length === 0;
  const toInitialise = reviewed && isEmpty;
  const mayAsk = canWrite && inquiryLists.some(({ owner }) => !locks[sectionOfRequests(owner)]);
  const close = () => setDialog(null);

  return (
    <SheetSection
      id="inquiry"
      title="Demande de matos"
      short={isEmpty}
      lock={<TeamLock teams={windows.teams} />}
      actions={
        reviewed &&
        !toInitialise &&
        !windows.readOnly && (
          <Button
            appearance="subtle"
            danger
            icon={<UiIcon name="refresh" />}
            onClick={() => setDialog("clear")}
          >
            Réinitialiser les demandes de matos
          </Button>
        )
      }
    >
      <TimeWindowsTable
        caption="Créneaux matos"
        windowsOf={({ inquiry }) => inquiry.timeWindows}
        hoursOf={({ general }) => general.timeWindows}
        readOnly={windows.readOnly || toInitialise}
        add={addInquiryWindow}
        move={moveInquiryWindow}
        remove={removeInquiryWindow}
      />
      {toInitialise && mayAsk ? (
        <div>
          <Text as="p" muted>
            Cette fiche est en relecture sans demande de matos. Pour en faire une, il faut un créneau et une
            première demande.
          </Text>
          <Button icon={<UiIcon name="add" />} onClick={() => setDialog("init")}>
            Initialiser une demande de matos
          </Button>
        </div>
      ) : (
        <>
          {mayAsk && <AddRequest />}
          <div className={mergeClasses(styles.lists, isEmpty && styles.inOneLine)}>
            {inquiryLists.map((list) => (
              <Requests key={list.owner} {...list} />
            ))}
          </div>
        </>
      )}
      {dialog === "init" && <InitInquiryDialog onClose={close} />}
      {dialog === "clear" && <ClearInquiryDialog onClose={close} />}
    </SheetSection>
  );
}
