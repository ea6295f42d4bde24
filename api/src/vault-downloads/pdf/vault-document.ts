import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Fact } from './item-facts.rules.ts'

const { resolve } = createRequire(import.meta.url)
/** Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic. */
const fonts = { text: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf') }

const MARGIN = 54
const PHOTO = 150
const GAP = 16
/** Less than this at the foot of a page holds no beginning of an item. */
const LEAST_ROOM = 190

export interface Heading {
  title: string
  /** When the document was made. */
  date: string
  /** Null while they are counted. */
  pages: number | null
}

export interface DrawnItem {
  title: string
  subtitle: string
  description: string
  facts: readonly Fact[]
  /** Whether room is kept for one; null where it cannot be read. */
  hasPhoto: boolean
  photo: Buffer | null
}

/** A vault on paper, drawn item by item: what is drawn can be taken at once, so that nothing piles up. */
export class VaultDocument {
  private readonly document: PDFKit.PDFDocument
  private readonly heading: Heading
  private font: keyof typeof fonts = 'text'
  private size = 10
  pages = 0

  constructor(heading: Heading) {
    this.heading = heading
    this.document = new PDFDocument({ size: 'LETTER', margin: MARGIN, autoFirstPage: false, compress: heading.pages !== null, info: { Title: heading.title } })
    for (const [name, path] of Object.entries(fonts)) this.document.registerFont(name, path)
    this.document.on('pageAdded', () => this.drawHeading())
    this.document.addPage()
  }

  /** What has been drawn since it was last asked; null where there is nothing. */
  taken(): Buffer | null {
    const chunk: unknown = this.document.read()
    return Buffer.isBuffer(chunk) ? chunk : null
  }

  async *rest(): AsyncGenerator<Uint8Array> {
    this.document.end()
    for await (const chunk of this.document) if (Buffer.isBuffer(chunk)) yield chunk
  }

  draw({ title, subtitle, description, facts, hasPhoto, photo }: DrawnItem): void {
    const { document } = this
    if (document.y > document.page.height - MARGIN - LEAST_ROOM) document.addPage()
    const width = document.page.width - 2 * MARGIN
    this.set('bold', 13).text(title, MARGIN, document.y, { width })
    if (subtitle !== '') this.set('text', 10).text(subtitle, { width })
    document.moveDown(0.4)
    const [page, top] = [this.pages, document.y]
    const left = hasPhoto ? MARGIN + PHOTO + GAP : MARGIN
    if (photo) this.drawPhoto(photo, top)
    const column = document.page.width - MARGIN - left
    this.set('text', 9)
    for (const [label, value] of facts) document.text(`${label}: ${value}`, left, document.y, { width: column })
    if (hasPhoto && this.pages === page) document.y = Math.max(document.y, top + PHOTO)
    document.moveDown(0.6)
    if (description !== '') document.text(description, MARGIN, document.y, { width })
    document.moveDown(2)
  }

  private drawPhoto(photo: Buffer, top: number): void {
    const { y } = this.document
    try {
      this.document.image(photo, MARGIN, top, { fit: [PHOTO, PHOTO] })
    } catch {
      // A photo that cannot be read is left out, never the item.
    }
    this.document.y = y
  }

  private set(font: keyof typeof fonts, size: number): PDFKit.PDFDocument {
    this.font = font
    this.size = size
    return this.document.font(font).fontSize(size)
  }

  /** May come in the middle of a text: what that was set in goes on. */
  private drawHeading(): void {
    const { document, heading, font, size } = this
    this.pages += 1
    const right = document.page.width - MARGIN
    document.font('text').fontSize(8)
    document.text(heading.title, MARGIN, 30, { lineBreak: false })
    document.text(heading.date, right - document.widthOfString(heading.date), 30, { lineBreak: false })
    const number = `Page ${this.pages} of ${heading.pages ?? this.pages}`
    document.text(number, right - document.widthOfString(number), document.page.height - 36, { lineBreak: false })
    document.font(font).fontSize(size)
    document.x = MARGIN
    document.y = MARGIN
  }
}
