import type { FieldError } from '@vitrine/contracts/errors'
import { plainRefusal } from '@vitrine/contracts/plain-refusal'
import { fieldErrorOf } from '../http/parse-request.ts'
import { unstorableFields } from '../http/storable-text.ts'
import type { ImportKind, RefusedRow } from './import-kind.ts'
import { LINE_MAX, type Line } from './lines.ts'
import { SeenKeys } from './seen-keys.ts'

export const lineMessages = {
  tooLong: `A line has at most ${LINE_MAX / 1024 / 1024} MB.`,
  notText: 'This line is not UTF-8 text.',
  notJson: 'This line is not JSON.',
  notObject: 'This line is not a JSON object.',
  unstorable: 'This text contains a character that cannot be stored.',
  urlRepeated: 'An earlier line of this file already uses this URL.',
} as const

export type Judgement<Row> = { row: Row } | { refused: RefusedRow } | null

/** Says of each line, in order, whether it is a row, refused, or blank (null). */
export class RowJudge<Row extends object> {
  private readonly seen = new SeenKeys()
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })

  constructor(private readonly kind: ImportKind<Row>) {}

  judge({ number, bytes }: Line): Judgement<Row> {
    const refuse = (errors: FieldError[], url?: string): Judgement<Row> => ({ refused: { line: number, ...(url !== undefined && { url }), errors } })
    const text = bytes && this.decode(bytes)
    if (text === null) return refuse([lineError(bytes ? 'invalid' : 'Size', bytes ? lineMessages.notText : lineMessages.tooLong)])
    if (text.trim() === '') return null
    const value = parseJson(text)
    if (value === undefined) return refuse([lineError('invalid', lineMessages.notJson)])
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return refuse([lineError('invalid', lineMessages.notObject)])
    const parsed = this.kind.schema.safeParse(value, { reportInput: true, error: plainRefusal })
    if (!parsed.success) return refuse(oneAField(parsed.error.issues.map(fieldErrorOf)), urlOf(value))
    const errors = [...unstorableErrors(value, parsed.data), ...this.kind.check(parsed.data)]
    const key = this.kind.keyOf(parsed.data)
    if (errors.length > 0) return refuse(errors, key)
    if (!this.seen.add(key)) return refuse([{ field: 'url', errorCode: 'exists', errorMessage: lineMessages.urlRepeated }], key)
    return { row: parsed.data }
  }

  private decode(bytes: Buffer): string | null {
    try {
      return this.decoder.decode(bytes)
    } catch {
      return null
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function lineError(errorCode: FieldError['errorCode'], errorMessage: string): FieldError {
  return { field: 'line', errorCode, errorMessage }
}

/** Looks at the fields that are taken, as they were written: the schema has seen that they are flat, and may have changed them. */
function unstorableErrors(value: object, taken: object): FieldError[] {
  const fields = Object.fromEntries(Object.entries(value).filter(([name]) => name in taken))
  return unstorableFields(fields).map((field) => ({ field, errorCode: 'invalid', errorMessage: lineMessages.unstorable }))
}

/** The first error of a field says enough. */
function oneAField(errors: FieldError[]): FieldError[] {
  return [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed()
}

function urlOf(value: object): string | undefined {
  return 'url' in value && typeof value.url === 'string' ? value.url.slice(0, 200) : undefined
}
