import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { makeStyles, mergeClasses } from "@griffel/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { Text } from "../base/text/text";
import { AmountField } from "../form/text/amount-field";
import { DoDont } from "../stories/do-dont";
import { inForm, onCard, Row, useKept } from "../stories/frames";
import { guide } from "../stories/guide";
import { tokens } from "../theme/tokens";

const useStyles = makeStyles({
  amount: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  above: { color: tokens.validatedInk },
  below: { color: tokens.refusedInk },
});

function Signed({ cents }: { cents: number }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.amount, cents > 0 && styles.above, cents < 0 && styles.below)}>
      {cents > 0 ? `+${formatAmount(cents)}` : formatAmount(cents)}
    </span>
  );
}

const meta = {
  title: "patterns/Money, montant, currency",
  decorators: [onCard],
  parameters: guide({
    what: "Money is kept in integer cents, typed with `AmountField`, written by `formatAmount`. Never a float, never by hand.",
    use: ["the sign always; the colour only repeats it", "figures of one width, so that amounts align"],
    avoid: ["`€` before the amount, `.` for the comma, amounts without cents"],
    accessibility: ["A debt is said by its minus: red alone says nothing to many."],
    fluent: "`Input`, through `AmountField`",
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  render: function Written() {
    return (
      <Row>
        {[123_450, 1_990, 0, -350].map((cents) => (
          <Signed key={cents} cents={cents} />
        ))}
      </Row>
    );
  },
};
/** The number that a card is about. */
export const Balance: Story = { render: () => <Text size="display">{formatAmount(123_450)}</Text> };

export const Typed: Story = {
  decorators: [inForm],
  render: function Typed() {
    const amount = useKept<number | null>({ value: 1_250 });
    return <AmountField label="Montant du virement" min={1} max={50_000} {...amount} />;
  },
};

export const DoAndDont: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          picture: <Signed cents={-120_000} />,
          why: "Le signe, les espaces et la virgule du français.",
        }}
        bad={{ picture: "-€1200.00", why: "L'anglais, et rien ne sépare les milliers." }}
      />
      <DoDont
        good={{
          picture: <>Fût de Pale Ale : {formatAmount(450)} par personne</>,
          why: "On sait qui paie quoi.",
        }}
        bad={{ picture: "Total : 4.5", why: "Ni monnaie, ni centimes, ni pour qui." }}
      />
    </>
  ),
};
