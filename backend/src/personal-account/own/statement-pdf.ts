import { ofName } from "@coulisses/shared-domain/french/of-name";
import { createRequire } from "node:module";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { type OwnLine, signedAmount } from "@coulisses/shared-domain/personal-account/own-line";
import { type Statement, statementText } from "@coulisses/shared-domain/personal-account/statement";
import { transactionLabels } from "@coulisses/shared-domain/personal-account/transaction";
import { formatDate, formatDateTime } from "@coulisses/shared-domain/time/format";
import { parisInstant } from "@coulisses/shared-domain/time/paris";
import PDFDocument from "pdfkit";

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
};

/** Points, of which an A4 page is 595 wide and 842 high. */
const MARGIN = 45;
const BOTTOM = 842 - MARGIN - 20;
const INK = "#14222a";
const RULE = "#c9d2d6";
const DEBIT = "#b0032d";

/** The left edge of each column, and its width. */
const columns = [
  { title: "Date", x: MARGIN, width: 82, align: "left" },
  { title: "Type", x: MARGIN + 88, width: 82, align: "left" },
  { title: "Contexte", x: MARGIN + 176, width: 175, align: "left" },
  { title: "Montant", x: MARGIN + 357, width: 70, align: "right" },
  { title: "Solde", x: MARGIN + 433, width: 72, align: "right" },
] as const;

export type StatementOnPaper = { statement: Statement; festival: string; holder: UserIdentity; now: Date };

/** The statement as A4 pages, each with its number: the opening balance, each line, the closing balance. */
export function statementPdf({ statement, festival, holder, now }: StatementOnPaper): Promise<Buffer> {
  const { from, to, opening, closing, lines } = statement;
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    lang: "fr",
    info: {
      Title: `Relevé de compte perso ${ofName(displayName(holder))}`,
      Author: festival,
      CreationDate: now,
    },
  });
  const content = new Promise<Buffer>((resolved, failed) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolved(Buffer.concat(chunks)));
    document.on("error", failed);
  });
  document.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold).fillColor(INK);

  document.font("bold").fontSize(16).text("Relevé de compte perso");
  document.font("regular").fontSize(10).moveDown(0.4);
  document.text(`${displayName(holder)} · ${festival}`);
  const day = (text: string) => formatDate(parisInstant(text));
  document.text(`Du ${day(from)} au ${day(to)}, établi le ${formatDateTime(now)}`).moveDown(1.2);

  const table = tableOn(document);
  table.titles();
  table.row(["", "", `Solde au ${day(from)}`, "", formatAmount(opening)], { isBold: true });
  for (const line of lines)
    table.row(cellsOf(line, holder.id), { isDebit: signedAmount(line, holder.id) < 0 });
  table.row(["", "", `Solde au ${day(to)}`, "", formatAmount(closing)], { isBold: true });

  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    // Below the margin pdfkit would begin another page.
    document.page.margins.bottom = 0;
    const number = `${String(page + 1)} / ${String(count)}`;
    document
      .font("regular")
      .fontSize(8)
      .text(number, MARGIN, 842 - MARGIN, { align: "center" });
  }
  document.end();
  return content;
}

const cellsOf = (line: OwnLine, me: number) => [
  formatDateTime(line.date),
  transactionLabels[line.type],
  statementText(line, me),
  formatAmount(signedAmount(line, me)),
  formatAmount(line.balance),
];

/** Rows of the columns, under their titles on every page. */
function tableOn(document: PDFKit.PDFDocument) {
  const write = (cells: readonly string[], top: number) => {
    columns.forEach(({ x, width, align }, at) => {
      document.text(cells[at] ?? "", x, top, { width, align });
    });
  };
  function titles() {
    document.font("bold").fontSize(8);
    const top = document.y;
    write(
      columns.map(({ title }) => title),
      top,
    );
    ruled(top + 12);
  }
  function ruled(at: number) {
    document
      .moveTo(MARGIN, at)
      .lineTo(595 - MARGIN, at)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    document.y = at + 4;
  }
  return {
    titles,
    row(cells: readonly string[], { isBold = false, isDebit = false }) {
      const font = isBold ? "bold" : "regular";
      document.font(font).fontSize(8);
      const height = Math.max(
        ...columns.map(({ width }, at) => document.heightOfString(cells[at] ?? "", { width })),
      );
      if (document.y + height > BOTTOM) {
        document.addPage();
        titles();
        document.font(font).fontSize(8);
      }
      const top = document.y;
      document.fillColor(isDebit ? DEBIT : INK);
      write(cells, top);
      document.fillColor(INK);
      ruled(top + height + 3);
    },
  };
}
