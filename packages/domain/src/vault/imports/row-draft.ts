import { neededFields } from '@vitrine/contracts/vault-drafts/drafts'
import {
  draftInputSchema,
  type DraftDetails,
  type DraftReason,
  type DraftRecord,
} from '@vitrine/contracts/vault-drafts/schemas'
import type { ImportQuestion } from '@vitrine/contracts/vault-imports/reading'
import type { RowReason } from '@vitrine/contracts/vault-imports/schemas'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import { newRecordSchema } from '@vitrine/contracts/vault-records/schemas'
import type { Transaction } from '@vitrine/database/database'
import { createVaultDrafts } from '../drafts/create-drafts.ts'
import { idOf, idsOfNames } from './create-items.ts'
import {
  accepted,
  itemOf,
  nameErrors,
  namesOf,
  reasonsOf,
  type CellsOfRow,
  type Names,
} from './import-row.ts'

/** A row that is kept although it cannot become an item. */
export interface PlannedDraft {
  title: string
  details: DraftDetails
  record: DraftRecord
  reasons: DraftReason[]
  names: Names
}

const PARTS_LEFT = 'Its parts were left out. Please enter them with the item.'

/** What a row becomes as a draft: what is refused even of a draft is left out, with its reason. */
export function readDraft(
  { raw, read, categoryId, columns }: CellsOfRow,
  { reasons, questions }: { reasons: readonly RowReason[]; questions: readonly ImportQuestion[] },
): PlannedDraft {
  const reasonOf = reasonsOf(raw, columns.reading)
  const left: RowReason[] = []
  const entryKeys = entryFields.flatMap(({ name, custom }) => [name, custom] as string[])
  const candidate = Object.fromEntries(
    Object.entries(itemOf(read.values, categoryId?.id ?? null, columns.describesByTitle)).filter(
      ([name, value]) => !entryKeys.includes(name) && !(name === 'categoryId' && value === 0),
    ),
  )
  const input = accepted(draftInputSchema, candidate, left, reasonOf, true, [])
  const { parts, ...record } = read.record
  const draftRecord = accepted(newRecordSchema, record, left, reasonOf, true, [])
  const names = namesOf(read.values)
  // Names that are refused make nothing.
  const isNamed = nameErrors(names).length === 0
  const { title = '', record: _record, ...details } = input ?? {}
  const isMissing = (name: string) =>
    neededFields.some((field) => field.name === name) &&
    !(name === 'title' ? title : details[name as 'description' | 'categoryId'])
  return {
    title,
    details,
    record: draftRecord ?? {},
    names: isNamed ? names : { ...names, tag: [], collection: [] },
    reasons: [
      ...[...reasons, ...left].map(({ key, text }) => ({ field: key.split('|')[0] ?? '', text })),
      ...questions.map(({ target, text }) => ({ field: target, text })),
      ...(parts ? [{ field: 'parts', text: PARTS_LEFT }] : []),
    ].filter(
      ({ field, text }, at, all) =>
        !isMissing(field) && all.findIndex((each) => each.field === field && each.text === text) === at,
    ),
  }
}

/** Keeps rows as drafts, with the records that they name. */
export async function createDraftsOfRows(
  transaction: Transaction,
  { importId, userId, now }: { importId: number; userId: number; now: Date },
  drafts: readonly PlannedDraft[],
): Promise<void> {
  const ids = await idsOfNames(transaction, { importId, userId, now }, drafts)
  await createVaultDrafts(
    transaction,
    { userId, origin: 'import', importId, now },
    drafts.map(({ title, details, record, reasons, names }) => {
      const found = (kind: keyof Names) =>
        names[kind].flatMap((name) => {
          const id = idOf(ids, kind, name)
          return id === null ? [] : [{ id }]
        })
      const entries = entryFields.flatMap(({ name, answer }) => {
        const [entry] = found(name)
        return entry ? [[name, entry] as const, [answer, true] as const] : []
      })
      return {
        title,
        record,
        reasons,
        details: {
          ...details,
          ...Object.fromEntries(entries),
          ...(names.tag.length > 0 && { tags: found('tag') }),
          ...(names.collection.length > 0 && { itemCollections: found('collection') }),
        },
      }
    }),
  )
}
