import { readableOn } from "../colour/contrast";
import { mailColors } from "../colour/mail-colors";
import type { FestivalConfiguration } from "../contract/configuration";
import { escapeHtml } from "../typed-text/escape-html";
import type { Letter } from "./letter";

/** A mail ready to send: HTML and plain text of the same words, and its headers. */
export type Mail = {
  /** One address, without a name. */
  to: string;
  /** The recipient's name, on one line; empty when unknown. */
  toName: string;
  from: { name: string; address: string };
  /** On one line. */
  subject: string;
  html: string;
  text: string;
};

/** A letter with its recipient and its greeting. */
export type AddressedMail = Letter & { to: string; toName?: string; greeting: string };

type Look = Pick<FestivalConfiguration, "name" | "color" | "supportEmail"> & {
  /** Empty or absent while it has no name. */
  association?: string;
};

const lines = (text: string) => escapeHtml(text).replace(/\r\n?|\n/g, "<br>");

/** A header on one line: a line break would begin another header. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/**
 * Throws unless the text is exactly one address: a second one, or a header behind it, would go to strangers.
 */
function oneAddress(text: string): string {
  if (!/^[^\s\p{Cc}<>,;:"()@]+@[^\s\p{Cc}<>,;:"()@]+$/u.test(text))
    throw new Error("A mail goes to one address");
  return text;
}

const { light, dark } = mailColors;

/** For mail readers that support it; others keep the colours written on each element. */
const darkStyle = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important;color:${dark.text}!important}
.card{background:${dark.card}!important}
.quiet{color:${dark.quiet}!important}
}`;

/**
 * The HTML and plain text of a mail, with the look of all mails. Throws when `to` is not exactly one address.
 */
export function composeMail(festival: Look, mail: AddressedMail): Mail {
  const { to, toName = "", greeting, paragraphs, button, links = [] } = mail;
  const subject = oneLine(mail.subject);
  const name = oneLine(festival.name);
  const association = oneLine(festival.association ?? "");
  const signature = association === "" ? name : `${name} · ${association}`;
  const painted = `background:${festival.color};color:${readableOn(festival.color)}`;
  return {
    to: oneAddress(to),
    toName: oneLine(toName),
    from: { name, address: oneAddress(festival.supportEmail) },
    subject,
    text: `${[greeting, ...paragraphs, ...[button, ...links].map(({ label, url }) => `${label} : ${url}`), signature].join("\n\n")}\n`,
    html: `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${darkStyle}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${light.page};color:${light.text};font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:break-word">
<div class="card" style="max-width:560px;margin:0 auto;background:${light.card};border-radius:16px;overflow:hidden">
<p style="margin:0;padding:16px 32px;${painted};font-weight:600">${escapeHtml(name)}</p>
<div style="padding:32px">
<p style="margin-top:0;font-size:20px;font-weight:600">${lines(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join("\n")}
<p style="margin:32px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 24px;${painted};border-radius:12px;text-decoration:none;font-weight:600">${lines(button.label)}</a></p>${links.map(({ label, url }) => `\n<p><a href="${escapeHtml(url)}" style="color:inherit;font-weight:600">${lines(label)}</a></p>`).join("")}
<p class="quiet" style="margin-bottom:0;color:${light.quiet};font-size:14px">Si le bouton ne marche pas, copie cette adresse : ${escapeHtml(button.url)}</p>${association === "" ? "" : `\n<p class="quiet" style="margin-bottom:0;color:${light.quiet};font-size:14px">${escapeHtml(signature)}</p>`}
</div>
</div>
</body>
</html>
`,
  };
}
