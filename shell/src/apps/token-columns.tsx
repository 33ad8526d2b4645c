import {
  type PublishingToken,
  publishingRightLabels,
  publishingTokenState,
} from "@coulisses/shared-domain/publishing/publishing-token";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDate, formatDateTime } from "@coulisses/shared-domain/time/format";
import { Button, Tag, Text } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";

const states = {
  active: { label: "Valable", intent: "success" },
  expired: { label: "Expiré", intent: "neutral" },
  revoked: { label: "Révoqué", intent: "warning" },
} as const;

export function tokenColumns(
  now: Date,
  onRevoke: (token: PublishingToken) => void,
): Column<PublishingToken>[] {
  return [
    {
      key: "label",
      header: "Jeton",
      mobileTitle: true,
      render: ({ label, madeAt, madeBy }) => (
        <>
          <Text weight="bold">{label}</Text>
          <Text as="p" size="small" muted>
            Créé le {formatDate(madeAt)}
            {madeBy !== null && ` par ${displayName(madeBy)}`}
          </Text>
        </>
      ),
    },
    { key: "app", header: "Application", width: "150px", render: ({ app }) => <code>{app}</code> },
    {
      key: "rights",
      header: "Droits",
      render: ({ rights }) => rights.map((right) => publishingRightLabels[right]).join(", "),
    },
    {
      key: "state",
      header: "État",
      width: "190px",
      render: (token) => {
        const state = publishingTokenState(token, now);
        const { label, intent } = states[state];
        return (
          <>
            <Tag intent={intent}>{label}</Tag>
            {state === "active" && (
              <Text as="p" size="small" muted>
                jusqu'au {formatDate(token.expiresAt)}
              </Text>
            )}
          </>
        );
      },
    },
    {
      key: "lastUsedAt",
      header: "Dernier usage",
      width: "160px",
      render: ({ lastUsedAt }) => (lastUsedAt === null ? "Jamais" : formatDateTime(lastUsedAt)),
    },
    {
      key: "revoke",
      header: "Révoquer",
      hideHeader: true,
      width: "110px",
      priority: 9,
      render: (token) =>
        publishingTokenState(token, now) === "active" && (
          <Button
            size="small"
            aria-label={`Révoquer ${token.label}`}
            onClick={() => {
              onRevoke(token);
            }}
          >
            Révoquer
          </Button>
        ),
    },
  ];
}
