import { leavePage } from "@coulisses/shared-pages/router";
import { session, useUnsent } from "@coulisses/shared-auth";
import { Divider, makeStyles, tokens, useIsMobile } from "@coulisses/shared-ui/base";
import { openDialog } from "../../help/open-dialog";
import { chooseTheme, useThemeChoice } from "../../theme/theme-choice";
import { ColorChoice } from "../../theme/color-choice";
import { install } from "../../installation/install-prompt";
import { useInstallation } from "../../installation/installation";
import { PanelItem } from "../navigation/panel-item";
import { useSite } from "../../site/site";
import { unsentOf } from "../../site/site-page";

const useStyles = makeStyles({
  panel: {
    position: "absolute",
    top: "50px",
    right: 0,
    width: "260px",
    padding: "8px",
    boxSizing: "border-box",
    borderRadius: "18px",
    background: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow28,
    display: "grid",
    gap: "2px",
  },
});

type AccountPanelProps = { id: string; onClose: () => void };

export function AccountPanel({ id, onClose }: AccountPanelProps) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const { color, dark } = useThemeChoice();
  const { canInstall } = useInstallation();
  const unsent = useUnsent(unsentOf(useSite().registry));
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const logOut = () => {
    if (unsent.length > 0) openDialog("logout");
    else void session.logout();
  };
  return (
    <div id={id} className={styles.panel}>
      <PanelItem
        icon={dark ? "white-balance-sunny" : "weather-night"}
        onClick={() => {
          chooseTheme({ dark: !dark });
        }}
      >
        {dark ? "Mode Jour" : "Mode Nuit"}
      </PanelItem>
      <ColorChoice
        color={color}
        onChoose={(chosen) => {
          chooseTheme({ color: chosen });
        }}
      />
      <Divider />
      <PanelItem
        icon="lock"
        onClick={then(() => {
          openDialog("account");
        })}
      >
        Sécurité de mon compte
      </PanelItem>
      <PanelItem
        icon="file-document"
        onClick={then(() => {
          openDialog("eula");
        })}
      >
        Voir les CGU
      </PanelItem>
      {isMobile && (
        <>
          <PanelItem
            icon="help-circle"
            onClick={then(() => {
              openDialog("help");
            })}
          >
            Aide sur Coulisses
          </PanelItem>
          <PanelItem
            icon="bug"
            onClick={then(() => {
              openDialog("bug");
            })}
          >
            Signaler un bug
          </PanelItem>
        </>
      )}
      {canInstall && (
        <PanelItem icon="download" onClick={then(() => void install())}>
          Installer l'application
        </PanelItem>
      )}
      <PanelItem icon="logout" onClick={then(() => leavePage(logOut))}>
        Déconnexion
      </PanelItem>
    </div>
  );
}
