import type { ImportColumn, ImportProduct } from '@vitrine/contracts/vault-imports/reading'
import { recordFields } from '@vitrine/contracts/vault-records/record-fields'
import { importTarget } from '@vitrine/contracts/vault-imports/targets'
import { measureUnits } from '@vitrine/contracts/vault-records/row-choices'
import { readChoice } from '../rows/choices.ts'
import { readDimensions } from '../rows/measures.ts'
import { headingKey, readHeading, separated } from './columns-by-name.ts'
import type { ColumnProfile } from './column-profile.ts'
import { productOf, targetInProduct } from './products.ts'

export interface MatchedColumns {
  columns: ImportColumn[]
  product: ImportProduct | null
}

/** Columns whose empty cells may stand for the name above. */
const repeating = new Set([
  'category',
  'collection',
  'storageLocation',
  'objectType',
  'maker',
  'acquiredFrom',
  'insurance',
  'place',
  'purchaseDate',
])

/** @param headings one for each column; '' where the sheet gives none */
export function matchColumns(
  headings: readonly string[],
  profiles: readonly ColumnProfile[],
): MatchedColumns {
  const product = productOf(headings)
  const named = numbered(headings)
  const isTitled = headings.some((heading) => readHeading(heading).target === 'title')
  const columns = profiles.map((profile, index): ImportColumn => {
    const heading = headings[index] ?? ''
    const { target, currency, unit } = readHeading(heading)
    const ofProduct = product && heading !== '' ? targetInProduct(product, heading) : null
    const byHeading = ofProduct ?? (target === null ? null : fitting(target, heading, profile))
    const byContent = byHeading === null ? targetOfContent(profile, isTitled) : null
    return {
      index,
      heading: named[index] ?? '',
      samples: profile.samples,
      filled: profile.filled,
      target: byHeading ?? byContent ?? (heading !== '' && profile.filled > 0 ? 'specific' : 'ignore'),
      matchedBy: ofProduct ? 'product' : byHeading ? 'heading' : byContent ? 'content' : null,
      currency:
        currency ??
        profile.currency ??
        (product === 'vitrine' && isDocumentedPrice(byHeading) ? 'USD' : null),
      unit,
      decimal: profile.decimal,
      dayOrder: product === 'vitrine' ? 'month-first' : profile.dayOrder,
      zeroDigits: profile.zeroDigits,
      mayRepeat: false,
    }
  })
  if (product === null) {
    findTitle(columns, profiles)
    findObjectNames(columns)
    findPlaces(columns)
    takeUnits(columns)
    findSizes(columns)
  }
  keepFirst(columns, headings)
  shareEvidence(columns)
  for (const [index, column] of columns.entries())
    column.mayRepeat = repeating.has(column.target) && Boolean(profiles[index]?.mayRepeat)
  return { columns, product }
}

/** Prices of the documented fields are US dollars. */
const isDocumentedPrice = (key: string | null) => key !== null && importTarget(key)?.kind === 'price'

/** What the cells speak for; a text of several facts repeats what a table with titles has in its columns. */
function targetOfContent({ target }: ColumnProfile, isTitled: boolean): string | null {
  return target === 'mixed' && isTitled ? null : target
}

/** Words of a column that are no known choice. With more of them it is not a column of choices. */
const CHOICES_ASKED = 5

/** The target of a name where the cells do not speak against it. */
function fitting(target: string, heading: string, profile: ColumnProfile): string | null {
  if (target === 'dateText' && profile.isDays) return 'purchaseDate'
  if (target === 'soldPrice' && profile.isDays) return 'ownershipDay'
  // 'Item' above 1, 2, 3 numbers the objects.
  if (target === 'title' && profile.isNumeric)
    return profile.looksLikeNumbersOfObjects ? 'inventoryNumber' : null
  // 'H', 'W', 'D', 'L' and the like are measures only where there are numbers.
  if (heading.trim().length === 1 && target.startsWith('measure.') && !profile.isNumeric) return null
  // Nothing is fetched, so an address is an item specific.
  if (target === 'photo' && profile.isAddresses) return null
  const { samples } = profile
  if (target === 'dimensions' && samples.length > 0 && samples.every((text) => readDimensions(text) === null))
    return null
  if (target === 'category') return categoryOf(headingKey(separated(heading)), profile.names.length)
  const field = recordFields.find(({ name }) => name === target)
  if (field && 'choices' in field && field.choices) {
    const { choices, name } = field
    const open = profile.names.filter((text) => readChoice(name, choices, text) === null)
    if (target === 'makerQualifier' && open.length > profile.names.length / 2) return 'maker'
    // Each of them would be a question.
    if (open.length > CHOICES_ASKED) return null
  }
  return target
}

const CATEGORIES_MAX = 25
const KINDS_MAX = 8

/** Each name that is no category here is asked about: columns with many of them are something else. */
function categoryOf(key: string, names: number): string | null {
  const isKind = ['type', 'class', 'classification'].includes(key)
  if (names <= (isKind || key === 'department' ? KINDS_MAX : CATEGORIES_MAX)) return 'category'
  return isKind ? 'objectType' : null
}

/** 'Price' and 'Price (2)'; 'Column D' where there is no heading. */
function numbered(headings: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return headings.map((heading, index) => {
    const name = heading.trim().replaceAll(/\s+/gu, ' ').slice(0, 80) || `Column ${letters(index)}`
    const count = (seen.get(name.toLowerCase()) ?? 0) + 1
    seen.set(name.toLowerCase(), count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** 'AB' of 27. */
function letters(index: number): string {
  const before = Math.floor(index / 26) - 1
  return (before >= 0 ? letters(before) : '') + String.fromCharCode(65 + (index % 26))
}

/** An object needs a title: without a column for it, the descriptions name the objects. */
function findTitle(columns: ImportColumn[], profiles: readonly ColumnProfile[]): void {
  if (columns.some(({ target }) => target === 'title' || target === 'mixed')) return
  const scored = columns
    .filter(({ target, matchedBy }) => target === 'description' || matchedBy !== 'heading')
    .map((column) => ({ column, profile: profiles[column.index] }))
    .toSorted((one, other) => (other.profile?.titleScore ?? 0) - (one.profile?.titleScore ?? 0))
  const described = scored.find(({ column }) => column.target === 'description') ?? scored[0]
  if (!described?.profile || described.profile.titleScore === 0) return
  described.column.target = described.profile.isMixed ? 'mixed' : 'title'
  described.column.matchedBy ??= 'content'
  const [first] = columns
  if (first?.matchedBy === null && profiles[0]?.looksLikeNumbersOfObjects && first !== described.column) {
    first.target = columns.some(({ target }) => target === 'inventoryNumber')
      ? first.target
      : 'inventoryNumber'
    first.matchedBy = 'content'
  }
}

const objectNames = new Set(['object', 'object name', 'objekt', 'objet', 'oggetto', 'objeto', 'voorwerp'])
const titles = new Set(['title', 'titel', 'titre', 'titolo', 'titulo'])

/** Beside titles, the name of an object says of which type it is. */
function findObjectNames(columns: ImportColumn[]): void {
  const hasTitles = columns.some(({ heading }) => titles.has(headingKey(heading)))
  if (!hasTitles) return
  for (const column of columns)
    if (column.target === 'title' && objectNames.has(headingKey(column.heading))) column.target = 'objectType'
}

/** Beside a city or county, a state is a place. */
function findPlaces(columns: ImportColumn[]): void {
  const isAddress = columns.some(({ heading }) => ['city', 'county'].includes(headingKey(heading)))
  const state = columns.find(
    ({ heading, target }) => target === 'condition' && headingKey(heading) === 'state',
  )
  if (!isAddress || !state) return
  state.target = state.filled > 0 ? 'specific' : 'ignore'
  state.matchedBy = null
}

/** Beside columns for height and width, a text of all sizes says the same once more. */
function findSizes(columns: ImportColumn[]): void {
  const has = (key: string) => columns.some(({ target, filled }) => target === key && filled > 0)
  if (!has('measure.height') || !has('measure.width')) return
  for (const column of columns)
    if (column.target === 'dimensions') {
      column.target = column.filled > 0 ? 'specific' : 'ignore'
      column.matchedBy = null
    }
}

/** A column that has one unit in all rows says it for measurements that name none. */
function takeUnits(columns: ImportColumn[]): void {
  const column = columns.find(({ heading }) =>
    /^(?:measurement |dimension )?units?$/.test(headingKey(heading)),
  )
  const [sample] = column?.samples ?? []
  const unit = measureUnits.find((known) => known === sample?.toLowerCase())
  if (!column || !unit || column.samples.length !== 1) return
  for (const measured of columns)
    if (measured.target.startsWith('measure.') || measured.target === 'dimensions') measured.unit ??= unit
  column.target = 'ignore'
}

/** Names that may mean something else beside a more exact name for the same target. */
const vague = new Set([
  'period',
  'age',
  'year',
  'era',
  'epoche',
  'jahr',
  'periode',
  'annee',
  'anno',
  'credit line',
  'creditline',
  'attribution',
  'attributions',
  'type',
  'class',
  'classification',
  'place',
  'number',
  'no',
  'inscription',
])

const isVague = ({ heading }: ImportColumn) => vague.has(headingKey(separated(heading)))

/** Of two columns for one target, the one that is called exactly so, else the more exact, else the first. */
function keepFirst(columns: ImportColumn[], headings: readonly string[]): void {
  const owners = new Map<string, ImportColumn>()
  for (const column of columns) {
    if (column.matchedBy === 'product') owners.set(column.target, column)
  }
  for (const column of columns) {
    const target = importTarget(column.target)
    if (!target || target.isRepeatable) continue
    const owner = owners.get(target.key)
    if (owner === undefined || owner === column) {
      owners.set(target.key, column)
      continue
    }
    const isExact = headings[column.index]?.trim().toLowerCase() === target.label.toLowerCase()
    const isBetter =
      isExact || owner.filled === 0 || (isVague(owner) && !isVague(column) && column.filled > 0)
    const loser = isBetter && owner.matchedBy !== 'product' ? owner : column
    if (loser === owner) owners.set(target.key, column)
    const isType = target.key === 'category' && !columns.some((other) => other.target === 'objectType')
    loser.target = loser.filled === 0 ? 'ignore' : isType ? 'objectType' : 'specific'
    if (loser.target !== 'objectType') loser.matchedBy = null
    else owners.set('objectType', loser)
  }
}

/** A sheet is written in one way: columns that leave it open follow those that show it. */
function shareEvidence(columns: ImportColumn[]): void {
  const decimals = new Set(columns.flatMap(({ decimal }) => decimal ?? []))
  const orders = new Set(columns.flatMap(({ dayOrder }) => dayOrder ?? []))
  const [decimal] = decimals
  const [dayOrder] = orders
  for (const column of columns) {
    if (decimals.size === 1) column.decimal ??= decimal ?? null
    if (orders.size === 1) column.dayOrder ??= dayOrder ?? null
  }
}
