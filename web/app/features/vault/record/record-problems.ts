import { readAcquiredDate } from '@vitrine/contracts/vault-items/acquired-date'
import { recordMessages as messages } from '@vitrine/contracts/vault-records/messages'
import {
  recordFieldLabels,
  recordFields,
  type RecordFieldName,
} from '@vitrine/contracts/vault-records/record-fields'
import { recordInputSchema } from '@vitrine/contracts/vault-records/schemas'
import { localToday } from '../wizard/date-text.ts'
import { placesSent, recordBody, storedPhotoIds, type RecordDraft, type RowsName } from './record-draft.ts'
import { rowKinds } from './row-columns.ts'

const rowsNames = Object.keys(rowKinds)
const isRows = (name: string): name is RowsName => rowsNames.includes(name)

export function isRecordField(path: string): boolean {
  const [name = ''] = path.split('.')
  return name in recordFieldLabels
}

/**
 * What is wrong with a record, by the dotted path of each field, the rows counted as the form shows them.
 *
 * @param saved what is stored: its days pass whatever the day is here
 */
export function recordProblems(
  draft: RecordDraft,
  saved: RecordDraft,
  now = new Date(),
): Record<string, string> {
  const problems: Record<string, string> = {}
  const { issues = [] } = recordInputSchema.safeParse(recordBody(draft, storedPhotoIds)).error ?? {}
  for (const { path, message } of issues) problems[shownPath(draft, path.join('.'))] ??= message
  const today = localToday(now)
  for (const [path, text] of pastDays(draft)) {
    const day = readAcquiredDate(text)
    if (day !== null && day > today && !savedDays(saved).has(text)) problems[path] ??= messages.dayInFuture
  }
  return problems
}

/** Days that may not lie in the future, by their paths. */
function pastDays(draft: RecordDraft): [path: string, text: string][] {
  const plain = recordFields.flatMap((field): [string, string][] =>
    field.kind === 'day' && !('mayBeLater' in field) ? [[field.name, draft[field.name]]] : [],
  )
  const rows = (['costs', 'valuations'] as const).flatMap((name) =>
    draft[name].map((row, at): [string, string] => [`${name}.${at}.day`, row['day'] ?? '']),
  )
  return [...plain, ...rows]
}

function savedDays(saved: RecordDraft): ReadonlySet<string> {
  return new Set(pastDays(saved).map(([, text]) => text))
}

/** The path of a problem with the row's place in the form: rows that hold nothing are not sent. */
export function shownPath(draft: RecordDraft, path: string): string {
  const [name = '', at, ...rest] = path.split('.')
  if (!isRows(name) || at === undefined) return path
  // Rows of photos are not told apart: their problem is the list's.
  if (name === 'photoRoles') return name
  const place = placesSent(name, draft[name])[Number(at)] ?? Number(at)
  // A part's photos have one field together.
  return [name, place, ...rest.slice(0, 1)].join('.')
}

/** What the wizard calls the field: 'Costs' of each of their cells. */
export function recordLabel(path: string): string {
  const [name = ''] = path.split('.')
  return recordFieldLabels[name as RecordFieldName] ?? name
}
