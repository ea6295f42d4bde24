import { sameTextKey } from '@vitrine/contracts/same-text'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import type {
  ImportQuestion,
  ImportReading,
  ImportSheet,
  RawImportRow,
} from '@vitrine/contracts/vault-imports/reading'
import {
  importMessages,
  type rowChoices,
  type RowState,
  type sameTitleChoices,
} from '@vitrine/contracts/vault-imports/imports'
import type { RowReason } from '@vitrine/contracts/vault-imports/schemas'
import { vaultItemMessages } from '@vitrine/contracts/vault-items/messages'
import { recordMessages } from '@vitrine/contracts/vault-records/messages'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { numberedTitle } from '../item-values.ts'
import {
  readCells,
  readRow,
  type CellsOfRow,
  type Names,
  type PlannedItem,
  type RowRules,
} from './import-row.ts'
import { loadItems, type StoredItem } from './item-fields.ts'
import { matchRows, type RowMatch } from './match-rows.ts'
import { readDraft, type PlannedDraft } from './row-draft.ts'
import { readUpdate, type FieldChange, type PlannedUpdate } from './row-update.ts'

/** An import as its rows are checked and its items created. */
export interface StoredImport {
  id: number
  userId: number
  sheets: readonly ImportSheet[]
  reading: ImportReading
  sameTitles: (typeof sameTitleChoices)[number] | null
  describesByTitle: boolean
}

export interface StoredRow {
  place: number
  raw: RawImportRow
  choice: (typeof rowChoices)[number] | null
}

/** What is stored of a checked row. */
export interface CheckedRow {
  questions: ImportQuestion[]
  reasons: RowReason[]
  names: Names | null
  /** Of a row that updates an item. */
  changes?: FieldChange[]
  /** Names of its photos, and the inventory number that photos may be called by. */
  photos?: string[]
  number?: string
}

export interface RowOutcome {
  place: number
  state: RowState
  title: string
  titleKey: string
  checked: CheckedRow
  /** The item that the row updates. */
  itemId: number | null
  /** Null unless the state is 'ready'. */
  item: PlannedItem | null
  /** Null unless the state is 'change'. */
  update: PlannedUpdate | null
  /** Null unless the state is 'draft'. */
  draft: PlannedDraft | null
}

/** The key of rows whose title is there already. */
export const DUPLICATE = 'duplicate'

/** The categories that an item can have. */
export async function readItemCategories(executor: Executor): Promise<{ id: number; title: string }[]> {
  const roots = await executor
    .selectFrom('taxonomy_nodes')
    .select(['id', 'title'])
    .where('parent_id', 'is', null)
    .orderBy('title')
    .execute()
  return roots.filter(({ title }) => !isHiddenCategory(title))
}

/**
 * Checks rows that follow each other, with the vault and the rows before them. Items that rows update are
 * locked where they will be written.
 */
export async function checkRows(
  executor: Executor,
  stored: StoredImport,
  rows: readonly StoredRow[],
  rules: RowRules,
  { isLocking = false } = {},
): Promise<RowOutcome[]> {
  const cells = rows.map((row) => readCells(row.raw, stored, rules))
  const matches = await matchRows(
    executor,
    stored,
    cells.filter((_, at) => rows[at]?.choice !== 'skip'),
  )
  const ids = [...matches.values()].flatMap((match) => (match.kind === 'item' ? [match.id] : []))
  const items = await loadItems(executor, stored.userId, ids, { isLocking })
  const planned = rows.map((row, at): PlannedRow => planOf(row, cells[at], matches, items))
  const kept = planned.filter(({ row }) => row.choice !== 'skip')
  const state: RowsState = {
    titles: await TakenTitles.load(
      executor,
      stored,
      rows[0]?.place ?? 0,
      kept.map(({ title }) => title),
    ),
    numbers: await takenNumbers(
      executor,
      stored.userId,
      kept.map(({ number }) => number),
    ),
    updated: await updatedItems(executor, stored.id, ids),
  }
  return planned.map((each) =>
    each.kind === 'update' ? updateOutcome(each, state) : itemOutcome(each, stored, state),
  )
}

/** What of the vault and of other rows is taken, as rows are checked one after the other. */
interface RowsState {
  titles: TakenTitles
  /** Inventory numbers by their keys, with the item that each belongs to; null of one that is no more. */
  numbers: Map<string, number | null>
  /** Rows that are an item already, by its id. */
  updated: Map<number, { place: number; isDone: boolean }[]>
}

interface PlannedAny {
  row: StoredRow
  title: string
  /** The inventory number that it gives an item. */
  number: string
  questions: ImportQuestion[]
  reasons: RowReason[]
  /** By what photos find it. */
  photos: { photos: string[]; number: string }
}
type PlannedNew = PlannedAny & {
  kind: 'new'
  item: PlannedItem | null
  cells: CellsOfRow
  /** Whether it can be something new: a row that must update an item cannot. */
  isMatchable: boolean
}
type PlannedChange = PlannedAny & { kind: 'update'; itemId: number; update: PlannedUpdate | null }
type PlannedRow = PlannedNew | PlannedChange

function planOf(
  row: StoredRow,
  cells: CellsOfRow | undefined,
  matches: ReadonlyMap<CellsOfRow, RowMatch>,
  items: ReadonlyMap<number, StoredItem>,
): PlannedRow {
  if (!cells) throw new Error('a row was not read')
  const takesRest = row.choice === 'take'
  const match = matches.get(cells) ?? { kind: 'new' }
  const matched = match.kind === 'item' ? items.get(match.id) : undefined
  if (match.kind === 'item' && matched) {
    const { update, reasons } = readUpdate(cells, matched, { matchedBy: match.by, takesRest })
    const after = (field: string) => update?.changes.find((change) => change.field === field)?.after
    return {
      kind: 'update',
      row,
      itemId: matched.id,
      title: String(after('title') ?? matched.title),
      number: String(after('inventoryNumber') ?? ''),
      questions: cells.questions,
      reasons,
      photos: { photos: cells.read.photos, number: matched.record.inventoryNumber },
      update,
    }
  }
  const photos = { photos: cells.read.photos, number: cells.read.record.inventoryNumber ?? '' }
  const { item, title, questions, reasons } = readRow(cells, takesRest)
  const number = item?.record.inventoryNumber ?? ''
  const asNew = {
    kind: 'new',
    row,
    title,
    number,
    questions,
    reasons,
    photos,
    item,
    cells,
    isMatchable: true,
  } as const
  switch (match.kind) {
    case 'ask':
      return { ...asNew, reasons: [], questions: [...questions, match.question], item: null }
    case 'none':
      // What is asked may be what finds the item.
      return { ...asNew, reasons: questions.length > 0 ? [] : [match.reason], item: null, isMatchable: false }
    default:
      return asNew
  }
}

function itemOutcome(
  {
    row: { place, choice },
    item: planned,
    title,
    number,
    questions,
    reasons: found,
    photos,
    cells,
    isMatchable,
  }: PlannedNew,
  { sameTitles }: StoredImport,
  { titles, numbers }: RowsState,
): RowOutcome {
  let [item, reasons] = [planned, found]
  const outcome = (state: RowState, created: PlannedItem | null = null): RowOutcome => {
    const shown = created?.input.title ?? title
    return {
      place,
      state,
      title: shown,
      titleKey: sameTextKey(shown),
      checked: { ...photos, questions, reasons, names: created?.names ?? null },
      itemId: null,
      item: created,
      update: null,
      draft: null,
    }
  }
  const asDraft = (why: readonly RowReason[]): RowOutcome => {
    const draft = readDraft(cells, { reasons: why, questions })
    return { ...outcome('draft'), draft, checked: { ...outcome('draft').checked, names: draft.names } }
  }
  if (choice === 'skip') return outcome('skipped')
  const numberKey = number === '' ? null : sameTextKey(number)
  if (numberKey !== null && numbers.has(numberKey)) {
    reasons = [...reasons, numberReason(number)]
    if (choice === null) return outcome('fault')
    item = item && { ...item, record: { ...item.record, inventoryNumber: undefined } }
  }
  if (choice === 'draft' || isLongTitleDraft(cells)) {
    const isDuplicate = title !== '' && titles.has(title)
    return isMatchable ? asDraft(isDuplicate ? [...reasons, titleReason(title)] : reasons) : outcome('fault')
  }
  const isOpen = choice !== 'take'
  if (reasons.some(({ isOptional }) => !isOptional) || (isOpen && reasons.length > 0)) return outcome('fault')
  if (isOpen && questions.length > 0) return outcome('question')
  // What is asked for without an answer may be required.
  if (!item) return outcome(questions.length > 0 ? 'question' : 'fault')
  const isTaken = titles.has(title)
  // Another row of the file may have the title, and be no item yet.
  if (isTaken && (sameTitles === null || sameTitles === 'update')) return outcome('duplicate')
  if (isTaken && sameTitles === 'skip') return outcome('skipped')
  if (isTaken && sameTitles === 'draft') return asDraft([...reasons, titleReason(title)])
  const free = isTaken ? titles.numbered(title) : title
  titles.take(free)
  if (numberKey !== null) numbers.set(numberKey, null)
  return outcome('ready', { ...item, input: { ...item.input, title: free } })
}

function updateOutcome(
  { row: { place, choice }, itemId, title, number, questions, reasons: found, update, photos }: PlannedChange,
  { titles, numbers, updated }: RowsState,
): RowOutcome {
  const reasons = [...found]
  let changes = update?.changes ?? []
  const outcome = (state: RowState): RowOutcome => ({
    place,
    state,
    title,
    titleKey: sameTextKey(title),
    checked: {
      ...photos,
      questions,
      reasons,
      names: state === 'change' ? (update?.names ?? null) : null,
      changes: state === 'change' ? [...changes] : [],
    },
    itemId,
    item: null,
    update: state === 'change' && update ? { ...update, changes } : null,
    draft: null,
  })
  if (choice === 'skip') return outcome('skipped')
  const leave = (field: string, reason: RowReason) => {
    reasons.push(reason)
    changes = changes.filter((change) => change.field !== field)
  }
  const numberKey = sameTextKey(number)
  if (number !== '' && numbers.has(numberKey) && numbers.get(numberKey) !== itemId)
    leave('inventoryNumber', numberReason(number))
  const isOtherTitle = update !== null && sameTextKey(title) !== sameTextKey(update.item.title)
  if (isOtherTitle && titles.has(title)) leave('title', titleReason(title))
  const others = updated.get(itemId) ?? []
  if (others.some((other) => other.place !== place && (other.isDone || other.place < place)))
    reasons.push(twiceReason)
  const isOpen = choice !== 'take'
  if (reasons.some(({ isOptional }) => !isOptional) || (isOpen && reasons.length > 0)) return outcome('fault')
  if (isOpen && questions.length > 0) return outcome('question')
  if (!update) return outcome(questions.length > 0 ? 'question' : 'fault')
  updated.set(itemId, [...others, { place, isDone: false }])
  if (changes.length === 0) return outcome('unchanged')
  if (isOtherTitle) titles.take(title)
  if (number !== '') numbers.set(numberKey, itemId)
  return outcome('change')
}

/** Whether its title is too long, and the member wants drafts without one. */
function isLongTitleDraft({ raw, read, columns: { reading } }: CellsOfRow): boolean {
  return (
    reading.answers['longTitle'] === 'draft' &&
    read.values.title === undefined &&
    reading.mappings.some(
      ({ sheet, column, target }) =>
        sheet === raw.sheet && target === 'title' && (raw.cells[column] ?? '').trim() !== '',
    )
  )
}

const twiceReason: RowReason = {
  key: 'match|twice',
  field: 'Row',
  value: '',
  text: importMessages.rowTwice,
  column: null,
  isOptional: false,
}

function titleReason(value: string): RowReason {
  return {
    key: `title|${vaultItemMessages.titleExists}`,
    field: 'Title',
    value,
    text: vaultItemMessages.titleExists,
    column: null,
    isOptional: true,
  }
}

function numberReason(value: string): RowReason {
  return {
    key: `inventoryNumber|${recordMessages.numberTaken}`,
    field: 'Inventory number',
    value,
    text: recordMessages.numberTaken,
    column: null,
    isOptional: true,
  }
}

/** Titles of the vault and of earlier rows, as far as those of a batch may meet them. */
class TakenTitles {
  private readonly keys: Set<string>

  private constructor(keys: Set<string>) {
    this.keys = keys
  }

  static async load(
    executor: Executor,
    { id, userId }: StoredImport,
    firstPlace: number,
    titles: readonly string[],
  ): Promise<TakenTitles> {
    const keys = [...new Set(titles.filter(Boolean).map(sameTextKey))]
    const { rows } = await sql<{ key: string }>`
      SELECT title_key AS key FROM vault_items WHERE user_id = ${userId} AND deleted_at IS NULL AND title_key = ANY(${keys}::text[])
      UNION
      SELECT title_key FROM vault_import_rows WHERE import_id = ${id} AND place < ${firstPlace} AND state NOT IN ('skipped', 'created', 'updated', 'drafted') AND title_key = ANY(${keys}::text[])
    `.execute(executor)
    const taken = new Set(rows.map(({ key }) => key))
    // Numbered titles of those that are taken, or are in the batch more than once.
    const counts = Map.groupBy(titles.map(sameTextKey), (key) => key)
    const bases = titles
      .filter((title) => taken.has(sameTextKey(title)) || (counts.get(sameTextKey(title))?.length ?? 0) > 1)
      .map((title) => sameTextKey(numberedTitle(title, 2).slice(0, -')'.length - 1)))
    if (bases.length > 0) {
      // ')' follows '(' in the order of the column.
      const { rows: numbered } = await sql<{ key: string }>`
        SELECT item.title_key AS key FROM unnest(${[...new Set(bases)]}::text[]) AS base JOIN vault_items item
          ON item.user_id = ${userId} AND item.deleted_at IS NULL AND item.title_key >= base AND item.title_key < left(base, -1) || ')'
        UNION
        SELECT earlier.title_key FROM unnest(${[...new Set(bases)]}::text[]) AS base JOIN vault_import_rows earlier
          ON earlier.import_id = ${id} AND earlier.place < ${firstPlace} AND earlier.state NOT IN ('skipped', 'created', 'updated', 'drafted') AND earlier.title_key >= base AND earlier.title_key < left(base, -1) || ')'
      `.execute(executor)
      for (const { key } of numbered) taken.add(key)
    }
    return new TakenTitles(taken)
  }

  has(title: string): boolean {
    return this.keys.has(sameTextKey(title))
  }

  take(title: string): void {
    this.keys.add(sameTextKey(title))
  }

  numbered(title: string): string {
    for (let number = 2; ; number += 1) {
      const numbered = numberedTitle(title, number)
      if (!this.has(numbered)) return numbered
    }
  }
}

async function takenNumbers(
  executor: Executor,
  userId: number,
  numbers: readonly string[],
): Promise<RowsState['numbers']> {
  const keys = numbers.filter(Boolean).map(sameTextKey)
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; itemId: number | null }>`
    SELECT number_key AS key, item_id AS "itemId" FROM vault_inventory_numbers WHERE user_id = ${userId} AND number_key = ANY(${keys}::text[])
  `.execute(executor)
  return new Map(rows.map(({ key, itemId }) => [key, itemId]))
}

/** Rows of an import that are one of these items: those that update it, and those that have created it. */
async function updatedItems(
  executor: Executor,
  importId: number,
  ids: readonly number[],
): Promise<RowsState['updated']> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; place: number; isDone: boolean }>`
    SELECT item_id AS id, place, state = 'updated' AS "isDone" FROM vault_import_rows
      WHERE import_id = ${importId} AND item_id = ANY(${[...ids]}::bigint[]) AND state IN ('change', 'unchanged', 'updated')
    UNION ALL
    SELECT item_id, -1, true FROM vault_import_items WHERE import_id = ${importId} AND item_id = ANY(${[...ids]}::bigint[])
  `.execute(executor)
  return Map.groupBy(rows, ({ id }) => id)
}

/** Stores what was found of rows. */
export async function storeOutcomes(
  transaction: Transaction,
  importId: number,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  const stored = outcomes.map(({ place, state, title, titleKey, checked, itemId }) => ({
    place,
    item_id: itemId,
    state,
    title,
    title_key: titleKey,
    checked,
    problems: problemsOf(state, checked),
  }))
  await sql`
    UPDATE vault_import_rows SET state = found.state, title = found.title, title_key = found.title_key, checked = found.checked, item_id = found.item_id,
      problems = ARRAY(SELECT jsonb_array_elements_text(found.problems))
    FROM jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) AS found (place int, state text, title text, title_key text, checked jsonb, item_id bigint, problems jsonb)
    WHERE import_id = ${importId} AND vault_import_rows.place = found.place
  `.execute(transaction)
}

export function problemsOf(state: RowState, { questions, reasons }: CheckedRow): string[] {
  if (state === 'duplicate') return [DUPLICATE]
  return [...new Set([...questions, ...reasons].map(({ key }) => key))]
}
