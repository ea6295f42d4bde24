import { latestToday } from '@vitrine/contracts/calendar-day'
import type { FieldError } from '@vitrine/contracts/errors'
import { recordMessages as messages } from '@vitrine/contracts/vault-records/messages'
import { readPeriod } from '@vitrine/contracts/vault-records/read-period'
import {
  recordFields,
  type RecordField,
  type RecordFieldName,
} from '@vitrine/contracts/vault-records/record-fields'
import type { RecordChange, VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { columnOf } from '@vitrine/database/column-names'
import { foldedText } from './text-keys.ts'

/** Lexemes of a record at most, of the longest texts the first. */
const WORDS_MAX = 2_000
const BETWEEN_WORDS = /[\s#%@*_\\$+<=>^`|~]+/

const emptyValues: Readonly<Record<RecordField['kind'], unknown>> = {
  line: '',
  text: '',
  choice: null,
  day: null,
  amount: null,
  currency: null,
  count: 1,
  rows: [],
}

/** The record of an item for which none was saved. */
export const emptyRecord = {
  ...Object.fromEntries(recordFields.map(({ name, kind }) => [name, emptyValues[kind]])),
  valuesAre: 'all',
  ownership: 'owned',
  earliestYear: null,
  latestYear: null,
  worthScore: null,
  revision: 0,
} as unknown as VaultRecord

/** The record as it is after a save: what the input does not name stays. */
export function recordAfter(before: VaultRecord, input: RecordChange): VaultRecord {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const after: VaultRecord = { ...before, ...given }
  const period = readPeriod(after.dateText)
  return {
    ...after,
    quantity: after.quantity ?? 1,
    valuesAre: after.valuesAre ?? 'all',
    ownership: after.ownership ?? 'owned',
    earliestYear: period?.earliest ?? null,
    latestYear: period?.latest ?? null,
    // A price without a currency is one in US dollars, as the documented prices are.
    ownershipCurrency: after.ownershipPrice === null ? null : (after.ownershipCurrency ?? 'USD'),
  }
}

/** What an item cannot know by its shape alone: the calendar, its photos. */
export function refusedInRecord(
  input: RecordChange,
  { now, imageIds }: { now: Date; imageIds: readonly number[] },
): FieldError[] {
  const latest = latestToday(now)
  const late = (field: string, day: string | null | undefined): FieldError[] =>
    day && day > latest ? [{ field, errorCode: 'invalid', errorMessage: messages.dayInFuture }] : []
  const unknown = (field: string, ids: readonly number[]): FieldError[] =>
    ids.every((id) => imageIds.includes(id))
      ? []
      : [{ field, errorCode: 'notFound', errorMessage: messages.photoUnknown }]
  return [
    ...recordFields.flatMap((field) =>
      field.kind === 'day' && !('mayBeLater' in field) ? late(field.name, input[field.name]) : [],
    ),
    ...(input.costs ?? []).flatMap(({ day }, at) => late(`costs.${at}.day`, day)),
    ...(input.valuations ?? []).flatMap(({ day }, at) => late(`valuations.${at}.day`, day)),
    ...(input.parts ?? []).flatMap((part, at) => unknown(`parts.${at}.imageIds`, part.imageIds)),
    ...(input.photoRoles ?? []).flatMap(({ imageId }, at) => unknown(`photoRoles.${at}.imageId`, [imageId])),
  ]
}

/** Columns of `vault_item_records` as a record has them. */
export function columnsOf(record: VaultRecord): Record<string, unknown> {
  const columns = recordFields
    .filter(({ name }) => !isElsewhere(name))
    .map(({ name, kind }): [string, unknown] => [
      columnOf(name),
      kind === 'rows' ? JSON.stringify(record[name]) : record[name],
    ])
  return {
    ...Object.fromEntries(columns),
    // A sold price in US dollars is the item's, as the documents have it, and says alone that it is sold.
    ...(soldPriceOf(record) !== null && {
      ownership: null,
      ownership_price: null,
      ownership_currency: null,
    }),
    earliest_year: record.earliestYear,
    latest_year: record.latestYear,
  }
}

function isElsewhere(name: RecordFieldName): boolean {
  return name === 'costs' || name === 'valuations' || name === 'photoRoles'
}

/** The item's documented sold price: null where it is not sold, or for another currency. */
export function soldPriceOf({ ownership, ownershipPrice, ownershipCurrency }: VaultRecord): number | null {
  return ownership === 'sold' && ownershipCurrency === 'USD' ? ownershipPrice : null
}

/** The words by which the vault's search finds an item beside those of its title. */
export function wordsOf(record: VaultRecord): string[] {
  const texts = [
    ...recordFields.flatMap((field) =>
      field.kind === 'line' || field.kind === 'text' ? [record[field.name]] : [],
    ),
    ...record.parts.flatMap(({ number, name, note }) => [number, name, note]),
    ...record.provenance.flatMap(({ dateText, event }) => [dateText, event]),
    ...record.valuations.map(({ valuer }) => valuer),
  ]
  const words = texts.flatMap((text) => foldedText(text).split(BETWEEN_WORDS)).filter(Boolean)
  return [...new Set(words)].slice(0, WORDS_MAX)
}
