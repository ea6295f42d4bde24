import { readAcquiredDate } from '@vitrine/contracts/vault-items/acquired-date'
import {
  recordFields,
  type RecordField,
  type RecordFieldName,
  type RowsField,
} from '@vitrine/contracts/vault-records/record-fields'
import type { recordInputSchema, VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { z } from 'zod'
import { savedDrafts } from '../shared/saved-drafts.ts'
import { textOfDay } from '../wizard/date-text.ts'
import { priceOf, textOfPrice, yearsOf } from '../wizard/price-text.ts'
import { readMeasure } from './read-measure.ts'
import { rowKinds, type RowColumn } from './row-columns.ts'

/** The cells of a row by the names of its columns, as they are typed. A flag is 'yes' or ''. */
export type RowDraft = Readonly<Record<string, string>>
export type RowsName = RowsField['name']
type PlainName = Exclude<RecordFieldName, RowsName>

/** What 'More details' holds, as it is typed: a text for each field, and rows of texts. */
export type RecordDraft = Readonly<Record<PlainName, string> & Record<RowsName, readonly RowDraft[]>>

/** The body of a save, each field by its name. */
export type RecordBody = z.input<typeof recordInputSchema>

/** A draft as the tab keeps it. A field is absent from what was kept before there was the field. */
function draftSchema(): z.ZodType<RecordDraft>
function draftSchema(): z.ZodType {
  const typed = z.string().default('')
  const rowOf = (name: RowsName) =>
    z.object(Object.fromEntries(rowKinds[name].columns.map((column) => [column.name, typed])))
  return z.object(
    Object.fromEntries(
      recordFields.map(({ name, kind }) => [
        name,
        kind === 'rows' ? z.array(rowOf(name)).default([]) : typed,
      ]),
    ),
  )
}

export const recordStorage = savedDrafts(draftSchema())

/** The id of a photo of the wizard that is stored already, as `storedPhoto` gives it. */
const storedId = (imageId: number) => `stored-${imageId}`

/** The stored photo that a photo of the wizard is; undefined where it is none, or none yet. */
export type PhotoIds = (photo: string) => number | undefined

/** As long as no photo was changed. */
export const storedPhotoIds: PhotoIds = (photo) => {
  const [, id] = /^stored-(\d+)$/.exec(photo) ?? []
  return id === undefined ? undefined : Number(id)
}

function textOf(kind: RecordField['kind'], value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'day') return textOfDay(String(value))
  if (kind === 'amount') return textOfPrice(Number(value))
  return String(value)
}

function cellText({ kind }: RowColumn, value: unknown): string {
  if (kind === 'flag') return value === true ? 'yes' : ''
  if (kind === 'photos') return photosText([value].flat().map((id) => storedId(Number(id))))
  if (kind === 'day' || kind === 'amount') return textOf(kind, value)
  return textOf('line', value)
}

/** Photos of a row, one after the other. */
export function photosText(photos: readonly string[]): string {
  return photos.join(' ')
}

export function photosIn(text: string | undefined): string[] {
  return text ? text.split(' ') : []
}

function rowDraft(name: RowsName, row: object): RowDraft {
  const cells = new Map(Object.entries(row) as [string, unknown][])
  return Object.fromEntries(
    rowKinds[name].columns.map((column) => [column.name, cellText(column, cells.get(column.name))]),
  )
}

/**
 * A stored record as the form shows it. That a piece is sold for US dollars is said by the item's own sold
 * price: without that, it would be owned.
 */
export function draftOfRecord(record: VaultRecord): RecordDraft
export function draftOfRecord(record: VaultRecord): object {
  const isSoldInDollars = record.ownership === 'sold' && record.ownershipCurrency === 'USD'
  const shown = isSoldInDollars
    ? { ...record, ownership: 'owned', ownershipPrice: null, ownershipCurrency: null }
    : record
  return Object.fromEntries(
    recordFields.map(({ name, kind }) => [
      name,
      kind === 'rows' ? record[name].map((row) => rowDraft(name, row)) : textOf(kind, shown[name]),
    ]),
  )
}

/** Of an item about which nothing more was written. */
export const emptyRecordDraft: RecordDraft = emptyDraft()

function emptyDraft(): RecordDraft
function emptyDraft(): object {
  const defaults = { quantity: '1', valuesAre: 'all', ownership: 'owned' }
  return {
    ...Object.fromEntries(recordFields.map(({ name, kind }) => [name, kind === 'rows' ? [] : ''])),
    ...defaults,
  }
}

/** What a copy of an item begins with: its photos and its number are its own. */
export function copiedRecord(record: VaultRecord): RecordDraft {
  const draft = draftOfRecord(record)
  return {
    ...draft,
    inventoryNumber: '',
    photoRoles: [],
    parts: draft.parts.map((part) => ({ ...part, imageIds: '' })),
  }
}

/** Kinds of columns that have a value in every new row. */
const GIVEN: readonly RowColumn['kind'][] = ['choice', 'unit', 'currency', 'flag']

export function isBlankRow(name: RowsName, row: RowDraft): boolean {
  if (name === 'photoRoles') return !row['role']
  return rowKinds[name].columns.every(
    ({ name: column, kind, isGiven = false }) =>
      isGiven || GIVEN.includes(kind) || (row[column] ?? '').trim() === '',
  )
}

/** The places of the rows that are sent: those that hold something. */
export function placesSent(name: RowsName, rows: readonly RowDraft[]): number[] {
  return rows.flatMap((row, place) => (isBlankRow(name, row) ? [] : [place]))
}

/** Every field of a draft as a save sends it; a number that cannot be read is NaN. */
export function recordBody(draft: RecordDraft, photoIds: PhotoIds): RecordBody
export function recordBody(draft: RecordDraft, photoIds: PhotoIds): object {
  return Object.fromEntries(
    recordFields.map(({ name, kind }) => [
      name,
      kind === 'rows' ? rowsBody(name, draft[name], photoIds) : valueOf(kind, draft[name]),
    ]),
  )
}

function rowsBody(name: RowsName, rows: readonly RowDraft[], photoIds: PhotoIds): object[] {
  const bodies = placesSent(name, rows).map((place) => rowBody(name, rows[place] ?? {}, photoIds))
  // A photo that is not stored, or no longer there, shows nothing.
  return name === 'photoRoles'
    ? bodies.filter((body) => 'imageId' in body && body.imageId !== undefined)
    : bodies
}

function rowBody(name: RowsName, row: RowDraft, photoIds: PhotoIds): object {
  return Object.fromEntries(
    rowKinds[name].columns.map((column) => [
      column.name,
      cellValue(column, row[column.name] ?? '', photoIds),
    ]),
  )
}

function cellValue({ name, kind }: RowColumn, text: string, photoIds: PhotoIds): unknown {
  if (kind === 'flag') return text === 'yes'
  if (kind === 'measure') return text.trim() === '' ? null : readMeasure(text)
  if (kind === 'photos') {
    const ids = photosIn(text).flatMap((photo) => photoIds(photo) ?? [])
    return name === 'imageId' ? ids[0] : ids
  }
  if (kind === 'day' || kind === 'amount') return valueOf(kind, text)
  return text
}

function valueOf(kind: RecordField['kind'], text: string): unknown {
  if (kind === 'line' || kind === 'text') return text
  if (text.trim() === '') return null
  if (kind === 'day') return readAcquiredDate(text) ?? text
  if (kind === 'amount') return priceOf(text)
  return kind === 'count' ? yearsOf(text) : text
}
