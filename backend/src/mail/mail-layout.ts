import type { FestivalConfiguration } from "@coulisses/shared-domain/contract/configuration";
import type { Mail } from "./mailer";

type Letter = {
  to: string;
  subject: string;
  greeting: string;
  /** Plain text; what people typed goes in as it is. */
  paragraphs: readonly string[];
  button: { label: string; url: string };
};

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => escapes[one] ?? one);

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

/** One look for every mail, with the same words in plain text. */
export function composeMail(festival: FestivalConfiguration, letter: Letter): Mail {
  const { to, subject, greeting, paragraphs, button } = letter;
  const oneLine = subject.replace(/\s+/g, " ");
  return {
    to,
    from: `"${festival.name.replaceAll(/["\\\r\n]/g, "")}" <${festival.supportEmail}>`,
    subject: oneLine,
    text: [greeting, ...paragraphs, `${button.label} : ${button.url}`, festival.name].join("\n\n"),
    html: `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>${escapeHtml(oneLine)}</title></head>
<body style="margin:0;padding:24px;background:#f4f4f4;color:#1b2b31;font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:25px">
<p style="margin-top:0;font-size:20px;font-weight:600">${lines(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join("\n")}
<p style="margin:32px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 24px;background:#0b6478;color:#ffffff;border-radius:12px;text-decoration:none;font-weight:600">${lines(button.label)}</a></p>
<p style="margin-bottom:0;color:#5a6b72;font-size:14px">${lines(festival.name)}</p>
</div>
</body>
</html>
`,
  };
}
