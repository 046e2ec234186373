import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>

const titles = ['Vare', 'Antall', 'Pris', 'Beløp']

/** Widths of the columns after the first, in points. */
const widths = [50, 80, 90]
const gap = 5

/**
 * Draws a table over as many pages as it needs, with the titles of the columns that have cells on each. Nothing is drawn
 * without rows.
 */
export function drawRows(pdf: Pdf, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return
  const shown = titles.map((title, column) => (rows.some((row) => row[column]) ? title : ''))
  drawTitles(pdf, shown)
  pdf.font('regular').fontSize(10)
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, row) > pdf.page.maxY()) {
      pdf.addPage()
      drawTitles(pdf, shown)
    }
    pdf.font('regular')
    drawRow(pdf, row)
  }
  drawLine(pdf)
}

function drawTitles(pdf: Pdf, shown: readonly string[]): void {
  pdf.font('bold').fontSize(10)
  drawRow(pdf, shown)
  drawLine(pdf)
}

function drawRow(pdf: Pdf, row: readonly string[]): void {
  const { y } = pdf
  const height = heightOf(pdf, row)
  let { left: x } = pdf.page.margins
  for (const [column, cell] of row.entries()) {
    const width = widthOf(pdf, column)
    // An empty text would still move the cursor.
    if (cell) pdf.text(cell, x, y + gap, { width, align: column === 0 ? 'left' : 'right' })
    x += width
  }
  pdf.x = pdf.page.margins.left
  pdf.y = y + height
}

function drawLine(pdf: Pdf): void {
  const { left, right } = pdf.page.margins
  pdf
    .moveTo(left, pdf.y)
    .lineTo(pdf.page.width - right, pdf.y)
    .lineWidth(0.5)
    .stroke('#999999')
}

const heightOf = (pdf: Pdf, [name = '']: readonly string[]): number =>
  pdf.heightOfString(name, { width: widthOf(pdf, 0) }) + 2 * gap

function widthOf(pdf: Pdf, column: number): number {
  const { left, right } = pdf.page.margins
  const rest = pdf.page.width - left - right - widths.reduce((sum, width) => sum + width, 0)
  return column === 0 ? rest : (widths[column - 1] ?? 0)
}
