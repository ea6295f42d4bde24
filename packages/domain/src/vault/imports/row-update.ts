import { sameTextKey } from '@vitrine/contracts/same-text'
import { importMessages } from '@vitrine/contracts/vault-imports/imports'
import type { ImportValues, ReadImportRow } from '@vitrine/contracts/vault-imports/reading'
import type { RowReason } from '@vitrine/contracts/vault-imports/schemas'
import { importTarget } from '@vitrine/contracts/vault-imports/targets'
import { entryFields, itemFields } from '@vitrine/contracts/vault-items/item-fields'
import { vaultItemInputSchema, type VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import { recordFields } from '@vitrine/contracts/vault-records/record-fields'
import {
  recordInputSchema,
  type RecordChange,
  type VaultRecord,
} from '@vitrine/contracts/vault-records/schemas'
import { isDeepStrictEqual } from 'node:util'
import { datesRefused, textsOf, wordsRefused } from '../item-rules.ts'
import { specificName } from '../item-values.ts'
import { emptyRecord, recordAfter, refusedInRecord } from '../record-rules.ts'
import { accepted, nameErrors, namesOf, reasonsOf, type CellsOfRow, type Names } from './import-row.ts'
import {
  isRecordField,
  recordValues,
  type FieldValues,
  type StoredEntry,
  type StoredItem,
} from './item-fields.ts'

export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** What a row changes of the item that it matches. */
export interface PlannedUpdate {
  item: StoredItem
  changes: readonly FieldChange[]
  names: Names
}

export interface ReadUpdate {
  /** Null where the row is refused. */
  update: PlannedUpdate | null
  reasons: RowReason[]
}

/** Stand for required fields that do not change. */
const unchanged = { title: 'Title', description: 'Description', categoryId: 1 }

type Target = (key: string) => boolean

/**
 * What a row changes of an item, by the rules of a save. Fields of no mapped column stay, and so do empty
 * cells unless the member clears them. The column by which the item was found changes nothing.
 */
export function readUpdate(
  { raw, read, categoryId, columns, rules }: CellsOfRow,
  item: StoredItem,
  { matchedBy, takesRest }: { matchedBy: string; takesRest: boolean },
): ReadUpdate {
  const { reading } = columns
  const clears = reading.matching?.empty === 'clear'
  const isMapped: Target = (key) =>
    reading.mappings.some((mapping) => mapping.sheet === raw.sheet && mapping.target === key)
  const isEmpty: Target = (key) => clears && read.empty.includes(key)
  const reasonOf = reasonsOf(raw, reading)
  const reasons: RowReason[] = read.faults.map((fault) => ({
    key: `${fault.target}|${fault.text}`,
    field: importTarget(fault.target)?.label ?? fault.target,
    value: fault.value,
    text: fault.text,
    column: fault.column,
    isOptional: true,
  }))
  const unclear = (target: string) =>
    reasons.push(reasonOf({ field: target, errorMessage: importMessages.listUnclear }, true))
  const given = { ...givenFields(read, categoryId, item, isMapped, isEmpty, clears) }
  const record = { ...givenRecord(read, item.record, isMapped, isEmpty, unclear) }
  if (matchedBy === 'title') delete given['title']
  if (matchedBy === 'inventoryNumber') delete record.inventoryNumber

  const candidate: Record<string, unknown> = { ...unchanged, ...inputOf(given) }
  const input = accepted(vaultItemInputSchema, candidate, reasons, reasonOf, takesRest)
  const recordInput = accepted(recordInputSchema, { ...record }, reasons, reasonOf, takesRest)
  const names = namesOfFields(given)
  const refused = [
    ...(input ? [...wordsRefused(rules.words, textsOf(input)), ...datesRefused(input, rules.now)] : []),
    ...(recordInput ? refusedInRecord(recordInput, { now: rules.now, imageIds: item.imageIds }) : []),
    ...wordsRefused(
      rules.words,
      names.collection.map((name) => ['collection', name]),
    ),
    ...nameErrors(names),
  ].filter(({ field }) => !(field in unchanged) || field in given)
  reasons.push(...refused.map((error) => reasonOf(error, false)))
  if (!input || !recordInput || reasons.some(({ isOptional }) => !isOptional || !takesRest))
    return { update: null, reasons }
  const after = { ...valuesOf(given, input), ...recordValues(recordAfter(item.record, recordInput)) }
  const changes = Object.entries(after).flatMap(([field, value]): FieldChange[] => {
    const before = item.fields[field]
    return field === 'photoRoles' || isSame(field, before, value) ? [] : [{ field, before, after: value }]
  })
  const changed = Object.fromEntries(changes.map((change) => [change.field, change.after]))
  return { update: { item, changes, names: namesOfFields(changed) }, reasons }
}

/** The names that values of fields hold. */
function namesOfFields(values: FieldValues): Names {
  const entry = (name: string) => {
    const { id, displayName } = (values[name] as StoredEntry | undefined)?.entry ?? { id: 0, displayName: '' }
    return id === null ? [displayName] : []
  }
  return {
    collection: namesIn(values['itemCollections']),
    tag: namesIn(values['tags']),
    insurance: entry('insurance'),
    storageLocation: entry('storageLocation'),
  }
}

/** Fields of the item that the row gives or clears, as its history would record them. */
function givenFields(
  { values, emptySpecifics }: ReadImportRow,
  categoryId: { id: number; title: string } | null,
  { fields }: StoredItem,
  isMapped: Target,
  isEmpty: Target,
  clears: boolean,
): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  if (values.title) given['title'] = values.title
  if (values.description)
    given['description'] = isMapped('description')
      ? values.description
      : withText(String(fields['description']), values.description, '\n\n')
  if (values.category && categoryId) given['categoryId'] = categoryId
  for (const { name, kind } of itemFields) {
    const value = values[name]
    switch (kind) {
      case 'line':
      case 'date':
      case 'price':
      case 'years':
        if (value !== undefined) given[name] = value
        else if (isEmpty(name)) given[name] = kind === 'line' ? '' : null
        break
      case 'significances':
        if (value !== undefined || isEmpty(name)) given[name] = value ?? []
        break
      case 'entry':
        break
    }
  }
  for (const { name, answer } of entryFields) {
    const entry = values[name]
    const before = fields[name] as StoredEntry
    if (entry) given[name] = { isGiven: true, entry: { id: null, displayName: entry } }
    else if (values[answer] === true) given[name] = { isGiven: true, entry: before.entry }
    else if (values[answer] === false || isEmpty(name)) given[name] = { isGiven: false, entry: null }
  }
  const { collection, tag } = namesOf(values)
  if (collection.length > 0 || isEmpty('collection'))
    given['itemCollections'] = collection.map((title) => ({ id: null, title }))
  // Further collections are tags. Without a column of tags they join those that are there.
  const kept = isMapped('tags') && (values.tags || isEmpty('tags')) ? [] : namesIn(fields['tags'])
  if (tag.length > 0 || isEmpty('tags'))
    given['tags'] = distinctNames([...kept, ...tag]).map((title) => ({ id: null, title }))
  const cleared = clears ? emptySpecifics : []
  if (values.itemSpecifics || cleared.length > 0)
    given['itemSpecifics'] = mergedSpecifics(
      fields['itemSpecifics'] as Specifics,
      values.itemSpecifics ?? [],
      cleared,
    )
  return given
}

type Specifics = NonNullable<ImportValues['itemSpecifics']>

/** Specifics of the same name are replaced in their places, others join. */
function mergedSpecifics(before: Specifics, given: Specifics, cleared: readonly string[]): Specifics {
  const isCleared = ({ displayName }: Specifics[number]) =>
    cleared.some((name) => specificName(name) === specificName(displayName))
  const rest = [...given]
  const merged = before
    .filter((each) => !isCleared(each))
    .map((each) => {
      const at = rest.findIndex(
        ({ displayName }) => specificName(displayName) === specificName(each.displayName),
      )
      const [replaced] = at < 0 ? [] : rest.splice(at, 1)
      return replaced ? { displayName: each.displayName, value: replaced.value } : each
    })
  return [...merged, ...rest]
}

/** Fields of the record that the row gives or clears. */
function givenRecord(
  { record, empty }: ReadImportRow,
  before: VaultRecord,
  isMapped: Target,
  isEmpty: Target,
  unclear: (target: string) => void,
): RecordChange {
  const given: Record<string, unknown> = { ...record }
  for (const { name, kind } of recordFields)
    if (kind !== 'rows' && isEmpty(name) && given[name] === undefined) given[name] = emptyRecord[name]
  // Notes that a cell of another column left join those that are there.
  for (const name of ['notes', 'condition'] as const) {
    const text = record[name]
    if (text && !isMapped(name)) given[name] = withText(before[name], text, '\n')
  }
  const clearedKinds = (prefix: string) =>
    empty.filter((key) => isEmpty(key) && key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  const merge = <Row>(
    name: 'costs' | 'valuations' | 'measurements',
    stored: readonly Row[],
    rows: readonly Row[],
    { prefix, kindOf, join }: Merging<Row>,
  ) => {
    const cleared = clearedKinds(prefix)
    if (rows.length === 0 && cleared.length === 0) return
    const merged = mergedRows(
      stored.filter((row) => !cleared.includes(kindOf(row))),
      rows,
      kindOf,
      join,
    )
    if (merged) given[name] = merged
    else {
      delete given[name]
      unclear(name)
    }
  }
  // A column of the whole list replaces it.
  if (isEmpty('costs')) given['costs'] = []
  else if (!isMapped('costs'))
    merge('costs', before.costs, record.costs ?? [], {
      prefix: 'cost.',
      kindOf: ({ kind }) => kind,
      join: (stored, row) => ({ ...row, day: row.day ?? stored.day, note: row.note || stored.note }),
    })
  if (isEmpty('valuations')) given['valuations'] = []
  else if (!isMapped('valuations'))
    merge('valuations', before.valuations, record.valuations ?? [], {
      prefix: 'valuation.',
      kindOf: ({ basis }) => basis,
      join: (stored, row) => {
        const isSameAmount =
          stored.amount === row.amount &&
          stored.amountMax === row.amountMax &&
          stored.currency === row.currency
        return {
          ...row,
          // The day is that of the amount.
          day: row.day ?? (isSameAmount ? stored.day : null),
          valuer: row.valuer || stored.valuer,
          note: row.note || stored.note,
          isInsuredValue: stored.isInsuredValue,
        }
      },
    })
  if (isEmpty('dimensions')) given['measurements'] = []
  else
    merge('measurements', before.measurements, record.measurements ?? [], {
      prefix: 'measure.',
      kindOf: ({ measure }) => measure,
      join: (stored, row) => ({ ...row, note: row.note || stored.note }),
    })
  const insured = given['valuations'] as VaultRecord['valuations'] | undefined
  const [first] = insured?.filter(({ isInsuredValue }) => isInsuredValue) ?? []
  if (insured) given['valuations'] = insured.map((row) => ({ ...row, isInsuredValue: row === first }))
  if (record.parts)
    given['parts'] = record.parts.map((part) => ({
      ...part,
      // Photos of a part stay with the part of its name.
      imageIds:
        before.parts.find(({ number, name }) => number === part.number && name === part.name)?.imageIds ?? [],
    }))
  else if (isEmpty('parts')) given['parts'] = []
  if (!record.provenance && isEmpty('provenance')) given['provenance'] = []
  return given as RecordChange
}

interface Merging<Row> {
  prefix: string
  kindOf: (row: Row) => string
  join: (stored: Row, row: Row) => Row
}

/** Rows of a kind that the item has once are replaced, others join; null where it has several of a kind. */
function mergedRows<Row>(
  stored: readonly Row[],
  rows: readonly Row[],
  kindOf: (row: Row) => string,
  join: (stored: Row, row: Row) => Row,
): Row[] | null {
  const merged = [...stored]
  for (const [kind, given] of Map.groupBy(rows, kindOf)) {
    const places = stored.flatMap((row, at) => (kindOf(row) === kind ? [at] : []))
    const [only] = places
    if (only === undefined) merged.push(...given)
    else if (places.length === given.length)
      for (const [at, place] of places.entries()) {
        const [was, row] = [stored[place], given[at]]
        if (was !== undefined && row !== undefined) merged[place] = join(was, row)
      }
    else return null
  }
  return merged
}

/** The same fields as a save takes them. */
function inputOf(given: FieldValues): Record<string, unknown> {
  const input: Record<string, unknown> = { ...candidateOf(given) }
  for (const { name, answer, custom } of entryFields) {
    if (!(name in given)) continue
    const { isGiven, entry } = given[name] as StoredEntry
    Object.assign(input, {
      [answer]: isGiven,
      [name]: entry && { id: entry.id ?? 0 },
      ...(entry?.id === null && { [custom]: entry.displayName }),
    })
  }
  if ('itemSignificances' in given)
    input['itemSignificances'] = (given['itemSignificances'] as number[]).map((id) => ({ id }))
  return input
}

function candidateOf({ itemCollections: _collections, tags: _tags, ...given }: FieldValues) {
  const { categoryId, ...rest } = given
  return { ...rest, ...(categoryId ? { categoryId: (categoryId as { id: number }).id } : {}) }
}

/** What was accepted of the given fields, as the item's history would record it. */
function valuesOf(given: FieldValues, input: VaultItemInput): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === 'categoryId' || name === 'itemCollections' || name === 'tags') values[name] = value
    else if (!(name in input)) continue
    else if (entryFields.some((field) => field.name === name)) values[name] = value
    else if (name === 'itemSignificances') values[name] = (input.itemSignificances ?? []).map(({ id }) => id)
    else if (name === 'itemSpecifics')
      values[name] = (input.itemSpecifics ?? []).map(({ displayName, value: text }) => ({
        displayName,
        value: text,
      }))
    else values[name] = input[name as keyof VaultItemInput]
  }
  return values
}

/** Names are the same whatever their capitals, lists by what they hold. */
function isSame(field: string, before: unknown, after: unknown): boolean {
  if (isRecordField(field)) return isDeepStrictEqual(before, after)
  switch (field) {
    case 'categoryId':
      return (before as { id?: number } | null)?.id === (after as { id: number }).id
    case 'tags':
    case 'itemCollections':
      return isDeepStrictEqual(
        namesIn(before).map(sameTextKey).toSorted(),
        namesIn(after).map(sameTextKey).toSorted(),
      )
    case 'insurance':
    case 'storageLocation': {
      const [was, is] = [before, after].map((value) => {
        const { isGiven, entry } = value as StoredEntry
        return { isGiven, name: entry && sameTextKey(entry.displayName) }
      })
      return isDeepStrictEqual(was, is)
    }
    default:
      return isDeepStrictEqual(before, after)
  }
}

function namesIn(value: unknown): string[] {
  return ((value ?? []) as readonly { title: string }[]).map(({ title }) => title)
}

function distinctNames(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [sameTextKey(name), name])).values()]
}

/** A text with another one after it, unless it is there already. */
function withText(before: string, text: string, between: string): string {
  if (before === '') return text
  return before.includes(text) ? before : `${before}${between}${text}`
}
