import { useSession } from "@coulisses/shared-auth";
import { late } from "@coulisses/shared-ui/base";
import { LeaveDialog } from "@coulisses/shared-ui/overlay";
import { useDeparture, useLocation } from "@coulisses/shared-pages/router";
import { triedChannel } from "../site/person";
import { CardsProvider } from "../cards/cards";
import { EulaGate } from "../eula/eula-gate";
import { Layout } from "../layout/layout";
import { CurrentPage } from "../page/current-page";
import { PublicFeaturePage } from "../page/public-feature-page";
import { EmailConfirmation } from "../page/membership/email-confirmation";
import { VolunteerApplication } from "../page/membership/volunteer-application";
import { isWithoutFrame } from "../site/public-pages";
import { useFreshPages } from "../updates/use-fresh-pages";

/** A built site runs no code from other machines: it needs no banner. */
const OverridesBanner =
  process.env.NODE_ENV === "production"
    ? undefined
    : late(() => import("../overrides/overrides-banner"), { failed: () => null });

/** Only someone who tries a channel has one. */
const ChannelBanner = late(() => import("../channels/channel-banner"), { failed: () => null });

/** A visitor is here for one page only, registration, a claim or the kiosk; everybody else gets the whole frame. */
export function Inside() {
  const { status } = useSession();
  const { pathname } = useLocation();
  useFreshPages();
  const channel = triedChannel();
  return (
    <>
      {status === "authenticated" && !isWithoutFrame(pathname) ? (
        <EulaGate>
          <Layout>
            <CardsProvider>
              <CurrentPage />
            </CardsProvider>
            <VolunteerApplication />
            <EmailConfirmation />
          </Layout>
        </EulaGate>
      ) : (
        <PublicFeaturePage />
      )}
      <LeaveQuestion />
      {channel !== undefined && <ChannelBanner channel={channel} />}
      {OverridesBanner && <OverridesBanner />}
    </>
  );
}

/** The one question of the site before unsaved content is lost. */
function LeaveQuestion() {
  const departure = useDeparture();
  return departure && <LeaveDialog onStay={departure.stay} onLeave={departure.leave} />;
}
