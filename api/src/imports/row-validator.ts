import type { FieldError } from '@vitrine/contracts/errors'
import { plainRefusal } from '@vitrine/contracts/plain-refusal'
import { fieldErrorOf } from '../http/parse-request.ts'
import { isStorable, unstorableFields } from '../http/storable-text.ts'
import type { ImportKind, RefusedRow } from './import-kind.ts'
import { LINE_MAX } from './lines.ts'
import type { RawRow } from './raw-row.ts'
import { SeenKeys } from './seen-keys.ts'

export const lineMessages = {
  tooLong: `A line has at most ${LINE_MAX / 1024 / 1024} MB.`,
  notText: 'This line is not UTF-8 text.',
  notJson: 'This line is not JSON.',
  notObject: 'This line is not a JSON object.',
  columns: 'This line has another number of fields than the header.',
  unstorable: 'This text contains a character that cannot be stored.',
  urlRepeated: 'An earlier line of this file already uses this URL.',
  otherForm: {
    point: 'The numbers of this file have a decimal point.',
    comma: 'The numbers of this file have a decimal comma.',
    iso: 'The dates of this file are written as 2026-01-31.',
    'day-first': 'The dates of this file begin with the day.',
    'month-first': 'The dates of this file begin with the month.',
    currency: 'Write the amount alone, such as 12.50, and its currency in its own column.',
    brackets: 'Write the amount without brackets; a negative one begins with a minus.',
    shortYear: 'Write the year with four digits, as in 2026-01-31.',
    dayCount:
      'This is how a spreadsheet stores a date: give the column a date format there, and save the table again.',
  },
  externalIdRepeated: 'An earlier line of this file already has this id of the same source.',
} as const

export type Judgment<Row> = { row: Row } | { refused: RefusedRow } | null

/** Says of each line, in order, whether it is a row, refused, or blank (null). */
export class RowValidator<Row extends object> {
  private readonly seen = new SeenKeys()

  constructor(private readonly kind: ImportKind<Row>) {}

  judge({ number, value, problem, otherForm }: RawRow): Judgment<Row> {
    const { keyField } = this.kind
    const refuse = (errors: FieldError[], key?: string): Judgment<Row> => ({
      refused: {
        line: number,
        ...(key !== undefined && { [keyField]: key }),
        errors,
        ...valuesOf(value, errors, keyField),
      },
    })
    if (problem) return refuse([lineError(problem === 'tooLong' ? 'Size' : 'invalid', lineMessages[problem])])
    if (!value) return null
    if (otherForm) return refuse(otherForm.map(otherFormError), keyIn(value, keyField))
    const parsed = this.kind.schema.safeParse(value, { reportInput: true, error: plainRefusal })
    if (!parsed.success)
      return refuse(oneAField(parsed.error.issues.map(fieldErrorOf)), keyIn(value, keyField))
    const errors = [...unstorableErrors(value, parsed.data), ...this.kind.check(parsed.data)]
    if (errors.length > 0) return refuse(errors, keyIn(parsed.data, keyField))
    if (!this.seen.add(this.kind.keyOf(parsed.data)))
      return refuse(
        [
          {
            field: keyField,
            errorCode: 'exists',
            errorMessage: keyField === 'url' ? lineMessages.urlRepeated : lineMessages.externalIdRepeated,
          },
        ],
        keyIn(parsed.data, keyField),
      )
    return { row: parsed.data }
  }
}

function lineError(errorCode: FieldError['errorCode'], errorMessage: string): FieldError {
  return { field: 'line', errorCode, errorMessage }
}

function otherFormError({ field, form }: NonNullable<RawRow['otherForm']>[number]): FieldError {
  return { field, errorCode: 'invalid', errorMessage: lineMessages.otherForm[form] }
}

const VALUE_SHOWN = 60

/** The texts and numbers of a row that were refused, but for its key, which is shown anyway. */
function valuesOf(
  row: object | undefined,
  errors: readonly FieldError[],
  keyField: string,
): Pick<RefusedRow, 'values'> {
  const written = new Map<string, unknown>(Object.entries(row ?? {}))
  const values = errors.flatMap(({ field }) => {
    const value = written.get(field)
    const isShown = typeof value === 'string' ? value !== '' : typeof value === 'number'
    return isShown && field !== keyField ? [[field, String(value).slice(0, VALUE_SHOWN)] as const] : []
  })
  return values.length > 0 ? { values: Object.fromEntries(values) } : {}
}

/**
 * Looks at the fields that are taken, as they were written: the schema has seen that they are flat, and may
 * have changed them.
 */
function unstorableErrors(value: object, taken: object): FieldError[] {
  const errors: FieldError[] = []
  for (const field of Object.keys(value)) {
    const written: unknown = Reflect.get(value, field)
    if (typeof written === 'string' ? isStorable(written) : unstorableFields(written).length === 0) continue
    if (field in taken) errors.push({ field, errorCode: 'invalid', errorMessage: lineMessages.unstorable })
  }
  return errors
}

/** The first error of a field says enough. */
function oneAField(errors: FieldError[]): FieldError[] {
  return [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed()
}

function keyIn(value: object, keyField: string): string | undefined {
  const key = Object.entries(value).find(([name]) => name === keyField)?.[1]
  return typeof key === 'string' ? key.slice(0, 200) : undefined
}
