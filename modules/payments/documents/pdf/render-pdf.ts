import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import {
  dayText,
  documentTitle,
  paidWithText,
  receiptSums,
  vatLabel,
} from '../../../../emails/render.ts'
import { formatOre } from '../../../shared/money.ts'
import type { PrintedDocument } from '../printed-queries.ts'
import { drawRows } from './draw-rows.ts'
import { type Font, printable } from './printable.ts'

type Pdf = InstanceType<typeof PDFDocument>

/** The fonts once parsed, which takes longer than a document. */
const fonts = {
  regular: parsedFont(new URL('../fonts/HankenGrotesk-Regular.ttf', import.meta.url)),
  bold: parsedFont(new URL('../fonts/HankenGrotesk-Bold.ttf', import.meta.url)),
}

/** Points. */
const margin = 56

/**
 * The PDF of a document, from what is stored with it alone, so that its amounts are the same years later. It has what
 * bokføringsforskriften § 5-1-1 asks for: number and date, the parties, what was sold, when it is delivered, and the
 * amount with its VAT.
 */
export async function renderPdf(issued: PrintedDocument): Promise<Buffer> {
  const { issuedAt, seller } = issued
  const title = documentTitle(issued)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 20 },
    font: fonts.regular,
    bufferPages: true,
    lang: 'nb-NO',
    displayTitle: true,
    info: { Title: `${title}, ${seller.name}`, CreationDate: issuedAt, ModDate: issuedAt },
  })
  const whole = buffer(pdf)
  pdf.registerFont('bold', fonts.bold).registerFont('regular', fonts.regular)
  const document = withPrintableTexts(issued)

  drawHead(pdf, document, title)
  drawRows(pdf, rowsOf(document))
  drawSums(pdf, document)
  drawNotes(pdf, document)
  numberPages(pdf, `${seller.name} · ${title}`)
  pdf.end()
  return whole
}

/** The document with what people typed as the font can draw it. */
function withPrintableTexts(document: PrintedDocument): PrintedDocument {
  const shown = (text: string) => printable(fonts.regular, text)
  const { buyer, buyerEmail, reason, lines } = document
  return {
    ...document,
    buyer: shown(buyer),
    buyerEmail: buyerEmail && shown(buyerEmail),
    reason: reason && shown(reason),
    lines: lines.map((line) => ({ ...line, name: shown(line.name) })),
  }
}

/** A font as documents take it in place of a file. They share it, and each embeds what it draws. */
function parsedFont(file: URL): string & Font {
  const pdf = new PDFDocument({ font: readFileSync(file) as unknown as string })
  return (pdf as unknown as { _font: { font: string & Font } })._font.font
}

function drawHead(pdf: Pdf, document: PrintedDocument, title: string): void {
  const { seller, issuedAt, orderNumber, buyer, buyerEmail, kind, receiptNumber } = document
  pdf.font('bold').fontSize(22).text(title)
  pdf.moveDown(0.6).fontSize(10)
  const top = pdf.y
  const width = contentWidth(pdf) / 2 - 12
  const facts = [
    `Dato: ${dayText(issuedAt)}`,
    `Ordrenummer: ${orderNumber}`,
    ...(kind === 'credit_note' && receiptNumber ? [`Gjelder kvittering nr. ${receiptNumber}`] : []),
  ]
  const parties = [
    ['Selger', seller.name, seller.address, `Org.nr. ${seller.organisationNumber}`, '', ...facts],
    ['Kjøper', ...buyer.split('\n'), ...(buyerEmail ? [buyerEmail] : [])],
  ]
  const ends = parties.map(([label = '', ...lines], at) => {
    const x = margin + at * (width + 24)
    pdf.font('bold').text(label, x, top, { width })
    pdf.font('regular').text(lines.join('\n'), { width, lineGap: 2 })
    return pdf.y
  })
  pdf.x = margin
  pdf.y = Math.max(...ends) + 20
}

/** The sold lines; on a credit note, the units that came back, which have no price of their own. */
function rowsOf({ kind, lines, units }: PrintedDocument) {
  if (kind === 'receipt')
    return lines.map(({ name, quantity, unitPrice }) => [
      name,
      String(quantity),
      formatOre(unitPrice),
      formatOre(unitPrice * quantity),
    ])
  return units.map(({ itemId, quantity }) => [
    lines.find((line) => line.itemId === itemId)?.name ?? '',
    String(quantity),
    '',
    '',
  ])
}

function drawSums(pdf: Pdf, document: PrintedDocument): void {
  const { kind, gross, vat, vatRate } = document
  const total = { label: 'Tilbakebetalt', amount: formatOre(gross), isTotal: true }
  const sums = kind === 'receipt' ? receiptSums({ ...document, vat: null }) : [total]
  const taxes =
    vatRate === null
      ? []
      : [
          { label: 'Netto', amount: formatOre(gross - vat) },
          { label: vatLabel(vatRate), amount: formatOre(vat) },
          { label: 'Brutto', amount: formatOre(gross) },
        ]
  const all = [...sums, ...taxes]
  const rowHeight = 17
  // The notes below take up to four lines.
  keepTogether(pdf, all.length * rowHeight + 90)
  pdf.y += 8
  for (const { label, amount, ...sum } of all) {
    const isTotal = 'isTotal' in sum
    pdf.font(isTotal ? 'bold' : 'regular').fontSize(isTotal ? 13 : 10)
    const { y } = pdf
    pdf.text(label, margin, y, { width: contentWidth(pdf) - 110, align: 'right' })
    const below = pdf.y
    pdf.text(amount, margin, y, { width: contentWidth(pdf), align: 'right' })
    pdf.y = Math.max(y + rowHeight, below + 2)
  }
  pdf.x = margin
}

function drawNotes(pdf: Pdf, { delivery, paidWith, reason, vatRate }: PrintedDocument): void {
  const method = paidWith && paidWithText(paidWith)
  const notes = [
    ...(reason ? [`Grunn: ${reason}`] : []),
    ...(method ? [`Betalingsmåte: ${method}`] : []),
    ...(delivery ? [`Levering: ${delivery}`] : []),
    ...(vatRate === null ? [`${vatLabel(null)}.`] : []),
  ]
  pdf.font('regular').fontSize(10).moveDown(1)
  for (const note of notes) pdf.text(note, { width: contentWidth(pdf), lineGap: 2 })
}

function numberPages(pdf: Pdf, text: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // Text below the bottom margin would begin a new page.
    pdf.page.margins.bottom = 0
    pdf
      .font('regular')
      .fontSize(8)
      .text(`${text} · side ${page + 1} av ${count}`, margin, pdf.page.height - margin, {
        width: contentWidth(pdf),
        align: 'center',
        lineBreak: false,
      })
  }
}

const contentWidth = (pdf: Pdf): number => pdf.page.width - 2 * margin

/** Begins a page unless `height` points are left on this one. */
function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
}
