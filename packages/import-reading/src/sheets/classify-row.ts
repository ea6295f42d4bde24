import { bareAmount, isAmount } from './cell-texts.ts'
import type { SheetRow } from './sheet-rows.ts'

const TOTAL =
  /^(?:sub[- ]?totals?|grand total|totals?|sum|summe|zwischensumme|gesamt(?:summe|wert|betrag)?|somme|totale|subtotale|sous[- ]total|total g[eé]n[eé]ral|suma|subtotaal|totaal|totaux|carried forward|brought forward|[uü]bertrag)(?:\s*(?:[:=.].*|(?:for|of|value|amount|items?|insured|all)\b.*|\d.*))?$/iu
const TOTAL_BEHIND = /\b(?:sub[- ]?total|total)\s*[:=]?$/iu
const TOTAL_IN_CAPITALS = /^(?:SUB[- ]?)?TOTAL\b[^\p{Ll}]*$/u
const ROOM =
  /\b(?:room|bedroom|kitchen|hall|hallway|landing|study|library|attic|loft|cellar|basement|garage|garden|office|bathroom|cabinet|corridor|staircase|parlou?r|nursery|store|vault|bank|drawer|shelf|floor|salon|cuisine|chambre|bureau|couloir|grenier|cave|zimmer|k[uü]che|flur|keller|dachboden|b[uü]ro|cucina|camera|soggiorno|cantina|cocina|dormitorio|sal[oó]n|kamer|keuken|zolder|kelder)\b|(?:zimmer|kamer)\b/iu
const SECTION_MAX = 80

export type RowClass = 'object' | 'heading' | 'section' | 'subtotal'

/** Tells rows of objects from those between them, in the order of the sheet. */
export class RowClassifier {
  private readonly headings: readonly string[]
  private readonly targets: readonly (string | null)[]
  private readonly sums: number[] = []
  private readonly parts: number[] = []
  /** Of the cells of numbers, by column: 'rv-0' and its pattern 'a-0' of 'RV-022'. */
  private readonly shapes: Set<string>[] = []
  private rows = 0

  /** @param targets what the headings stand for, where known */
  constructor(headings: readonly string[], targets: readonly (string | null)[]) {
    this.headings = headings.map((heading) => heading.trim().toLowerCase())
    this.targets = targets
  }

  /** Notes how a row of several cells writes its number. */
  learn({ cells }: SheetRow): void {
    if (cells.filter((cell) => cell.trim() !== '').length < 2) return
    for (const [column, cell] of cells.entries())
      if (this.isNumbers(column) && /\d/u.test(cell)) {
        const shapes = (this.shapes[column] ??= new Set())
        for (const shape of shapesOf(cell)) shapes.add(shape)
      }
  }

  classOf({ cells, types }: SheetRow): RowClass {
    const filled = cells.flatMap((cell, column) =>
      cell.trim() === '' ? [] : [{ text: cell.trim(), column }],
    )
    if (this.isHeading(filled)) return 'heading'
    if (isTotal(filled) || this.isSum(filled)) {
      this.parts.length = 0
      return 'subtotal'
    }
    const [only] = filled
    if (only && filled.length === 1 && types[only.column] !== 'n' && this.isSection(only)) {
      this.parts.length = 0
      return 'section'
    }
    this.addSums(filled)
    return 'object'
  }

  private isHeading(filled: readonly Cell[]): boolean {
    return (
      filled.length >= 2 && filled.every(({ text, column }) => this.headings[column] === text.toLowerCase())
    )
  }

  /** Only numbers, of which one is the sum of those above. */
  private isSum(filled: readonly Cell[]): boolean {
    return (
      this.rows >= 2 &&
      filled.length <= 3 &&
      filled.every(({ text }) => isAmount(text)) &&
      filled.some(({ text, column }) => {
        const number = numberOf(text)
        return (
          number > 0 &&
          [this.sums[column], this.parts[column]].some(
            (sum) => sum !== undefined && Math.abs(sum - number) < 0.005,
          )
        )
      })
    )
  }

  /** One text alone: in capitals, with a colon, a room, or where other rows have their number. */
  private isSection({ text, column }: Cell): boolean {
    const columns = this.headings.filter((heading) => heading !== '').length
    if (columns < 3 || text.length > SECTION_MAX || !/\p{L}{2}/u.test(text)) return false
    if (/[£€$]\s?\d|\d\s?(?:cm|mm)\b|\.(?:jpe?g|png)$/iu.test(text)) return false
    const isInCapitals = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
    const isRoom = ROOM.test(text) && text.length <= 40
    if (this.isNumbers(column)) {
      if (!/\d/u.test(text) || text.endsWith(':')) return true
      const [exact, pattern] = shapesOf(text)
      if (this.shapes[column]?.has(exact)) return false
      return isRoom || (/^\p{L}{3,}\s/u.test(text) && !this.shapes[column]?.has(pattern))
    }
    if (this.targets[column] === 'notes' || this.targets[column] === 'photo') return false
    return isInCapitals || text.endsWith(':') || isRoom
  }

  private isNumbers(column: number): boolean {
    return ['inventoryNumber', 'quantity', 'id'].includes(this.targets[column] ?? '')
  }

  private addSums(filled: readonly Cell[]): void {
    this.rows += 1
    for (const { text, column } of filled) {
      if (!isAmount(text)) continue
      const number = numberOf(text)
      this.sums[column] = (this.sums[column] ?? 0) + number
      this.parts[column] = (this.parts[column] ?? 0) + number
    }
  }
}

interface Cell {
  text: string
  column: number
}

/** 'rv-0' and 'a-0' of 'RV-022'. */
function shapesOf(cell: string): readonly [string, string] {
  const exact = cell.trim().toLowerCase().replaceAll(/\d+/gu, '0')
  return [exact, exact.replaceAll(/\p{L}+/gu, 'a')]
}

function isTotal(filled: readonly Cell[]): boolean {
  const texts = filled.filter(({ text }) => !isAmount(text))
  return texts.length === 1 && texts.every(({ text }) => text.length <= SECTION_MAX && saysTotal(text))
}

const saysTotal = (text: string) =>
  TOTAL.test(text) || TOTAL_BEHIND.test(text) || TOTAL_IN_CAPITALS.test(text)

/** For comparisons of sums alone: the last sign of two is taken for the decimal one. */
function numberOf(text: string): number {
  const bare = bareAmount(text).replaceAll(/[\s'’]/gu, '')
  const isComma = /,\d{1,2}$/.test(bare)
  return Number(isComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', ''))
}
