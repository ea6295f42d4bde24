import type {
  ColumnMapping,
  ImportColumn,
  ImportFault,
  ImportQuestion,
  ImportReading,
  RawImportRow,
  ReadImportRow,
} from '@vitrine/contracts/vault-imports/reading'
import type { ImportTarget } from '@vitrine/contracts/vault-imports/targets'

/** A cell that is being read, and what its column is for. */
export interface ImportCell {
  text: string
  /** As the workbook says it; 't' for all texts. */
  type: string
  target: ImportTarget
  mapping: ColumnMapping
  column: ImportColumn
}

export interface Option {
  value: string
  label: string
}

export const SKIP: Option = { value: 'skip', label: 'Leave it out' }

const EXAMPLE_MAX = 120
const KEY_MAX = 200

/** What a row becomes, while its cells are read one after the other. */
export class RowReading {
  readonly read: ReadImportRow = {
    values: {},
    record: {},
    photos: [],
    questions: [],
    faults: [],
    empty: [],
    emptySpecifics: [],
  }
  readonly row: RawImportRow
  readonly reading: ImportReading
  /** `2026-11-30` */
  readonly today: string
  /** Of a column of currencies. */
  currency: string | null = null

  constructor(row: RawImportRow, reading: ImportReading, today: string) {
    this.row = row
    this.reading = reading
    this.today = today
  }

  /**
   * The answer to a question that is asked once for each column and `about`; null where it is not answered:
   * then it is asked, and nothing of the cell is taken.
   */
  ask(
    cell: ImportCell,
    kind: ImportQuestion['kind'],
    {
      text,
      options,
      about = '',
      takesText = false,
    }: { text: string; options: readonly Option[]; about?: string; takesText?: boolean },
  ): string | null {
    const key = [kind, this.row.sheet, cell.column.index, about].join(':').slice(0, KEY_MAX)
    return this.askAs(key, cell, { kind, text, options, takesText })
  }

  /** As `ask`, once for all sheets and columns. */
  askOnce(
    cell: ImportCell,
    kind: ImportQuestion['kind'],
    question: { text: string; options: readonly Option[] },
  ): string | null {
    return this.askAs(kind, cell, { kind, takesText: false, ...question })
  }

  private askAs(
    key: string,
    cell: ImportCell,
    {
      kind,
      text,
      options,
      takesText,
    }: Pick<ImportQuestion, 'kind' | 'text' | 'takesText'> & { options: readonly Option[] },
  ): string | null {
    const answer = this.reading.answers[key]
    const isAnswer = answer !== undefined && (takesText || options.some(({ value }) => value === answer))
    if (isAnswer) return answer
    if (!this.read.questions.some((asked) => asked.key === key))
      this.read.questions.push({
        key,
        kind,
        text,
        example: cell.text.slice(0, EXAMPLE_MAX),
        options: [...options],
        takesText,
        target: cell.target.key,
        column: cell.column.index,
      })
    return null
  }

  fault(cell: ImportCell, text: string): void {
    const fault: ImportFault = {
      target: cell.target.key,
      column: cell.column.index,
      value: cell.text.slice(0, EXAMPLE_MAX),
      text,
    }
    this.read.faults.push(fault)
  }

  /** Adds lines to a text of the record or to the description. */
  addText(key: 'description' | 'notes' | 'condition', text: string): void {
    if (key === 'description') {
      const { description } = this.read.values
      this.read.values.description = description ? `${description}\n\n${text}` : text
    } else {
      const before = this.read.record[key]
      this.read.record[key] = before ? `${before}\n${text}` : text
    }
  }
}
