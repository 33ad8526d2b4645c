import type { FestivalConfiguration } from "../contract/configuration";
import {
  emailChangeAskedLetter,
  emailChangeComingLetter,
  emailChangedLetter,
  alreadyRegisteredLetter,
  closedAccountLetter,
  confirmationLetter,
  enrolledLetter,
  staffEnrolledLetter,
  applicationRejectedLetter,
  passwordResetLetter,
  testLetter,
  welcomeLetter,
} from "../mail/account-letters";
import { mentionLetter } from "../reminder/mention-letter";
import { reviewDigest } from "../reminder/review-digest";
import type { Letter } from "../mail/letter";
import { negativeAccountLetter } from "../mail/money-letters";
import { thanksLetter } from "../reminder/thanks-letter";
import { defaultThanks } from "../thanks/thanks";
import { releaseStayedLetter, releaseWentBackLetter } from "../mail/release-letters";
import { activityRejectedLetter, activityValidatedLetter, taskRejectedLetter } from "../mail/sheet-letters";
import { sampleReminders } from "./sample-reminders";

/** The festival that writes the sample mails. */
export const sampleFestival: FestivalConfiguration = {
  name: "24h de l'INSA",
  association: "24 heures de l'INSA",
  schoolDomain: "insa-lyon.fr",
  domain: "festival.exemple.fr",
  color: "#0B6478",
  humainEmail: "humain@festival.exemple.fr",
  communicationEmail: "communication@festival.exemple.fr",
  sgEmail: "sg@festival.exemple.fr",
  supportEmail: "support@festival.exemple.fr",
};
const site = "https://festival.exemple.fr";
const rejection = {
  by: { id: 3, firstname: "Hélène", lastname: "Lœuvre", nickname: "Nini" },
  description: "Il manque du monde au montage.\nEt l'horaire de la fanfare ?",
};
const brokenRelease = {
  app: "mf-tasks",
  version: "4b8ec4891b14",
  sessions: 100,
  failed: 12,
  share: 0.11,
  shareBefore: 0.004,
};
const sheet = { id: 12, name: "Bal des pompiers" };

/** Every mail that the product sends, as this festival writes it, with sample content. */
export const sampleLettersOf = (festival: FestivalConfiguration) =>
  ({
    passwordReset: passwordResetLetter({ festival, site, token: "5f0c2a" }),
    emailChangeAsked: emailChangeAskedLetter({ festival, site, token: "5f0c2a" }),
    emailChangeComing: emailChangeComingLetter({ festival }),
    emailChanged: emailChangedLetter(festival),
    confirmation: confirmationLetter({ festival, site, token: "jeton" }),
    alreadyRegistered: alreadyRegisteredLetter({ festival, site }),
    closedAccount: closedAccountLetter({ festival }),
    staffWelcome: welcomeLetter("STAFF", { festival, site, email: "marie@exemple.fr" }),
    volunteerWelcome: welcomeLetter("VOLUNTEER", { festival, site, email: "marie@exemple.fr" }),
    enrolled: enrolledLetter({
      festival,
      site,
      edition: 52,
      eventStart: new Date("2027-05-14T16:00:00Z"),
      briefing: { start: new Date("2027-05-12T16:00:00Z"), end: new Date("2027-05-12T17:30:00Z") },
    }),
    enrolledWithoutBriefing: enrolledLetter({
      festival,
      site,
      edition: 52,
      eventStart: new Date("2027-05-14T16:00:00Z"),
      briefing: undefined,
    }),
    staffEnrolled: staffEnrolledLetter({ festival, site, edition: 52 }),
    staffRejected: applicationRejectedLetter("STAFF", { festival, site }),
    volunteerRejected: applicationRejectedLetter("VOLUNTEER", { festival, site }),
    activityRejected: activityRejectedLetter(sheet, rejection, site),
    taskRejected: taskRejectedLetter(sheet, rejection, site),
    activityValidated: activityValidatedLetter(sheet, site),
    mention: mentionLetter(
      { kind: "ft", ...sheet },
      { by: rejection.by, comment: "@Marie, tu as les clefs du local ?" },
      site,
    ),
    reviewDigest: reviewDigest(
      [
        { team: "Matos", kind: "ft", id: 12, name: "Tenir le bar" },
        { team: "Matos", kind: "fa", id: 3, name: "Bal des pompiers" },
        { team: "Élec", kind: "ft", id: 14, name: "Monter la scène" },
      ],
      { day: "2027-05-14", site },
    ).letter,
    releaseWentBack: releaseWentBackLetter({ ...brokenRelease, to: "67a1e0c4d2f3" }, site),
    releaseStayed: releaseStayedLetter(
      { ...brokenRelease, refusal: "mf-tasks has no version 67a1e0c4d2f3." },
      site,
    ),
    thanks: thanksLetter({ ...defaultThanks, worked: 14.5 * 3_600_000, slots: 6, site }),
    negativeAccount: negativeAccountLetter({ festival, site, signature: "Sacha, SG", balance: -1250 }),
    test: testLetter({ festival, site }),
    ...sampleReminders,
  }) satisfies Record<string, Letter>;

/** Those of the festival above. */
export const sampleLetters = sampleLettersOf(sampleFestival);
