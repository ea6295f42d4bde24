import type { Capability } from '@vitrine/contracts/access'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import type { FieldError } from '@vitrine/contracts/errors'
import { newEvent, type EventDefinition, type NewEvent } from '@vitrine/contracts/event'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { DB } from '@vitrine/database/generated/schema'
import type { TombstoneEntity } from '@vitrine/database/tombstones'
import type { RawBuilder, Selectable, Updateable } from 'kysely'
import type { z } from 'zod'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
import type { ConsoleList, SimpleRestQuery } from '../console-lists/simple-rest.ts'

type None = z.ZodUndefined
type ById = z.ZodType<{ id: number }>

/** The five calls of a staff record. `delete` checks If-Match if it lists REVISION_CONFLICT. */
interface RecordEndpoints<Input, Shown> {
  list: Endpoint<None, z.ZodType<SimpleRestQuery>, None, z.ZodType<Shown[]>>
  read: Endpoint<ById, None, None, z.ZodType<Shown>>
  create: Endpoint<None, None, z.ZodType<Input>, z.ZodType<Shown>>
  update: Endpoint<ById, None, z.ZodType<Input>, z.ZodType<Shown>>
  delete: Endpoint<ById, None, None, None>
}

/** The events of a staff record, each with the id and the new revision. */
type RecordEvents = Readonly<
  Record<'created' | 'updated' | 'deleted', (id: number, revision: number) => NewEvent>
>

/** A row as `lock` returns it. */
export interface LockedRow {
  id: number
  revision: number
}

export interface Written<Input> {
  input: Input
  now: Date
}

export interface Checked<Input, Row> extends Written<Input> {
  /** The row before the change; null for a new record. */
  before: Row | null
}

type AuditDetails = Record<string, unknown>

/** How the console lists a record. Every list can be filtered by `id`, one or several. */
interface RecordListing<Shown> {
  /** Columns by the names that the console sorts by; the first is the default. */
  sorts: Readonly<Record<string, string>>
  /** Order of rows that compare equal, by id; `sorted` follows the sort's direction. Default: asc. */
  ties?: 'asc' | 'desc' | 'sorted'
  /** Conditions for the filters. A value that the column cannot hold finds nothing. */
  where(filter: ConsoleList['filter']): RawBuilder<unknown>[]
  /** @param which the end of the statement, from WHERE on */
  load(executor: Executor, which: RawBuilder<unknown>): Promise<Shown[]>
}

/**
 * A kind of record that staff create, edit and delete in the console. `recordController` handles its calls
 * and the commands of this folder write it: capability, lock, If-Match, events, audit entries and tombstone.
 */
export interface StaffRecord<
  Input extends object = object,
  Row extends LockedRow = LockedRow,
  Shown extends object = object,
> {
  /** In the audit log, as subject and before the action: `mark`, `mark.created`. */
  name: string
  /** In the console and in Content-Range: `marks`. */
  resource: string
  table: keyof DB
  /** Who may call and write it. There is no default. */
  capability: Capability
  endpoints: RecordEndpoints<Input, Shown>
  /** Null for a record that nothing else depends on. */
  events: RecordEvents | null
  /** For a record that a search index holds. */
  tombstone?: TombstoneEntity
  constraints: ConstraintRefusals
  /** Pictures given by URL. Checked before the transaction. */
  pictures?: {
    /** By the form's field. */
    of(input: Input): Readonly<Record<string, string | null>>
    /** Those that the record shows already, which are not checked again. */
    stored(row: Selectable<DB[keyof DB]>): readonly (string | null)[]
    notAllowed: string
  }
  /** Locks the record until the transaction ends, and what must be locked before it. Default: `lockRow`. */
  lock?(transaction: Transaction, id: number): Promise<Row | undefined>
  /**
   * Rules beyond the schema, after the lock and before the write.
   *
   * @returns the refused fields, for VALIDATION_FAILED
   * @throws AppError for any other refusal
   */
  check?(transaction: Transaction, given: Checked<Input, Row>): Promise<readonly FieldError[]>
  /** The columns that a create or an update writes. Id and revision are the kit's. */
  columns(input: Input, now: Date): Readonly<Record<string, unknown>>
  /** The columns that only a create writes. Called before `check`. */
  columnsOfNew?(transaction: Transaction, now: Date): Promise<Readonly<Record<string, unknown>>>
  /** Writes the rows that belong to the record. */
  afterWrite?(transaction: Transaction, id: number, input: Input): Promise<void>
  /** @throws AppError IN_USE */
  beforeDelete?(transaction: Transaction, row: Row): Promise<void>
  afterDelete?(transaction: Transaction, row: Row): Promise<void>
  audit: {
    created(input: Input): AuditDetails
    /** Default: `changesBetween` row and input. */
    updated?(before: Row, input: Input): AuditDetails
    deleted(before: Row): AuditDetails
  }
  list: RecordListing<Shown>
}

/** Columns with the types that the table has for them. */
type WritableColumns<Table extends keyof DB> = {
  [Column in Exclude<keyof DB[Table], 'id' | 'revision'>]?:
    | Updateable<DB[Table]>[Column & keyof Updateable<DB[Table]>]
    | RawBuilder<unknown>
} & { id?: never; revision?: never }

interface RecordDefinition<
  Table extends keyof DB,
  Input extends object,
  Row extends LockedRow,
  Shown extends object,
> extends StaffRecord<Input, Row, Shown> {
  table: Table
  pictures?: {
    of(input: Input): Readonly<Record<string, string | null>>
    stored(row: Selectable<DB[Table]>): readonly (string | null)[]
    notAllowed: string
  }
  columns(input: Input, now: Date): WritableColumns<Table>
  columnsOfNew?(transaction: Transaction, now: Date): Promise<WritableColumns<Table>>
}

type RowOf<Table extends keyof DB> = Selectable<DB[Table]> & LockedRow

/** Holds a definition to its table, its schemas and its events. */
export function defineRecord<
  Table extends keyof DB,
  Input extends object,
  Shown extends object,
  Row extends LockedRow = RowOf<Table>,
>(definition: RecordDefinition<Table, Input, Row, Shown>): StaffRecord<Input, Row, Shown> {
  return definition
}

/** `recordEvents((markId, revision) => ({ markId, revision }), { created: markCreated, … })` */
export function recordEvents<Payload extends z.ZodType>(
  payload: (id: number, revision: number) => z.input<Payload>,
  definitions: Readonly<Record<keyof RecordEvents, EventDefinition<string, Payload>>>,
): RecordEvents {
  const eventOf =
    (definition: EventDefinition<string, Payload>) =>
    (id: number, revision: number): NewEvent =>
      newEvent(definition, payload(id, revision))
  return {
    created: eventOf(definitions.created),
    updated: eventOf(definitions.updated),
    deleted: eventOf(definitions.deleted),
  }
}
