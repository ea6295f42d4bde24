import { sameTextKey } from '@vitrine/contracts/same-text'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import type {
  ImportQuestion,
  ImportReading,
  ImportSheet,
  RawImportRow,
} from '@vitrine/contracts/vault-imports/reading'
import type { rowChoices, RowState, sameTitleChoices } from '@vitrine/contracts/vault-imports/imports'
import type { RowReason } from '@vitrine/contracts/vault-imports/schemas'
import { recordMessages } from '@vitrine/contracts/vault-records/messages'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { numberedTitle } from '../item-values.ts'
import { readRow, type Names, type PlannedItem, type ReadRow, type RowRules } from './import-row.ts'

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
}

export interface RowOutcome {
  place: number
  state: RowState
  title: string
  titleKey: string
  checked: CheckedRow
  /** Null unless the state is 'ready'. */
  item: PlannedItem | null
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

/** Checks rows that follow each other, with the vault and the rows before them. */
export async function checkRows(
  executor: Executor,
  stored: StoredImport,
  rows: readonly StoredRow[],
  rules: RowRules,
): Promise<RowOutcome[]> {
  const read = rows.map((row) => ({ row, read: readRow(row.raw, stored, rules, row.choice === 'take') }))
  const kept = read.filter(({ row }) => row.choice !== 'skip')
  const titles = await TakenTitles.load(
    executor,
    stored,
    rows[0]?.place ?? 0,
    kept.map(({ read: { title } }) => title),
  )
  const numbers = await takenNumbers(
    executor,
    stored.userId,
    kept.map(({ read: { item } }) => item),
  )
  return read.map(({ row, read: each }) => outcomeOf(row, each, stored, titles, numbers))
}

function outcomeOf(
  { place, choice }: StoredRow,
  { item, title, questions, reasons }: ReadRow,
  { sameTitles }: StoredImport,
  titles: TakenTitles,
  numbers: Set<string>,
): RowOutcome {
  const outcome = (state: RowState, planned: PlannedItem | null = null): RowOutcome => {
    const shown = planned?.input.title ?? title
    return {
      place,
      state,
      title: shown,
      titleKey: sameTextKey(shown),
      checked: { questions, reasons, names: planned?.names ?? null },
      item: planned,
    }
  }
  if (choice === 'skip') return outcome('skipped')
  const number = item?.record.inventoryNumber
  const numberKey = number ? sameTextKey(number) : null
  if (numberKey !== null && numbers.has(numberKey)) {
    reasons = [...reasons, numberReason(number ?? '')]
    if (choice !== 'take') return { ...outcome('fault'), checked: { questions, reasons, names: null } }
    item = item && { ...item, record: { ...item.record, inventoryNumber: undefined } }
  }
  const isOpen = choice !== 'take'
  if (reasons.some(({ isOptional }) => !isOptional) || (isOpen && reasons.length > 0)) return outcome('fault')
  if (isOpen && questions.length > 0) return outcome('question')
  // What is asked for without an answer may be required.
  if (!item) return outcome(questions.length > 0 ? 'question' : 'fault')
  const isTaken = titles.has(title)
  if (isTaken && sameTitles === null) return outcome('duplicate')
  if (isTaken && sameTitles === 'skip') return outcome('skipped')
  const free = isTaken ? titles.numbered(title) : title
  titles.take(free)
  if (numberKey !== null) numbers.add(numberKey)
  return outcome('ready', { ...item, input: { ...item.input, title: free } })
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
      SELECT title_key FROM vault_import_rows WHERE import_id = ${id} AND place < ${firstPlace} AND state NOT IN ('skipped', 'created') AND title_key = ANY(${keys}::text[])
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
          ON earlier.import_id = ${id} AND earlier.place < ${firstPlace} AND earlier.state NOT IN ('skipped', 'created') AND earlier.title_key >= base AND earlier.title_key < left(base, -1) || ')'
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
  items: readonly (PlannedItem | null)[],
): Promise<Set<string>> {
  const keys = items.flatMap((item) =>
    item?.record.inventoryNumber ? [sameTextKey(item.record.inventoryNumber)] : [],
  )
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    SELECT number_key AS key FROM vault_inventory_numbers WHERE user_id = ${userId} AND number_key = ANY(${keys}::text[])
  `.execute(executor)
  return new Set(rows.map(({ key }) => key))
}

/** Stores what was found of rows. */
export async function storeOutcomes(
  transaction: Transaction,
  importId: number,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  const stored = outcomes.map(({ place, state, title, titleKey, checked }) => ({
    place,
    state,
    title,
    title_key: titleKey,
    checked,
    problems: problemsOf(state, checked),
  }))
  await sql`
    UPDATE vault_import_rows SET state = found.state, title = found.title, title_key = found.title_key, checked = found.checked,
      problems = ARRAY(SELECT jsonb_array_elements_text(found.problems))
    FROM jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) AS found (place int, state text, title text, title_key text, checked jsonb, problems jsonb)
    WHERE import_id = ${importId} AND vault_import_rows.place = found.place
  `.execute(transaction)
}

export function problemsOf(state: RowState, { questions, reasons }: CheckedRow): string[] {
  if (state === 'duplicate') return [DUPLICATE]
  return [...new Set([...questions, ...reasons].map(({ key }) => key))]
}
