import { Inject, Injectable } from '@nestjs/common'
import type { OutgoingFile } from '@vitrine/contracts/files'
import { vaultDownloadMessages, vaultDownloadLimits } from '@vitrine/contracts/vault-downloads/messages'
import type { Database, Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import type { Logger } from '@vitrine/platform/logging'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { CLOCK, DATABASE, LOGGER } from '../infrastructure/tokens.ts'
import { DownloadSteps } from './download-steps.ts'

/** A process that died holds a turn no longer than this. */
const LEASE_SECONDS = 60
const RENEWED_EVERY_MS = 15_000

export interface DocumentTurn {
  /** Again does nothing. */
  release(): Promise<void>
  /**
   * Releases it together with what is written: whoever reads that the work is done finds the turn free.
   * Where that fails nothing is written, and the turn is still held.
   */
  releaseWith<Result>(write: (executor: Executor) => Promise<Result>): Promise<Result>
}

/** One document is made for a member at a time, whichever process of the api makes it. */
@Injectable()
export class DocumentTurns {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly steps: DownloadSteps,
  ) {}

  /** @throws AppError TOO_MANY_REQUESTS while another document of the member is being made */
  async take(userId: number): Promise<DocumentTurn> {
    const turn = await this.takeFree(userId)
    if (!turn)
      throw new AppError('TOO_MANY_REQUESTS', {
        message: vaultDownloadMessages.oneAtATime,
        retryAfterSeconds: vaultDownloadLimits.retrySeconds,
      })
    return turn
  }

  /** Null while another document of the member is being made. */
  async takeFree(userId: number): Promise<DocumentTurn | null> {
    const holder = randomUUID()
    const { rows } = await sql`
      INSERT INTO document_turns (user_id, holder, leased_until) VALUES (${userId}, ${holder}, ${this.leaseEnd()})
      ON CONFLICT (user_id) DO UPDATE SET holder = excluded.holder, leased_until = excluded.leased_until
      WHERE document_turns.leased_until <= ${this.clock.now()} RETURNING holder
    `.execute(this.database)
    return rows.length > 0 ? this.heldBy(holder) : null
  }

  /**
   * Sends a file in steps while the turn is held, and releases it at the end: also where the reader goes
   * away, or only asks for the headers.
   */
  async whileSent(userId: number, file: () => OutgoingFile): Promise<OutgoingFile> {
    const turn = await this.take(userId)
    const { content, ...named } = file()
    const stream = Readable.from(releasedAfter(this.steps.paced(content), turn), { objectMode: false })
    stream.once('close', () => void turn.release())
    return { ...named, content: stream }
  }

  /** @throws AppError TOO_MANY_REQUESTS, and what the work throws */
  async during<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
    const turn = await this.take(userId)
    try {
      return await work()
    } finally {
      await turn.release()
    }
  }

  private heldBy(holder: string): DocumentTurn {
    const report = (error: unknown) =>
      this.logger.warn({ err: error, holder }, 'the turn of a document could not be renewed or released')
    const renewal = setInterval(() => void this.renew(holder).catch(report), RENEWED_EVERY_MS)
    renewal.unref()
    let released: Promise<void> | undefined
    return {
      release: () => {
        clearInterval(renewal)
        // Where it cannot be deleted, its lease ends by itself.
        return (released ??= this.end(this.database, holder).catch(report))
      },
      releaseWith: async (write) => {
        const result = await this.database.transaction().execute(async (transaction) => {
          const written = await write(transaction)
          await this.end(transaction, holder)
          return written
        })
        clearInterval(renewal)
        released = Promise.resolve()
        return result
      },
    }
  }

  private async renew(holder: string): Promise<void> {
    await this.database
      .updateTable('document_turns')
      .set({ leased_until: this.leaseEnd() })
      .where('holder', '=', holder)
      .execute()
  }

  private async end(executor: Executor, holder: string): Promise<void> {
    await executor.deleteFrom('document_turns').where('holder', '=', holder).execute()
  }

  private leaseEnd(): Date {
    return timeAfter(this.clock.now(), { seconds: LEASE_SECONDS })
  }
}

/** Released before the reader sees the end: the next request of the same member then finds the turn free. */
async function* releasedAfter(
  content: AsyncIterable<Uint8Array>,
  turn: DocumentTurn,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } finally {
    await turn.release()
  }
}
