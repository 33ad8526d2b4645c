import { Link as RouterLink } from "@coulisses/shared-pages/router";
import { loadState } from "@coulisses/shared-auth";
import type { InboxSearch } from "@coulisses/shared-domain/contract/inbox";
import {
  EmptyState,
  Heading,
  ListPage,
  LoadState,
  makeStyles,
  PageAction,
  Surface,
  Text,
  tokens,
} from "@coulisses/shared-ui/base";
import { MorePages } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import {
  useListMessagesInfiniteQuery,
  useMarkAllMessagesReadMutation,
  useMarkMessageReadMutation,
} from "../api/inbox";
import { MessageLine } from "./message-line";

const useStyles = makeStyles({
  page: { maxWidth: "900px" },
  list: {
    listStyle: "none",
    margin: 0,
    padding: 0,
    "& > li + li": { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  link: { color: "inherit" },
  sections: { display: "grid", gap: "16px" },
  section: { display: "grid", gap: "8px" },
});

const useMessages = (state: InboxSearch["state"]) => {
  const reading = useListMessagesInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  return { ...reading, messages: reading.currentData?.pages.flatMap(({ messages }) => messages) };
};
type Messages = ReturnType<typeof useMessages>;

/** The messages of the logged-in person: the unread ones, then the others. */
export default function InboxPage() {
  const styles = useStyles();
  const unread = useMessages("unread");
  const read = useMessages("read");
  const [markAll, marking] = useMarkAllMessagesReadMutation();
  const last = unread.messages?.[0]?.id;
  return (
    <div className={styles.page}>
      <ListPage
        filters={
          <Text as="p" muted>
            Ce qui est arrivé à tes fiches, et celles qui attendent tes équipes.{" "}
            <RouterLink to="/?profile" className={styles.link}>
              Choisir ce qui vient aussi par mail
            </RouterLink>
          </Text>
        }
        actions={
          <PageAction
            label="Tout marquer comme lu"
            icon={<UiIcon name="check" />}
            main
            loading={marking.isLoading}
            disabledFocusable={last === undefined}
            onClick={() => last !== undefined && void markAll({ body: { upTo: last } })}
          />
        }
      >
        <Sections unread={unread} read={read} />
      </ListPage>
    </div>
  );
}

function Sections({ unread, read }: Record<"unread" | "read", Messages>) {
  const styles = useStyles();
  const failed = [unread, read].find(({ messages }) => messages === undefined);
  if (failed) {
    const readAgain = () => [unread, read].forEach(({ refetch }) => void refetch());
    return <LoadState label="Chargement des notifications..." {...loadState(failed)} onRetry={readAgain} />;
  }
  if (unread.messages?.length === 0 && read.messages?.length === 0) {
    return (
      <Surface>
        <EmptyState title="Aucune notification">
          Tu sauras ici quand une fiche attend la relecture de tes équipes, et ce que deviennent les tiennes.
        </EmptyState>
      </Surface>
    );
  }
  return (
    <div className={styles.sections}>
      <Section title="Non lues" {...unread} isUnread />
      {read.messages?.length !== 0 && <Section title="Déjà lues" {...read} />}
    </div>
  );
}

function Section({
  title,
  messages = [],
  isUnread = false,
  ...reading
}: Messages & { title: string; isUnread?: boolean }) {
  const styles = useStyles();
  const [markRead] = useMarkMessageReadMutation();
  return (
    <section aria-label={title} className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <Surface padded={false}>
        {messages.length === 0 ? (
          <EmptyState title="Tu as tout lu !" />
        ) : (
          <ul className={styles.list}>
            {messages.map((message) => (
              <li key={message.id}>
                <MessageLine
                  message={message}
                  isUnread={isUnread}
                  onOpen={() => isUnread && void markRead({ id: message.id })}
                />
              </li>
            ))}
          </ul>
        )}
        {reading.hasNextPage && <MorePages {...reading} />}
      </Surface>
    </section>
  );
}
