import { sampleLetters } from "@coulisses/shared-domain/testing/sample-mails";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { phone } from "../../stories/frames";
import { guide } from "../../stories/guide";
import { LetterQuote } from "./letter-quote";

const meta = {
  title: "overlay/LetterQuote",
  component: LetterQuote,
  parameters: guide({
    what: "The words of a mail, in the dialog that sends it.",
    use: ["with the letter that the rule writes, so that one reads what people will get"],
    avoid: ["for the look of mails: `mails/Mail`"],
  }),
  args: { letter: sampleLetters.availabilityCall },
} satisfies Meta<typeof LetterQuote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Call: Story = {};
export const ThanksOnAPhone: Story = { globals: phone, args: { letter: sampleLetters.thanks } };
