import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Fact } from './item-facts.rules.ts'
import { MISSING_LETTER, printable, type Run } from './printable.rules.ts'
import { wideFont } from './wide-font.ts'

const { resolve } = createRequire(import.meta.url)
/** Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic. */
const fonts = { text: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf') }

const LETTERS_MISSING = `${MISSING_LETTER} stands for a letter that this document cannot print. The CSV download has it.`

/** What pdfkit's types leave out of it. */
interface FontInUse {
  _font: { font: GlyphFont }
}

interface OpensImages {
  openImage(photo: Buffer): PDFKit.Mixins.ImageSrc & { width: number; height: number }
}

interface GlyphFont {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** The font for letters that the others lack: it is opened when one comes. */
const WIDE = 'wide'
/**
 * Different letters of it that a document prints: more than a newspaper uses. Writing its letters down holds up the process
 * at the end of the document, up to a second for so many, and no document may do that for long.
 */
export const MOST_WIDE_LETTERS = 3_000

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
  /** What is printed in at the moment, which may be the wide one. */
  private current: string = 'text'
  private size = 10
  private isLetterMissing = false
  private wide: GlyphFont | null = null
  private readonly wideLetters = new Set<number>()
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
    this.isLetterMissing = false
    this.set('bold', 13)
    this.print(title, MARGIN, { width })
    this.set('text', 10)
    if (subtitle !== '') this.print(subtitle, MARGIN, { width })
    document.moveDown(0.4)
    const [page, top] = [this.pages, document.y]
    const left = hasPhoto ? MARGIN + PHOTO + GAP : MARGIN
    const photoEnd = top + (photo ? this.drawPhoto(photo, top) : PHOTO)
    const column = document.page.width - MARGIN - left
    this.set('text', 9)
    for (const [label, value] of facts) this.print(`${label}: ${value}`, left, { width: column })
    if (hasPhoto && this.pages === page) document.y = Math.max(document.y, photoEnd)
    document.moveDown(0.6)
    if (description !== '') this.print(description, MARGIN, { width })
    if (this.isLetterMissing) this.set('text', 8).text(LETTERS_MISSING, MARGIN, document.y, { width })
    document.moveDown(2)
  }

  /** A text from here on down, in the font that is set, and in the wide one what that lacks. */
  private print(text: string, x: number, options: PDFKit.Mixins.TextOptions, y = this.document.y): void {
    const { document, font } = this
    const runs = this.printable(text)
    for (const [at, run] of runs.entries()) {
      this.current = run.isWide ? WIDE : font
      document.font(this.current)
      const more = { ...options, continued: at < runs.length - 1 }
      if (at === 0) document.text(run.text, x, y, more)
      else document.text(run.text, more)
    }
    this.current = font
    document.font(font)
  }

  private printable(text: string): Run[] {
    const own = this.glyphs()
    const runs = printable(text, (codePoint) => own.hasGlyphForCodePoint(codePoint), (codePoint) => this.isPrintedWide(codePoint))
    this.isLetterMissing ||= !text.includes(MISSING_LETTER) && runs.some((run) => run.text.includes(MISSING_LETTER))
    return runs
  }

  /** Of the font that is set. */
  private glyphs(): GlyphFont {
    return (this.document as PDFKit.PDFDocument & FontInUse)._font.font
  }

  private isPrintedWide(codePoint: number): boolean {
    if (!this.wideGlyphs().hasGlyphForCodePoint(codePoint)) return false
    if (this.wideLetters.size < MOST_WIDE_LETTERS) this.wideLetters.add(codePoint)
    return this.wideLetters.has(codePoint)
  }

  private wideGlyphs(): GlyphFont {
    if (!this.wide) {
      this.document.registerFont(WIDE, wideFont())
      this.document.font(WIDE)
      this.wide = this.glyphs()
      this.document.font(this.current)
    }
    return this.wide
  }

  /** Returns how high it stands on the page, in points: a wide photo takes less of its square. */
  private drawPhoto(photo: Buffer, top: number): number {
    const { document } = this
    const { y } = document
    try {
      const opened = (document as PDFKit.PDFDocument & OpensImages).openImage(photo)
      document.image(opened, MARGIN, top, { fit: [PHOTO, PHOTO] })
      return opened.height * Math.min(PHOTO / opened.width, PHOTO / opened.height)
    } catch {
      // A photo that cannot be read is left out, never the item.
      return PHOTO
    } finally {
      document.y = y
    }
  }

  private set(font: keyof typeof fonts, size: number): PDFKit.PDFDocument {
    this.font = font
    this.current = font
    this.size = size
    return this.document.font(font).fontSize(size)
  }

  /** May come in the middle of a text: what that was set in goes on. */
  private drawHeading(): void {
    const { document, heading, font, current, size } = this
    this.pages += 1
    const right = document.page.width - MARGIN
    this.set('text', 8)
    this.print(heading.title, MARGIN, { lineBreak: false }, 30)
    document.text(heading.date, right - document.widthOfString(heading.date), 30, { lineBreak: false })
    const number = `Page ${this.pages} of ${heading.pages ?? this.pages}`
    document.text(number, right - document.widthOfString(number), document.page.height - 36, { lineBreak: false })
    this.set(font, size)
    this.current = current
    document.font(current)
    document.x = MARGIN
    document.y = MARGIN
  }
}
