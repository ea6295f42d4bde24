import { Inject, Injectable } from '@nestjs/common'
import type { Actor, Capability } from '@vitrine/contracts/access'
import { changedMeanwhile, fieldInWords, type ChangedMeanwhile } from '@vitrine/contracts/conflict-words'
import type { CacheChange, NewEvent } from '@vitrine/contracts/event'
import type { Database, Executor, Transaction } from '@vitrine/database/database'
import { isChange } from '@vitrine/domain/audit/changes'
import { appendEvents } from '@vitrine/messaging/outbox'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { reachFailpoint } from '@vitrine/platform/failpoints'
import { assertCan, assertRevision } from '../access/assert-can.ts'
import { recordAudit, type AuditEntry, type NamedActor } from '@vitrine/domain/audit/audit'
import { Generations } from '../cached-areas/generations.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import {
  CONSTRAINT_REFUSALS,
  type ConstraintRefusals,
  postgresFailure,
  refusalOf,
} from './constraint-refusals.ts'

/** Who did what to whom, for the audit log. Whoever runs the command did it, unless the note says otherwise. */
export type AuditNote = Omit<AuditEntry, 'actor'> & { actor?: AuditEntry['actor'] }

/** What a command has written, for what follows from it. */
export interface Applied<Result> {
  result: Result
  events?: readonly NewEvent[]
  /** What caches must make anew beside that which the events have changed. */
  invalidates?: readonly CacheChange[]
  /**
   * Null where nothing has changed, or where the change is nobody's business but its owner's: the handler
   * says which.
   */
  audit: AuditNote | readonly AuditNote[] | null
}

export interface CommandOptions {
  actor: Actor | NamedActor
  /** Asked for again, because a command may be reached by another way than a route. Without one anybody may. */
  capability?: Capability
  /**
   * Postgres codes after which the transaction is begun again. Default: those of races that no rule has
   * decided.
   */
  repeatAfter?: ReadonlySet<string>
}

export interface RecordOptions<Locked> extends CommandOptions {
  /** Locks the record until the transaction ends, after whatever has to be locked before it. */
  load: (transaction: Transaction) => Promise<Locked | undefined>
  /** The revision that the caller has seen (If-Match). */
  expectedRevision: number | undefined
  /**
   * As the audit log names the record; with it a refusal says who was faster. Without it where the log does
   * not know.
   */
  subject?: AuditEntry['subject'] | ((record: Locked) => AuditEntry['subject'] | undefined)
}

export interface CheckOptions<Found>
  extends Pick<CommandOptions, 'actor' | 'capability'>, Pick<RecordOptions<Found>, 'expectedRevision'> {
  load: (database: Database) => Promise<Found | undefined>
}

/**
 * The frame of every command: capability, one transaction with lock, revision, rows, events and audit
 * entries, and after the commit the caches. What a constraint of the database refuses, because somebody else
 * was faster, is refused with the code that is documented for it.
 */
@Injectable()
export class CommandFrame {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONSTRAINT_REFUSALS) private readonly refusals: ConstraintRefusals,
    private readonly generations: Generations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws AppError FORBIDDEN, what `write` throws, and what the constraints say */
  async run<Result>(
    { actor, capability, repeatAfter = RACES_TO_REPEAT }: CommandOptions,
    write: (transaction: Transaction) => Promise<Applied<Result>>,
  ): Promise<Result> {
    if (capability) assertCan(actor, capability)
    const {
      result,
      events = [],
      invalidates = [],
    } = await this.refusing(() =>
      repeatLostRaces(repeatAfter, () =>
        this.database.transaction().execute(async (transaction) => {
          const applied = await write(transaction)
          await appendEvents(transaction, applied.events ?? [])
          for (const note of notesOf(applied.audit))
            await recordAudit(transaction, { actor, at: this.clock.now(), ...note })
          return applied
        }),
      ),
    )
    reachFailpoint('api-after-commit')
    await this.generations.invalidate([...events.flatMap(({ changes }) => changes ?? []), ...invalidates])
    return result
  }

  /**
   * A command on one record that is there.
   *
   * @throws AppError NOT_FOUND, REVISION_CONFLICT, and whatever `run` does
   */
  async change<Locked extends { revision: number }, Result>(
    { load, expectedRevision, subject, ...options }: RecordOptions<Locked>,
    apply: (transaction: Transaction, record: Locked) => Promise<Applied<Result>>,
  ): Promise<Result> {
    return await this.run(options, async (transaction) => {
      const record = await load(transaction)
      if (!record) throw new AppError('NOT_FOUND')
      const { revision } = record
      await assertExpectedRevision(transaction, {
        revision,
        expectedRevision,
        subject: typeof subject === 'function' ? subject(record) : subject,
        actor: options.actor,
      })
      return await apply(transaction, record)
    })
  }

  /**
   * A dry run of a change: refuses what `change` would, and neither locks nor writes. Without a transaction,
   * so that a form that is checked while somebody types costs as little as it can.
   *
   * @throws AppError NOT_FOUND, REVISION_CONFLICT, FORBIDDEN, what `look` throws
   */
  async check<Found extends { revision: number }, Result>(
    { actor, capability, load, expectedRevision }: CheckOptions<Found>,
    look: (database: Database, record: Found) => Promise<Result>,
  ): Promise<Result> {
    if (capability) assertCan(actor, capability)
    const record = await load(this.database)
    if (!record) throw new AppError('NOT_FOUND')
    assertRevision(record.revision, expectedRevision)
    return await look(this.database, record)
  }

  private async refusing<Value>(run: () => Promise<Value>): Promise<Value> {
    try {
      return await run()
    } catch (error) {
      throw refusalOf(error, this.refusals) ?? error
    }
  }
}

interface SeenRecord {
  revision: number
  /** The revision that the caller has seen (If-Match). */
  expectedRevision: number | undefined
  /** As the audit log names the record; undefined where the log does not know every change of it. */
  subject: AuditEntry['subject'] | undefined
  actor: Actor | NamedActor
}

/** @throws AppError REVISION_CONFLICT, with who was faster and with what where the log knows */
export async function assertExpectedRevision(
  executor: Executor,
  { revision, expectedRevision, subject, actor }: SeenRecord,
): Promise<void> {
  if (expectedRevision === undefined || expectedRevision === revision) return
  if (!subject) throw new AppError('REVISION_CONFLICT')
  throw new AppError('REVISION_CONFLICT', {
    message: changedMeanwhile(await lastChangeOf(executor, subject, actor)),
  })
}

/** What the log holds of a record that did not change it. */
const NO_CHANGES = ['newsletter-issue.tested']

/** Who changed a record last, for whoever has just been refused; nobody where the log does not know. */
async function lastChangeOf(
  executor: Executor,
  { type, id }: AuditEntry['subject'],
  actor: Actor | NamedActor,
): Promise<ChangedMeanwhile> {
  const entry = await executor
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .select(['audit_entries.actor_id', 'audit_entries.actor', 'audit_entries.details', 'users.email'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', String(id))
    .where('action', 'not in', NO_CHANGES)
    .orderBy('audit_entries.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!entry) return { by: null, isOwn: false, fields: [] }
  const fields = Object.entries(entry.details)
    .filter(([, value]) => isChange(value))
    .map(([field]) => fieldInWords(field))
  return {
    by: entry.email ?? (entry.actor_id === null ? entry.actor : null),
    isOwn: 'userId' in actor && actor.userId === entry.actor_id,
    fields,
  }
}

/** A deadlock and a serialization failure: nobody has decided anything, and the same again succeeds. */
export const RACES_TO_REPEAT: ReadonlySet<string> = new Set(['40P01', '40001'])

const ATTEMPTS = 5

/** Runs a transaction again, from its first read, where it lost a race against another writer. */
async function repeatLostRaces<Result>(
  codes: ReadonlySet<string>,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const code = postgresFailure(error)?.code
      if (attempt === ATTEMPTS || code === undefined || !codes.has(code)) throw error
    }
  }
}

function notesOf(audit: Applied<unknown>['audit']): readonly AuditNote[] {
  if (audit === null) return []
  return 'action' in audit ? [audit] : audit
}
