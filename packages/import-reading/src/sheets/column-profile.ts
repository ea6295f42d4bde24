import { currenciesIn } from '../rows/money.ts'
import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import type { ImportColumn } from '@vitrine/contracts/vault-imports/reading'
import { readPeriod } from '@vitrine/contracts/vault-records/read-period'
import { DateEvidence, dateText } from '@vitrine/tabular/dates'
import { DecimalEvidence } from '@vitrine/tabular/numbers'
import {
  bareAmount,
  isAddress,
  isAmount,
  isDitto,
  isMeasure,
  isPhotoName,
  NUMERIC_DAY,
  withLongYear,
} from './cell-texts.ts'
import type { CellType } from './sheet-rows.ts'

const DISTINCT_COMPARED = 2_000
/** Filled cells that say what a column holds. */
const LOOKED_AT = 500

/** What the cells of a column have in common. */
export class ColumnProfile {
  filled = 0
  /** Of numbers that begin with zeros. */
  zeroDigits: number | null = null
  readonly samples: string[] = []
  private amounts = 0
  private priced = 0
  private days = 0
  private measures = 0
  private photos = 0
  private addresses = 0
  private periods = 0
  private mixed = 0
  private characters = 0
  private numbers = 0
  private rows = 0
  private repeatedNext = 0
  private isFirstFilled = false
  private previous = ''
  private readonly distinct = new Set<string>()
  private readonly currencies = new Set<string>()
  readonly decimals = new DecimalEvidence()
  readonly dates = new DateEvidence()

  add(cell: string, type: CellType): void {
    const text = cell.trim()
    this.rows += 1
    if (this.rows === 1) this.isFirstFilled = text !== ''
    if (text !== '' && text === this.previous) this.repeatedNext += 1
    this.previous = text
    if (text === '' || isDitto(text)) return
    this.filled += 1
    if (this.filled <= LOOKED_AT) this.characters += text.length
    if (this.distinct.size < DISTINCT_COMPARED) this.distinct.add(text)
    if (this.samples.length < limits.samplesMax && !this.samples.includes(text.slice(0, limits.sampleMax)))
      this.samples.push(text.slice(0, limits.sampleMax))
    if (this.filled <= LOOKED_AT) this.note(text, type)
    if (/^0\d{1,12}$/.test(text)) this.zeroDigits = Math.max(this.zeroDigits ?? 0, text.length)
    if (/\d/.test(text)) for (const code of currenciesIn(text)) this.currencies.add(code)
    if (type !== 't') return
    // One late row may show how all are written.
    if (!this.decimals.isClear && isAmount(text)) this.decimals.add('', bareAmount(text))
    if (!this.dates.isClear && /^\d/.test(text)) this.dates.add('', withLongYear(text), dateText)
  }

  private note(text: string, type: CellType): void {
    if (isAddress(text)) {
      this.addresses += 1
      return
    }
    if (type === 'n') this.numbers += 1
    if (type === 'd' || NUMERIC_DAY.test(text) || dateText(text, 'iso') !== null) this.days += 1
    else if (isAmount(text)) {
      this.amounts += 1
      if (/\p{Sc}|[A-Z]{3}/u.test(text)) this.priced += 1
    } else if (isMeasure(text)) this.measures += 1
    else if (isPhotoName(text)) this.photos += 1
    else if (readPeriod(text) !== null) this.periods += 1
    if (text.length > 12 && /\p{L}{3}/u.test(text) && /[£€$]\s?\d|\d\s?(?:cm|mm|€)/u.test(text))
      this.mixed += 1
  }

  private share(count: number): number {
    return this.filled === 0 ? 0 : count / Math.min(this.filled, LOOKED_AT)
  }

  get isAddresses(): boolean {
    return this.share(this.addresses) > 0.5
  }

  /** The different cells. */
  get names(): string[] {
    return [...this.distinct]
  }

  get isDays(): boolean {
    return this.share(this.days) > 0.5
  }

  /** Short texts, not numbers: names that stand for a group of rows. */
  get isGroups(): boolean {
    return this.share(this.amounts) < 0.5 && this.averageLength < 40
  }

  get isMixed(): boolean {
    return this.share(this.mixed) > 0.4
  }

  get isNumeric(): boolean {
    return this.share(this.amounts + this.measures) > 0.6
  }

  get averageLength(): number {
    return this.share(this.characters)
  }

  private get isUnique(): boolean {
    return this.distinct.size === Math.min(this.filled, DISTINCT_COMPARED)
  }

  /** Each name is written once, and empty cells follow: a list that leaves out what repeats. */
  get mayRepeat(): boolean {
    const blanks = this.rows - this.filled
    return (
      this.isFirstFilled &&
      this.rows >= 4 &&
      this.filled >= 2 &&
      blanks >= this.rows * 0.4 &&
      this.repeatedNext === 0
    )
  }

  /** What the cells alone speak for; null where nothing does. */
  get target(): string | null {
    if (this.filled === 0) return null
    if (this.share(this.photos) > 0.6) return 'photo'
    if (this.isMixed) return 'mixed'
    if (this.share(this.measures) > 0.6) return 'dimensions'
    if (this.share(this.periods) > 0.6 && this.numbers === 0) return 'dateText'
    return null
  }

  /** Whether it may be the column that names each object. */
  get titleScore(): number {
    if (this.share(this.amounts + this.days + this.measures + this.photos) > 0.5) return 0
    return (
      Math.min(this.averageLength, 80) *
      (this.distinct.size / Math.max(1, this.filled)) *
      (this.filled / Math.max(1, this.rows))
    )
  }

  get looksLikeNumbersOfObjects(): boolean {
    return this.isUnique && this.filled >= 3 && this.averageLength <= 14 && this.priced === 0 && !this.isDays
  }

  /** The one currency that its cells name; null where they name none or several. */
  get currency(): string | null {
    const [currency = null] = this.currencies
    return this.currencies.size === 1 ? currency : null
  }

  get decimal(): ImportColumn['decimal'] {
    const decided = this.decimals.decide()
    return typeof decided === 'string' ? decided : null
  }

  get dayOrder(): ImportColumn['dayOrder'] {
    const decided = this.dates.decide()
    return decided === 'day-first' || decided === 'month-first' ? decided : null
  }
}
