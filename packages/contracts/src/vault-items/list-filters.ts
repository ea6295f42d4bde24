import { isCalendarDay } from '../calendar-day.ts'
import { ownerships } from './ownership.ts'
import { vaultItemLimits as limits } from './limits.ts'
import { vaultItemSorts } from './sorts.ts'

/**
 * 'entry': an id, or whether there is any; 'choice': one of a list; 'choices': some of it; 'days' and
 * 'amounts': from and to; 'day': before it; 'line': a text as it is stored; 'specific': the name and value of
 * an item specific.
 */
export type FilterKind = 'entry' | 'choice' | 'choices' | 'days' | 'day' | 'amounts' | 'line' | 'specific'

interface FilterShape {
  name: string
  label: string
  kind: FilterKind
  choices?: readonly { name: string; label: string }[]
}

/**
 * Filters of the list of items beside the documented ones, in their order on the page. Parameters, URL,
 * inputs, chips and conditions follow this list by `kind`. The parameter of a filter is `f.` and its name.
 */
export const itemFilters = [
  { name: 'storageLocationId', label: 'Storage location', kind: 'entry' },
  { name: 'insuranceId', label: 'Insurance company', kind: 'entry' },
  { name: 'collectionId', label: 'Collection', kind: 'entry' },
  {
    name: 'photos',
    label: 'Photos',
    kind: 'choice',
    choices: [
      { name: 'yes', label: 'With photos' },
      { name: 'no', label: 'Without photos' },
    ],
  },
  { name: 'ownership', label: 'Ownership', kind: 'choices', choices: ownerships },
  { name: 'objectType', label: 'Object type', kind: 'line' },
  { name: 'maker', label: 'Maker', kind: 'line' },
  { name: 'acquired', label: 'Date acquired', kind: 'days' },
  { name: 'cost', label: 'Cost', kind: 'amounts' },
  { name: 'value', label: 'Value', kind: 'amounts' },
  {
    name: 'valued',
    label: 'Valuations',
    kind: 'choice',
    choices: [
      { name: 'no', label: 'Not valued' },
      { name: 'yes', label: 'Valued' },
    ],
  },
  { name: 'valuedBefore', label: 'Last valued before', kind: 'day' },
  { name: 'specific', label: 'Item specific', kind: 'specific' },
] as const satisfies readonly FilterShape[]

export type ItemFilter = (typeof itemFilters)[number]
export type ItemFilterName = ItemFilter['name']

/** Whether an entry is given at all, instead of its id. */
export const NO_ENTRY = 'none'
export const ANY_ENTRY = 'any'

/** The currency of cost and value, of filters and sorts. */
export const CURRENCY_PARAMETER = 'f.currency'
export const DEFAULT_CURRENCY = 'USD'

/** Of the form of one: nothing has an amount of a currency that there is not. */
export function isCurrencyCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
}

/** Characters that are read of any filter's value. */
export const FILTER_VALUE_MAX = limits.specificNameMax + limits.specificValueMax + 1

export const parameterOf = <Name extends ItemFilterName>(name: Name) => `f.${name}` as const

/** A filter's value as it is read. */
export interface ReadValues {
  /** 0 matches nothing. */
  entry: typeof NO_ENTRY | typeof ANY_ENTRY | number
  choice: string
  choices: readonly string[]
  days: { from: string | null; to: string | null }
  day: string
  amounts: { from: number | null; to: number | null }
  line: string
  specific: { name: string; value: string }
}

const readers: { [Kind in FilterKind]: (text: string, filter: FilterShape) => ReadValues[Kind] | null } = {
  entry: (text) =>
    text === NO_ENTRY || text === ANY_ENTRY ? text : /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0,
  choice: (text, { choices = [] }) => (choices.some(({ name }) => name === text) ? text : null),
  choices: (text, { choices = [] }) => {
    const asked = text.split(',')
    const known = choices.flatMap(({ name }) => (asked.includes(name) ? [name] : []))
    return known.length === 0 ? null : known
  },
  days: (text) => readRange(text, readDay),
  day: readDay,
  amounts: (text) => readRange(text, readAmount),
  line: (text) => text,
  specific: (text) => {
    const at = text.indexOf('=')
    const [name, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    return at < 1 || !name || !value ? null : { name, value }
  },
}

/** Null for '' and for what filters by nothing. Entries that are none match nothing. */
export function readFilter<Filter extends ItemFilter>(
  filter: Filter,
  text: string,
): ReadValues[Filter['kind']] | null {
  const read = readers[filter.kind] as (
    text: string,
    filter: FilterShape,
  ) => ReadValues[Filter['kind']] | null
  const trimmed = text.trim()
  return trimmed === '' ? null : read(trimmed, filter)
}

function readRange<Value>(text: string, read: (text: string) => Value | null) {
  const [from = '', to = '', ...others] = text.split('..')
  if (others.length > 0 || !text.includes('..')) return null
  const range = { from: read(from), to: read(to) }
  return range.from === null && range.to === null ? null : range
}

/** '' where neither end is given. */
export function rangeText(from: string, to: string): string {
  return from || to ? `${from}..${to}` : ''
}

function readDay(text: string): string | null {
  return isCalendarDay(text) && Number(text.slice(0, 4)) >= limits.firstYear ? text : null
}

function readAmount(text: string): number | null {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

/** Filters whose values a member chooses from those in use, with the number of items beside each. */
export const facetNames = [
  'storageLocationId',
  'insuranceId',
  'collectionId',
  'ownership',
  'objectType',
  'maker',
  'categoryId',
] as const
export type FacetName = (typeof facetNames)[number]

/** Choices that are listed of a facet, those of most items first. */
export const FACET_CHOICES_MAX = 100

const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** What a saved view stores of a list: the name of each parameter, and whether a value says anything. */
export const viewParameters: readonly { name: string; max: number; read: (text: string) => boolean }[] = [
  { name: 's', max: 40, read: (text) => vaultItemSorts.some((sort) => sort === text) },
  { name: 'f.title', max: limits.titleFilterMax, read: (text) => text.trim() !== '' },
  { name: 'f.categoryId', max: 20, read: isId },
  { name: 'f.tagsId', max: 20, read: isId },
  { name: CURRENCY_PARAMETER, max: 3, read: isCurrencyCode },
  ...itemFilters.map((filter) => ({
    name: parameterOf(filter.name),
    max: FILTER_VALUE_MAX,
    read: (text: string) => readFilter(filter, text) !== null,
  })),
]
