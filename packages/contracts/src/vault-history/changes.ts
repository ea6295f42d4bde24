import { withThousandsCommas } from '../typed-numbers.ts'
import { itemFields, itemSignificances } from '../vault-items/item-fields.ts'
import type { FactFormats } from '../vault-items/item-facts.ts'
import { recordFields, type RecordField, type RowsField } from '../vault-records/record-fields.ts'
import { choiceLabel } from '../choices.ts'
import { costKinds, measures, photoRoles, valuationBases } from '../vault-records/row-choices.ts'

/** Who has changed an item. */
export const changeActors = ['owner', 'staff', 'import', 'system'] as const
export type ChangeActor = (typeof changeActors)[number]

/** What happens to an item as a whole: its changes name this instead of a field. */
export const itemEvents = { created: 'Created', deleted: 'Deleted', restored: 'Restored' } as const
export type ItemEvent = keyof typeof itemEvents

export const historyLimits = {
  /** Changes of an item that are kept, the newest. */
  keptMax: 1_000,
  pageSize: 20,
  pageMax: 100,
} as const

/** How a field is recorded, and written in words. */
interface HistoryField {
  label: string
  /** '' where there is nothing. */
  words: (value: unknown, formats: FactFormats) => string
  /** Photos and videos are not: their files may be gone. */
  isRestorable: boolean
}

const field = (label: string, words: HistoryField['words'], isRestorable = true): HistoryField => ({
  label,
  words,
  isRestorable,
})

/** How a field of a record is written in words; a list by a line for each row. */
function recordWordsOf(each: RecordField): HistoryField['words'] {
  switch (each.kind) {
    case 'choice':
      return (value) => choiceLabel(each.choices, text(value))
    case 'day':
      return (value, { date }) => (value === null ? '' : date(text(value)))
    case 'rows': {
      const row = rowWords[each.name]
      return (value, formats) =>
        listOf(value)
          .map((entry) => row((name) => propertyOf(entry, name), formats))
          .join('\n')
    }
    default:
      return text
  }
}

type Read = (name: string) => unknown

const joined = (...parts: readonly unknown[]) => parts.map(text).filter(Boolean).join(' ')
const amountOf = (value: unknown) => (isNumber(value) ? withThousandsCommas(value.toFixed(2)) : '')
const onDay = (day: unknown, { date }: FactFormats) => (typeof day === 'string' ? `on ${date(day)}` : '')

const rowWords: Readonly<Record<RowsField['name'], (read: Read, formats: FactFormats) => string>> = {
  measurements: (read) =>
    joined(choiceLabel(measures, text(read('measure'))), read('value'), read('unit'), read('note')),
  parts: (read) => joined(read('number'), read('name'), read('note')),
  photoRoles: (read) => choiceLabel(photoRoles, text(read('role'))),
  costs: (read, formats) =>
    joined(
      choiceLabel(costKinds, text(read('kind'))),
      amountOf(read('amount')),
      read('currency'),
      onDay(read('day'), formats),
      read('note'),
    ),
  valuations: (read, formats) =>
    joined(
      choiceLabel(valuationBases, text(read('basis'))),
      isNumber(read('amountMax'))
        ? `${amountOf(read('amount'))} to ${amountOf(read('amountMax'))}`
        : amountOf(read('amount')),
      read('currency'),
      onDay(read('day'), formats),
      read('valuer'),
      read('note'),
      read('isInsuredValue') === true ? '(insured value)' : '',
    ),
  provenance: (read) => joined(read('dateText'), read('event')),
}

/** What is recorded of an item. The fields of further sets join here. */
export const historyFields: ReadonlyMap<string, HistoryField> = new Map([
  ['title', field('Title', text)],
  ['description', field('Description', text)],
  ['categoryId', field('Category', nameOf)],
  ['itemCollections', field('Collection', namesOf)],
  ['tags', field('Tags', namesOf)],
  ...itemFields.map((each): [string, HistoryField] => {
    switch (each.kind) {
      case 'line':
        return [each.name, field(each.label, text)]
      case 'date':
        return [each.name, field(each.label, (value, { date }) => (value === null ? '' : date(text(value))))]
      case 'price':
        return [each.name, field(each.label, (value, { price }) => (isNumber(value) ? price(value) : ''))]
      case 'years':
        return [each.name, field(each.label, (value, { years }) => (isNumber(value) ? years(value) : ''))]
      case 'significances':
        return [
          each.name,
          field(each.label, (value, { significances }) =>
            significances(itemSignificances.filter(({ id }) => listOf(value).includes(id))),
          ),
        ]
      case 'entry':
        return [
          each.name,
          field(
            each.answerLabel,
            (value) =>
              nameOf(propertyOf(value, 'entry')) || (propertyOf(value, 'isGiven') ? each.unnamed : 'No'),
          ),
        ]
    }
  }),
  [
    'itemSpecifics',
    field('Item specifics', (value) =>
      listOf(value)
        .map((each) => `${text(propertyOf(each, 'displayName'))}: ${text(propertyOf(each, 'value'))}`)
        .join('\n'),
    ),
  ],
  // They are rows by their ids, which a save of the whole list may have replaced.
  ['releasedSpecifics', field('Shown on the public page', namesOf, false)],
  ...recordFields.map((each): [string, HistoryField] => [
    each.name,
    // What photos show goes with them.
    field(each.label, recordWordsOf(each), each.name !== 'photoRoles'),
  ]),
  ['images', field('Photos', counted('photo'), false)],
  ['videos', field('Video', counted('video'), false)],
])

/** The name of what a change is about. */
export function changeLabel(name: string): string {
  const events: Readonly<Record<string, string>> = itemEvents
  return events[name] ?? historyFields.get(name)?.label ?? name
}

/** A value of a field in words; '' where there is nothing. */
export function changedWords(name: string, value: unknown, formats: FactFormats): string {
  return historyFields.get(name)?.words(value, formats) ?? text(value)
}

/** Whether the field can be set to what it was. An item always has a category. */
export function isRestorable(name: string, before: unknown): boolean {
  if (name === 'categoryId' && before === null) return false
  return historyFields.get(name)?.isRestorable ?? false
}

function text(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return ''
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function nameOf(value: unknown): string {
  return text(propertyOf(value, 'title')) || text(propertyOf(value, 'displayName'))
}

function namesOf(value: unknown): string {
  return listOf(value).map(nameOf).join(', ')
}

function counted(name: string) {
  return (value: unknown): string => {
    const { length } = listOf(value)
    return length === 0 ? '' : `${length} ${name}${length === 1 ? '' : 's'}`
  }
}
