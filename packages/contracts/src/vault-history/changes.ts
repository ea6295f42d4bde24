import { itemFields, itemSignificances } from '../vault-items/item-fields.ts'
import type { FactFormats } from '../vault-items/item-facts.ts'

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
