import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Fact } from './item-facts.ts'
import { isolated, isRightToLeftIn, linesOf, Paragraph, withoutDirections } from './bidi.ts'
import { MISSING_LETTER, printable, type Run } from './printable.ts'
import { wideFont } from './wide-font.ts'

const { resolve } = createRequire(import.meta.url)
/** Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic. */
const fonts = {
  text: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
}

const LETTERS_MISSING = `${MISSING_LETTER} stands for a letter that this document cannot print. The CSV download has it.`

/** What pdfkit's types leave out of it. */
interface FontInUse {
  _font: { font: GlyphFont }
}

interface GlyphFont {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** The font for letters that the others lack: it is opened when one comes. */
const WIDE = 'wide'
/**
 * Different letters of it that a document prints: more than a newspaper uses. Writing down so many takes up
 * to a second.
 */
export const MOST_WIDE_LETTERS = 3_000

/** With features given, be they none, a text is laid out whole and not word by word. */
const WHOLE = { features: [] as PDFKit.Mixins.OpenTypeFeatures[] }

/** In place of a photo that is not ready to be printed. */
export const PHOTO_NOT_READY = 'The photo of this item was not ready yet when this document was made.'

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
  /** The room that is kept for its photo, in points; null where it has none. */
  photoHeight: number | null
  /** Null where it cannot be read, and while pages are counted. */
  photo: Buffer | null
  /** Its photo is left out because it is not ready, and the document says so. */
  isPhotoWaiting: boolean
}

/**
 * How high a photo stands on the page, in points: a wide one takes less of its square. One of an unknown size
 * takes all of it.
 */
export function heightOnPage(photo: { width: number; height: number } | undefined): number {
  return photo ? photo.height * Math.min(PHOTO / photo.width, PHOTO / photo.height) : PHOTO
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
    this.document = new PDFDocument({
      size: 'LETTER',
      margin: MARGIN,
      autoFirstPage: false,
      compress: heading.pages !== null,
      info: { Title: heading.title },
    })
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

  draw({ title, subtitle, description, facts, photoHeight, photo, isPhotoWaiting }: DrawnItem): void {
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
    const left = photoHeight === null ? MARGIN : MARGIN + PHOTO + GAP
    if (photo) this.drawPhoto(photo, top)
    const column = document.page.width - MARGIN - left
    this.set('text', 9)
    for (const [label, value] of facts) this.printFact(label, value, left, column)
    if (photoHeight !== null && this.pages === page) document.y = Math.max(document.y, top + photoHeight)
    if (isPhotoWaiting) this.set('text', 8).text(PHOTO_NOT_READY, left, document.y, { width: column })
    document.moveDown(0.6)
    this.set('text', 9)
    if (description !== '') this.print(description, MARGIN, { width })
    if (this.isLetterMissing) this.set('text', 8).text(LETTERS_MISSING, MARGIN, document.y, { width })
    document.moveDown(2)
  }

  /** A text from here on down, in the font that is set, and in the wide one what that lacks. */
  private print(text: string, x: number, options: PDFKit.Mixins.TextOptions, y = this.document.y): void {
    // Line by line: a text that goes on in another font loses the break that it begins with.
    for (const [at, line] of text.split('\n').entries()) {
      if (line === '') this.document.moveDown()
      else this.printLine(line, x, options, at === 0 ? y : this.document.y)
    }
  }

  /** The value keeps its own direction, whatever the label's. */
  private printFact(label: string, value: string, x: number, width: number): void {
    const [first = '', ...more] = value.split('\n')
    const begun = [{ isWide: false, text: `${label}: ` }, ...isolated(this.printable(first))]
    this.printRuns(begun, x, { width }, this.document.y)
    for (const line of more) this.print(line, x, { width })
  }

  private printLine(line: string, x: number, options: PDFKit.Mixins.TextOptions, y: number): void {
    this.printRuns(this.printable(line), x, options, y)
  }

  private printRuns(runs: readonly Run[], x: number, options: PDFKit.Mixins.TextOptions, y: number): void {
    if (runs.some(({ text }) => isRightToLeftIn(text))) this.printBothWays(new Paragraph(runs), x, options, y)
    else this.printOneWay(runs, x, options, y)
    this.use(this.font)
  }

  private printOneWay(runs: readonly Run[], x: number, options: PDFKit.Mixins.TextOptions, y: number): void {
    const drawn = withoutDirections(runs)
    for (const [at, { isWide, text }] of drawn.entries()) {
      this.use(isWide ? WIDE : this.font)
      const more = { ...options, continued: at < drawn.length - 1 }
      if (at === 0) this.document.text(text, x, y, more)
      else this.document.text(text, more)
    }
  }

  /** Lines are parted first, in the order of reading; then each is drawn from left to right. */
  private printBothWays(
    paragraph: Paragraph,
    x: number,
    options: PDFKit.Mixins.TextOptions,
    y: number,
  ): void {
    const { document } = this
    const { width } = options
    const widthOf = (runs: readonly Run[]) => {
      let sum = 0
      for (const { isWide, text } of runs)
        sum += this.use(isWide ? WIDE : this.font).widthOfString(text, WHOLE)
      return sum
    }
    const lines =
      width === undefined
        ? [{ start: 0, end: paragraph.text.length }]
        : linesOf(paragraph, width, (start, end) => widthOf(paragraph.partsOf(start, end)))
    document.y = y
    for (const { start, end } of lines) {
      const runs = paragraph.lineOf(start, end)
      const height = this.heightOf(runs)
      if (width !== undefined && document.y + height > document.page.height - MARGIN) document.addPage()
      const top = document.y
      let left = paragraph.isRightToLeft && width !== undefined ? x + width - widthOf(runs) : x
      for (const run of runs) {
        this.use(run.isWide ? WIDE : this.font).text(run.text, left, top, { ...WHOLE, lineBreak: false })
        left += document.widthOfString(run.text, WHOLE)
      }
      document.y = top + height
    }
  }

  private heightOf(runs: readonly Run[]): number {
    return Math.max(
      ...runs.map(({ isWide }) => this.use(isWide ? WIDE : this.font).currentLineHeight(true)),
      0,
    )
  }

  private use(font: string): PDFKit.PDFDocument {
    this.current = font
    return this.document.font(font)
  }

  private printable(text: string): Run[] {
    const own = this.glyphs()
    const runs = printable(
      text,
      (codePoint) => own.hasGlyphForCodePoint(codePoint),
      (codePoint) => this.isPrintedWide(codePoint),
    )
    this.isLetterMissing ||=
      !text.includes(MISSING_LETTER) && runs.some((run) => run.text.includes(MISSING_LETTER))
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

  private drawPhoto(photo: Buffer, top: number): void {
    const { document } = this
    const { y } = document
    try {
      document.image(photo, MARGIN, top, { fit: [PHOTO, PHOTO] })
    } catch {
      // A photo that cannot be read is left out, never the item.
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
    document.text(number, right - document.widthOfString(number), document.page.height - 36, {
      lineBreak: false,
    })
    this.set(font, size)
    this.current = current
    document.font(current)
    document.x = MARGIN
    document.y = MARGIN
  }
}
