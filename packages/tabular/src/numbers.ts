import type { TwoReadings } from './table-unreadable.ts'

export type Decimal = 'point' | 'comma'

/** Digits in groups of three, one sign between all of them, or without groups. */
const POINT = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:([,'’ \u00a0\u2009\u202f])\d{3})(?:\1\d{3})*)(?:\.\d+)?$/
const COMMA = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:([.'’ \u00a0\u2009\u202f])\d{3})(?:\1\d{3})*)(?:,\d+)?$/

/** A number as `1234.5` where it is one with this decimal sign, else null. */
export function numberText(text: string, decimal: Decimal): string | null {
  const trimmed = text.trim()
  if (!(decimal === 'point' ? POINT : COMMA).test(trimmed)) return null
  const ungrouped = trimmed.replaceAll(
    decimal === 'point' ? /[,'’ \u00a0\u2009\u202f]/g : /[.'’ \u00a0\u2009\u202f]/g,
    '',
  )
  return ungrouped.replace(',', '.')
}

/** What the numbers of a file say about its decimal sign. */
export class DecimalEvidence {
  private readonly only = { point: 0, comma: 0 }
  private readonly example = { point: '', comma: '' }
  private open = 0
  private openColumn = ''
  private readonly values = new Map<string, TwoReadings>()

  add(column: string, text: string): void {
    if (/^\d*$/.test(text)) return
    const [point, comma] = [numberText(text, 'point'), numberText(text, 'comma')]
    if (point === comma) return
    if (point !== null && comma !== null) {
      this.open += 1
      this.openColumn ||= column
      if (this.values.size < 3) this.values.set(text.trim(), { text: text.trim(), readings: [point, comma] })
      return
    }
    const form = point === null ? 'comma' : 'point'
    this.only[form] += 1
    this.example[form] ||= text.trim()
    this.openColumn ||= column
  }

  /** More rows can change nothing: all evidence so far is for one sign. */
  get isClear(): boolean {
    return this.only.point > 0 !== this.only.comma > 0
  }

  /** No number so far has a decimal sign or groups. */
  get isEmpty(): boolean {
    return this.open + this.only.point + this.only.comma === 0
  }

  /** Null where no number of the file has a decimal sign or groups. */
  decide(): Decimal | null | { column: string; values: TwoReadings[] | [string, string] } {
    const { point, comma } = this.only
    if (point > 0 && comma > 0 && (this.open > 0 || point === comma))
      return { column: this.openColumn, values: [this.example.point, this.example.comma] }
    if (point !== comma) return point > comma ? 'point' : 'comma'
    return this.open > 0 ? { column: this.openColumn, values: [...this.values.values()] } : null
  }
}
