import { useFestival, useListConfigurationQuery } from "@coulisses/shared-auth";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import {
  NEGATIVE_MAIL_KEY,
  negativeAccountsMail,
} from "@coulisses/shared-domain/personal-account/negative-mail";
import { Link, Text } from "@coulisses/shared-ui/base";

/** The sum of all accounts, and a mail to the holders in debt. */
export function CashBox({ consumers }: { consumers: readonly Consumer[] }) {
  const festival = useFestival();
  const { data: configuration } = useListConfigurationQuery();
  const value = configuration?.find(({ key }) => key === NEGATIVE_MAIL_KEY)?.value as
    { signature?: string } | null | undefined;
  const emails = consumers.flatMap(({ balance = 0, email }) => (balance < 0 && email ? [email] : []));
  const total = consumers.reduce((sum, { balance = 0 }) => sum + balance, 0);
  const mail = { festival: festival?.name ?? "Festival", signature: value?.signature, emails };
  return (
    <>
      <Text as="p">
        Solde de la caisse : <strong>{formatAmount(total)}</strong>
      </Text>
      {emails.length > 0 ? (
        <Link href={negativeAccountsMail(mail)}>Mail aux CP négatifs</Link>
      ) : (
        <Text muted>Personne n'est dans le négatif</Text>
      )}
    </>
  );
}
