import { latestToday } from '@vitrine/contracts/calendar-day'
import { sameTextKey } from '@vitrine/contracts/same-text'
import { tagInputSchema } from '@vitrine/contracts/tags/schemas'
import { collectionTitleSchema } from '@vitrine/contracts/collections/collection-input'
import { entryFields, fieldLabels } from '@vitrine/contracts/vault-items/item-fields'
import { vaultItemInputSchema, type VaultItemInput } from '@vitrine/contracts/vault-items/item-input'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import type { FieldError } from '@vitrine/contracts/errors'
import type {
  ImportQuestion,
  ImportReading,
  ImportSheet,
  ImportValues,
  RawImportRow,
  ReadImportRow,
} from '@vitrine/contracts/vault-imports/reading'
import type { CreatedKind } from '@vitrine/contracts/vault-imports/imports'
import type { RowReason } from '@vitrine/contracts/vault-imports/schemas'
import { importTarget } from '@vitrine/contracts/vault-imports/targets'
import { recordFieldLabels } from '@vitrine/contracts/vault-records/record-fields'
import { recordInputSchema, type RecordInput } from '@vitrine/contracts/vault-records/schemas'
import { datesRefused, textsOf, wordsRefused, type WordFilter } from '../item-rules.ts'
import { refusedInRecord } from '../record-rules.ts'

/** What an item is made of, with the names of what it refers to. */
export interface PlannedItem {
  input: VaultItemInput
  record: RecordInput
  names: Names
}
export type Names = Readonly<Record<CreatedKind, readonly string[]>>

/** What the rows of an import are read and checked with. */
export interface RowRules {
  readRow: (
    row: RawImportRow,
    reading: ImportReading,
    context: { sheet: ImportSheet; today: string },
  ) => ReadImportRow
  words: WordFilter
  categories: readonly { id: number; title: string }[]
  now: Date
}

export interface ReadRow {
  /** Null where the row cannot become an item. */
  item: PlannedItem | null
  title: string
  questions: ImportQuestion[]
  reasons: RowReason[]
}

interface Columns {
  sheets: readonly ImportSheet[]
  reading: ImportReading
  describesByTitle: boolean
}

/** Without these no item can be created. */
const requiredFields = ['title', 'description', 'categoryId']

/** The cells of a row as they were read, before anything is known of its item. */
export interface CellsOfRow {
  raw: RawImportRow
  read: ReadImportRow
  /** Of the row, or of all rows without one. */
  categoryId: { id: number; title: string } | null
  questions: ImportQuestion[]
  columns: Columns
  rules: RowRules
}

export function readCells(raw: RawImportRow, columns: Columns, rules: RowRules): CellsOfRow {
  const { sheets, reading } = columns
  const sheet = sheets.find(({ name }) => name === raw.sheet)
  if (!sheet) throw new Error('a row is of no sheet of its import')
  const read = rules.readRow(raw, reading, { sheet, today: latestToday(rules.now) })
  const category = categoryOf(read.values.category, reading, rules.categories)
  const questions = [...read.questions, ...(category.question ? [category.question] : [])]
  const categoryId = rules.categories.find(({ id }) => id === category.id) ?? null
  return { raw, read, categoryId, questions, columns, rules }
}

/** What one row becomes as a new item, by everything that can be said without other rows. */
export function readRow(
  { raw, read, categoryId, questions, columns, rules }: CellsOfRow,
  takesRest: boolean,
): ReadRow {
  const { reading, describesByTitle } = columns
  const names = namesOf(read.values)
  const reasonOf = reasonsOf(raw, reading)
  const reasons: RowReason[] = read.faults.map(({ target, column, value, text }) => ({
    key: `${target}|${text}`,
    field: importTarget(target)?.label ?? target,
    value,
    text,
    column,
    isOptional: true,
  }))
  const candidate = itemOf(read.values, categoryId?.id ?? null, describesByTitle)
  const item = accepted(vaultItemInputSchema, candidate, reasons, reasonOf, takesRest)
  const record = accepted(recordInputSchema, { ...read.record }, reasons, reasonOf, takesRest)
  const refused = [
    ...(item ? [...wordsRefused(rules.words, textsOf(item)), ...datesRefused(item, rules.now)] : []),
    ...(record ? refusedInRecord(record, { now: rules.now, imageIds: [] }) : []),
    ...wordsRefused(
      rules.words,
      names.collection.map((name) => ['collection', name]),
    ),
    ...nameErrors(names),
  ]
  reasons.push(...refused.map((error) => reasonOf(error, false)))
  const told = withoutMissing(reasons, questions)
  const isRefused = told.some(({ isOptional }) => !isOptional || !takesRest)
  return {
    item: item && record && !isRefused ? { input: item, record, names } : null,
    title: item?.title ?? read.values.title ?? '',
    questions,
    reasons: told,
  }
}

/**
 * A field whose own cell is asked about or refused is not said to be missing as well. What is refused of it
 * then has to be corrected.
 */
function withoutMissing(reasons: readonly RowReason[], questions: readonly ImportQuestion[]): RowReason[] {
  const asked = new Set(questions.map(({ target }) => target))
  const fieldOf = ({ key }: RowReason) => key.split('|')[0] ?? ''
  const isMissing = (reason: RowReason) =>
    requiredFields.includes(fieldOf(reason)) && reason.text === vaultItemMessages.required
  const missing = new Set(reasons.filter(isMissing).map(fieldOf))
  const refused = new Set(
    reasons
      .filter((reason) => missing.has(fieldOf(reason)) && !isMissing(reason))
      .map((reason) => fieldOf(reason)),
  )
  return reasons
    .filter((reason) => {
      const field = fieldOf(reason)
      if (field === 'categoryId') return !asked.has('category')
      return !(isMissing(reason) && (asked.has(field) || refused.has(field)))
    })
    .map((reason) => (refused.has(fieldOf(reason)) ? { ...reason, isOptional: false } : reason))
}

export function itemOf(
  values: ImportValues,
  categoryId: number | null,
  describesByTitle: boolean,
): Record<string, unknown> {
  const {
    id: _id,
    category: _category,
    collections: _collections,
    tags: _tags,
    itemSignificances,
    title = '',
    description = '',
    ...fields
  } = values
  const item: Record<string, unknown> = {
    ...fields,
    title,
    description: description === '' && describesByTitle ? title : description,
    categoryId: categoryId ?? 0,
    itemSignificances: itemSignificances?.map((significance) => ({ id: significance })),
  }
  for (const { name, custom } of entryFields) {
    const given = values[name]
    Object.assign(item, { [name]: given ? { id: 0 } : undefined, [custom]: given })
  }
  return item
}

/**
 * The value as its schema returns it. Where the member takes a row without what is refused, the refused
 * fields are left out.
 */
export function accepted<Output>(
  schema: {
    safeParse(value: unknown): { success: boolean; data?: Output; error?: { issues: readonly Issue[] } }
  },
  candidate: Record<string, unknown>,
  reasons: RowReason[],
  reasonOf: ReturnType<typeof reasonsOf>,
  takesRest: boolean,
  required: readonly string[] = requiredFields,
): Output | null {
  const parsed = schema.safeParse(candidate)
  if (parsed.success) return parsed.data ?? null
  const issues = parsed.error?.issues ?? []
  for (const { path, message } of issues)
    reasons.push(
      reasonOf({ field: path.join('.'), errorMessage: message }, !required.includes(String(path[0]))),
    )
  if (!takesRest || issues.some(({ path }) => required.includes(String(path[0])))) return null
  const rest = Object.fromEntries(
    Object.entries(candidate).filter(
      ([name]) => !issues.some(({ path }) => path[0] === name || path[0] === customOf(name)),
    ),
  )
  const again = schema.safeParse(rest)
  return again.success ? (again.data ?? null) : null
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

function customOf(name: string): string | undefined {
  return entryFields.find((field) => field.name === name)?.custom
}

const otherLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  categoryId: 'Category',
  itemSpecifics: 'Item specifics',
  collection: 'Collection',
  tags: 'Tags',
}
const targetsOfFields: Readonly<Record<string, string>> = {
  categoryId: 'category',
  itemSpecifics: 'specific',
  ...Object.fromEntries(entryFields.map(({ name, custom }) => [custom, name])),
}

/** Says a refusal of a field with the cell that it comes from, where one column fills the field. */
export function reasonsOf(raw: RawImportRow, { mappings }: ImportReading) {
  return (
    { field, errorMessage, word }: Pick<FieldError, 'field' | 'errorMessage' | 'word'>,
    isOptional: boolean,
  ): RowReason => {
    const [name = ''] = field.split('.')
    const target = targetsOfFields[name] ?? name
    const column = mappings.find(
      (mapping) => mapping.sheet === raw.sheet && mapping.target === target,
    )?.column
    return {
      key: `${name}|${errorMessage}`,
      field:
        otherLabels[name] ??
        fieldLabels[name] ??
        recordFieldLabels[name] ??
        importTarget(target)?.label ??
        name,
      value: word ?? (column === undefined ? '' : (raw.cells[column] ?? '')),
      text: errorMessage,
      column: column ?? null,
      isOptional,
    }
  }
}

/** Names by what makes them the same; of several the first one counts, as it is written there. */
export function namesByKey(names: readonly string[]): Map<string, string> {
  const byKey = new Map<string, string>()
  for (const name of names) if (!byKey.has(sameTextKey(name))) byKey.set(sameTextKey(name), name)
  return byKey
}

/** The first collection is the item's own, the others become tags. */
export function namesOf({ collections = [], tags = [], insurance, storageLocation }: ImportValues): Names {
  const [collection, ...others] = collections
  return {
    collection: collection ? [collection] : [],
    tag: [...namesByKey([...tags, ...others]).values()],
    insurance: insurance ? [insurance] : [],
    storageLocation: storageLocation ? [storageLocation] : [],
  }
}

export function nameErrors({ tag, collection }: Names): Pick<FieldError, 'field' | 'errorMessage'>[] {
  const check = (field: string, schema: typeof collectionTitleSchema, names: readonly string[]) =>
    names.flatMap((name) => {
      const [issue] = schema.safeParse(name).error?.issues ?? []
      return issue ? [{ field, errorMessage: issue.message }] : []
    })
  return [
    ...(tag.length > vaultItemLimits.tagsMax
      ? [{ field: 'tags', errorMessage: vaultItemMessages.tagsTooMany }]
      : []),
    ...check('tags', tagInputSchema.shape.title, tag),
    ...check('collection', collectionTitleSchema, collection),
  ]
}

/** A row's category by its name; a name that is none is asked for once. */
function categoryOf(
  name: string | undefined,
  { answers, defaults, mappings }: ImportReading,
  categories: RowRules['categories'],
): { id: number | null; question: ImportQuestion | null } {
  if (!name) return { id: defaults.categoryId ?? null, question: null }
  const known = categories.find(({ title }) => sameTextKey(title) === sameTextKey(name))
  if (known) return { id: known.id, question: null }
  const key = `category:${sameTextKey(name)}`.slice(0, 200)
  const answered = categories.find(({ id }) => String(id) === answers[key])
  if (answered) return { id: answered.id, question: null }
  return {
    id: null,
    question: {
      key,
      kind: 'choice',
      text: `Which category is “${name}”?`,
      example: name,
      options: categories.map(({ id, title }) => ({ value: String(id), label: title })),
      takesText: false,
      target: 'category',
      column: mappings.find(({ target }) => target === 'category')?.column ?? null,
    },
  }
}
