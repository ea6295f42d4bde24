import bidiFactory from 'bidi-js'
import type { Run } from './printable.ts'

const bidi = bidiFactory()

/** Letters, and signs that set a direction, of scripts that are read from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** What the font's engine takes for a script that is read from right to left: digits of it, too. */
const TURNED_BY_ENGINE =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u0660-\u0669\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Has been followed, and is not printed. */
const DIRECTION_SIGNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

function withoutDirectionSigns(text: string): string {
  return text.replace(DIRECTION_SIGNS, '')
}

/** Of a text that is read in one direction: what is drawn, each font as long as it goes. */
export function withoutDirections(runs: readonly Run[]): Run[] {
  const drawn: Run[] = []
  for (const { isWide, text } of runs) {
    const seen = withoutDirectionSigns(text)
    const last = drawn.at(-1)
    if (seen === '') continue
    if (last?.isWide === isWide) last.text += seen
    else drawn.push({ isWide, text: seen })
  }
  return drawn.length > 0 ? drawn : [{ isWide: false, text: '' }]
}

/** Puts a value into a sentence whose direction it must not change, and that must not change its own. */
export function isolated(runs: readonly Run[]): Run[] {
  const isolate = '\u2068'
  const end = '\u2069'
  return [{ isWide: false, text: isolate }, ...runs, { isWide: false, text: end }]
}

export function isRightToLeftIn(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/** Letters of one font and direction that stand beside each other in a line. */
export interface VisualRun extends Run {
  /**
   * What the font's engine lays out from right to left by itself, because it holds a sign of such a script:
   * a number in Arabic digits is handed over turned. Any other text is already in the order in which it is
   * drawn.
   */
  isRightToLeft: boolean
}

/** A text without line breaks whose parts may be read in different directions (UAX #9). */
export class Paragraph {
  readonly text: string
  /** By its first letter with a direction. */
  readonly isRightToLeft: boolean
  private readonly areWide: readonly boolean[]
  private readonly embedding: ReturnType<typeof bidi.getEmbeddingLevels>

  constructor(runs: readonly Run[]) {
    this.text = runs.map(({ text }) => text).join('')
    this.areWide = runs.flatMap(({ text, isWide }) => Array.from({ length: text.length }, () => isWide))
    this.embedding = bidi.getEmbeddingLevels(this.text)
    this.isRightToLeft = (this.embedding.paragraphs[0]?.level ?? 0) % 2 === 1
  }

  /** A part in the order in which it is read, by fonts: for measuring it. */
  partsOf(start: number, end: number): Run[] {
    return grouped(range(start, end), (at, before) => this.areWide[at] === this.areWide[before]).map(
      (group) => ({
        isWide: this.areWide[group[0]!]!,
        text: withoutDirectionSigns(this.text.slice(group[0], group.at(-1)! + 1)),
      }),
    )
  }

  /** The line from `start` to before `end`, from left to right as it is drawn. */
  lineOf(start: number, end: number): VisualRun[] {
    const { levels } = this.embedding
    const order = range(start, end)
    for (const [from = start, to = start] of bidi.getReorderSegments(
      this.text,
      this.embedding,
      start,
      end - 1,
    ))
      order.splice(from - start, to - from + 1, ...order.slice(from - start, to - start + 1).toReversed())
    return grouped(
      order,
      (at, before) =>
        levels[at] === levels[before] &&
        this.areWide[at] === this.areWide[before] &&
        Math.abs(at - before) === 1,
    ).flatMap((group) => this.visualRunOf(group))
  }

  private visualRunOf(group: readonly number[]): VisualRun[] {
    const first = Math.min(...group)
    const isWide = this.areWide[first] ?? false
    const isOdd = (this.embedding.levels[first] ?? 0) % 2 === 1
    const text = withoutDirectionSigns(this.text.slice(first, first + group.length))
    if (text === '') return []
    const isRightToLeft = TURNED_BY_ENGINE.test(text)
    const signs = Array.from(text, (sign) => (isOdd && bidi.getMirroredCharacter(sign)) || sign)
    const given = isOdd === isRightToLeft ? signs : signs.toReversed()
    return [{ isWide, text: given.join(''), isRightToLeft }]
  }
}

const graphemes = new Intl.Segmenter()

/**
 * Where the lines of a paragraph begin and end, without the spaces between them. A word that is wider than a
 * line is parted.
 */
export function linesOf(
  { text }: Paragraph,
  width: number,
  widthOf: (start: number, end: number) => number,
): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = []
  let line: { start: number; end: number } | null = null
  for (const { 0: word, index: start } of text.matchAll(/\S+/g)) {
    const end = start + word.length
    if (line && widthOf(line.start, end) <= width) line.end = end
    else {
      if (line) lines.push(line)
      line = { start, end: start }
      for (const { segment } of graphemes.segment(word)) {
        if (line.end > line.start && widthOf(line.start, line.end + segment.length) > width) {
          lines.push(line)
          line = { start: line.end, end: line.end }
        }
        line.end += segment.length
      }
    }
  }
  if (line) lines.push(line)
  return lines
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, at) => start + at)

/** Neighbors that belong together. */
function grouped(places: readonly number[], belong: (at: number, before: number) => boolean): number[][] {
  const groups: number[][] = []
  for (const at of places) {
    const last = groups.at(-1)
    if (last && belong(at, last.at(-1)!)) last.push(at)
    else groups.push([at])
  }
  return groups
}
