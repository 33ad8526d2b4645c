import { isApiError, loadState } from "@coulisses/shared-auth";
import { Link, useLocation } from "@coulisses/shared-pages/router";
import { Heading, LoadState, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import type { ReactNode } from "react";
import { useReadFirstStartQuery } from "../api/first-start-api";
import { FirstStartForm } from "./first-start-form";

const [NOT_FOUND, CONFLICT] = [404, 409];

const useStyles = makeStyles({ page: { display: "grid", gap: "16px" } });

/** Puts a new festival in place; the key stands after the `#` of the address that the console shows. */
export default function FirstStartPage() {
  const key = useLocation().hash.slice(1);
  const reading = useReadFirstStartQuery({ body: { key } });
  const { currentData, error } = reading;
  if (currentData) {
    return (
      <Frame title="👋 Bienvenue dans les coulisses 👋">
        <Text as="p">
          Ton festival est tout neuf. Un quart d'heure suffit pour inviter les premières personnes, et tout ce
          que tu choisis ici se change ensuite dans la configuration.
        </Text>
        <FirstStartForm firstStartKey={key} {...currentData} />
      </Frame>
    );
  }
  if (isApiError(error) && error.status === CONFLICT) {
    return (
      <Frame title="C'est déjà fait">
        <Notice intent="info">{error.message}</Notice>
        <Link to="/login">Se connecter</Link>
      </Frame>
    );
  }
  if (isApiError(error) && error.status === NOT_FOUND) {
    return (
      <Frame title="Ce n'est pas la bonne adresse">
        <Notice role="alert" intent="warning">
          {error.message}
        </Notice>
      </Frame>
    );
  }
  return (
    <Frame title="Premier démarrage">
      <LoadState skeleton={{ lines: 8, height: "32px" }} {...loadState(reading)} />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={useStyles().page}>
      <Heading level={1} visual={2}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
