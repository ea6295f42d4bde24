import { sameTextKey } from '@vitrine/contracts/same-text'
import { importMessages, type sameTitleChoices } from '@vitrine/contracts/vault-imports/imports'
import { matchTarget, type MatchTarget } from '@vitrine/contracts/vault-imports/matching'
import type { ImportQuestion, ImportReading } from '@vitrine/contracts/vault-imports/reading'
import type { RowReason } from '@vitrine/contracts/vault-imports/schemas'
import type { Executor } from '@vitrine/database/database'
import type { CellsOfRow } from './import-row.ts'
import { ItemMatches, matchLabel, matchText, type MatchedItem } from './match-items.ts'

/** Items beyond this are no choice any more. */
const OPTIONS_MAX = 20
const KEY_MAX = 200
const NEW = 'new'

/** Which item a row is. */
export type RowMatch =
  | { kind: 'new' }
  | { kind: 'item'; id: number; by: string }
  | { kind: 'ask'; question: ImportQuestion }
  | { kind: 'none'; reason: RowReason }

interface Matched {
  userId: number
  reading: ImportReading
  sameTitles: (typeof sameTitleChoices)[number] | null
}

/** Finds the items that rows update. Rows that are not in the result are new items. */
export async function matchRows(
  executor: Executor,
  { userId, reading, sameTitles }: Matched,
  rows: readonly CellsOfRow[],
): Promise<Map<CellsOfRow, RowMatch>> {
  const { matching } = reading
  const found = new Map<CellsOfRow, RowMatch>()
  const target = matching ? matchTarget(matching.by) : null
  if (matching && target) {
    const texts = rows.map(({ read }) => matchText(read, target))
    const items = await ItemMatches.load(executor, userId, matching.by, texts)
    for (const [at, row] of rows.entries()) {
      const text = texts[at] ?? ''
      const match = matchOf(row, { by: matching.by, target, text, mode: matching.mode }, items.of(text))
      if (match.kind !== 'new') found.set(row, match)
    }
  }
  if (sameTitles !== 'update' || matching?.mode === 'update') return found
  const open = rows.filter((row) => !found.has(row))
  const titles = open.map(({ read }) => read.values.title ?? '')
  const items = await ItemMatches.load(executor, userId, 'title', titles)
  for (const [at, row] of open.entries()) {
    const [item] = items.of(titles[at] ?? '')
    if (item) found.set(row, { kind: 'item', id: item.id, by: 'title' })
  }
  return found
}

interface Asked {
  by: string
  target: MatchTarget
  text: string
  mode: 'update' | 'both'
}

function matchOf(
  row: CellsOfRow,
  { by, target, text, mode }: Asked,
  items: readonly MatchedItem[],
): RowMatch {
  const [only] = items
  if (only && items.length === 1) return { kind: 'item', id: only.id, by }
  if (!only)
    return mode === 'both'
      ? { kind: 'new' }
      : { kind: 'none', reason: reasonOf(row, target, text === '' ? 'empty' : 'none', missing(target, text)) }
  if (items.length > OPTIONS_MAX)
    return { kind: 'none', reason: reasonOf(row, target, 'many', importMessages.tooManyMatches) }
  const key = `match:${by}:${sameTextKey(text)}`.slice(0, KEY_MAX)
  const answer = row.columns.reading.answers[key]
  if (answer === NEW && mode === 'both') return { kind: 'new' }
  const answered = items.find(({ id }) => String(id) === answer)
  if (answered) return { kind: 'item', id: answered.id, by }
  return {
    kind: 'ask',
    question: {
      key,
      kind: 'match',
      text: `Which item has ${phrase(target, text)}?`,
      example: text,
      options: [
        ...items.map(({ id, title }) => ({ value: String(id), label: title })),
        ...(mode === 'both' ? [{ value: NEW, label: 'None of these: it is a new item' }] : []),
      ],
      takesText: false,
      target: target.field,
      column: columnOf(row, target),
    },
  }
}

function phrase(target: MatchTarget, text: string): string {
  switch (target.field) {
    case 'inventoryNumber':
      return `inventory number ${text}`
    case 'title':
      return `the title “${text}”`
    case 'id':
      return `ID ${text}`
    case 'specific':
      return `“${text}” as ${target.name}`
  }
}

function missing(target: MatchTarget, text: string): string {
  return text === ''
    ? `This row has no ${target.field === 'id' ? 'ID' : target.field === 'specific' ? target.name : matchLabel(target).toLowerCase()}.`
    : `No item has ${phrase(target, text)}.`
}

function reasonOf(row: CellsOfRow, target: MatchTarget, why: string, text: string): RowReason {
  return {
    key: `match|${why}`,
    field: matchLabel(target),
    value: '',
    text,
    column: columnOf(row, target),
    isOptional: false,
  }
}

function columnOf({ raw, columns: { reading } }: CellsOfRow, { field }: MatchTarget): number | null {
  if (field === 'specific') return null
  const mapping = reading.mappings.find(({ sheet, target }) => sheet === raw.sheet && target === field)
  return mapping?.column ?? null
}
