import { leavePage } from "@coulisses/shared-pages/router";
import { useGetMeQuery } from "@coulisses/shared-auth";
import { Divider, Skeleton } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { DataSection } from "./data-section";
import { DevicesSection } from "./devices-section";
import { EmailSection } from "./email-section";
import { ForgetSection } from "./forget-section";
import { PasswordSection } from "./password-section";

/** The dialog of the account's security: password, address, devices, leaving. */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const { data: me } = useGetMeQuery();
  return (
    <Dialog open onClose={() => leavePage(onClose)} size="medium" title="Sécurité de mon compte">
      {me === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <>
          <PasswordSection me={me} />
          <Divider />
          <EmailSection me={me} />
        </>
      )}
      <Divider />
      <DevicesSection />
      {me !== undefined && (
        <>
          <Divider />
          <DataSection />
          <Divider />
          <ForgetSection me={me} />
        </>
      )}
    </Dialog>
  );
}
