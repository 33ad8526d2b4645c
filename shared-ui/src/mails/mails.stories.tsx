import { composeMail } from "@coulisses/shared-domain/mail/compose-mail";
import type { Letter } from "@coulisses/shared-domain/mail/letter";
import { sampleFestival, sampleLetters } from "@coulisses/shared-domain/testing/sample-mails";
import { makeStyles } from "@griffel/react";
import type { Meta, StoryObj } from "@storybook/react-webpack5";
import { expect } from "storybook/test";
import { Surface } from "../base/message/surface";
import { Heading, Text } from "../base/text/text";
import { guide } from "../stories/guide";

const useStyles = makeStyles({
  // The page inside takes the scheme of the theme around it, as a reader of mails takes its system's.
  frame: { display: "block", width: "100%", height: "600px", border: "none" },
  text: { margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontFamily: "inherit" },
});

type Props = { letter: Letter; name?: string; color?: string };

/** A mail as HTML, and as the plain text that travels with it. */
function MailPreview({ letter, ...look }: Props) {
  const styles = useStyles();
  const { subject, html, text } = composeMail(
    { ...sampleFestival, ...look },
    { ...letter, to: "marie@exemple.fr", greeting: "Bonjour Marie," },
  );
  return (
    <>
      <Heading level={1}>{subject}</Heading>
      <iframe className={styles.frame} title="En HTML" sandbox="allow-same-origin" srcDoc={html} />
      <Surface title="En texte">
        <Text as="div">
          <pre className={styles.text}>{text}</pre>
        </Text>
      </Surface>
    </>
  );
}

const meta = {
  title: "mails/Mail",
  component: MailPreview,
  parameters: guide({
    what: "Each mail that the product sends, of one template: the festival's name and colour, light and dark.",
    use: ["`composeMail` with a letter of `shared-domain/mail`; a new mail gets its letter and its story"],
    avoid: ["HTML of one's own: everything that was typed is escaped by the template"],
  }),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(args.letter.button.label, { exact: false })).toBeVisible();
    await expect(canvas.getByTitle("En HTML")).toHaveAttribute(
      "srcdoc",
      expect.stringContaining("<!doctype"),
    );
  },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordReset: Story = { args: { letter: sampleLetters.passwordReset } };
export const EmailChangeAsked: Story = { args: { letter: sampleLetters.emailChangeAsked } };
export const EmailChangeComing: Story = { args: { letter: sampleLetters.emailChangeComing } };
export const EmailChanged: Story = { args: { letter: sampleLetters.emailChanged } };
export const Confirmation: Story = { args: { letter: sampleLetters.confirmation } };
export const AlreadyRegistered: Story = { args: { letter: sampleLetters.alreadyRegistered } };
export const ClosedAccount: Story = { args: { letter: sampleLetters.closedAccount } };
export const StaffWelcome: Story = { args: { letter: sampleLetters.staffWelcome } };
export const VolunteerWelcome: Story = { args: { letter: sampleLetters.volunteerWelcome } };
export const Enrolled: Story = { args: { letter: sampleLetters.enrolled } };
export const EnrolledWithoutBriefing: Story = { args: { letter: sampleLetters.enrolledWithoutBriefing } };
export const ActivityRejected: Story = { args: { letter: sampleLetters.activityRejected } };
export const TaskRejected: Story = { args: { letter: sampleLetters.taskRejected } };
export const ActivityValidated: Story = { args: { letter: sampleLetters.activityValidated } };
export const Evening: Story = { args: { letter: sampleLetters.evening } };
export const Soon: Story = { args: { letter: sampleLetters.soon } };
export const PlanningChange: Story = { args: { letter: sampleLetters.planningChange } };
export const SwapInvitation: Story = { args: { letter: sampleLetters.swapInvitation } };
export const AvailabilityCall: Story = { args: { letter: sampleLetters.availabilityCall } };
export const Thanks: Story = { args: { letter: sampleLetters.thanks } };
export const SwapApproved: Story = { args: { letter: sampleLetters.swapApproved } };
export const SwapRefused: Story = { args: { letter: sampleLetters.swapRefused } };
export const ReleaseWentBack: Story = { args: { letter: sampleLetters.releaseWentBack } };
export const ReleaseStayed: Story = { args: { letter: sampleLetters.releaseStayed } };
export const TestMail: Story = { args: { letter: sampleLetters.test } };

/** Another festival, with a light colour and a name that would be HTML. */
export const AnotherFestival: Story = {
  args: { letter: sampleLetters.enrolled, name: "Fest'<b>Noz</b> & fils", color: "#F9C80E" },
};
