import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common'
import { randomInt } from 'node:crypto'
import type { OpenDatabase, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { OPEN_DATABASE } from '../tokens.ts'

/** The class of our advisory locks among all others: 'mail' in ASCII. */
const LOCK_CLASS = 0x6d61696c

/**
 * Whose hands a claimed mail is in. A process holds an advisory lock under a number of its own for as long as
 * it lives: Postgres lets go of it when the process dies, however it dies, so nobody has to guess by the
 * clock.
 */
@Injectable()
export class MailClaimer implements OnModuleDestroy {
  private holding: Promise<{ number: number; close: () => void }> | null = null

  constructor(@Inject(OPEN_DATABASE) private readonly open: OpenDatabase) {}

  /** This process's number. Another one after the connection was lost. */
  async number(): Promise<number> {
    this.holding ??= this.hold().catch((error: unknown) => {
      this.holding = null
      throw error
    })
    return (await this.holding).number
  }

  /** Whether somebody still works under the number. A lock that this takes ends with the transaction. */
  async isAlive(transaction: Transaction, number: number): Promise<boolean> {
    const { rows } = await sql<{
      free: boolean
    }>`SELECT pg_try_advisory_xact_lock(${LOCK_CLASS}::int, ${number}::int) AS free`.execute(transaction)
    return rows[0]?.free === false
  }

  /** Lets go of the lock. */
  async onModuleDestroy(): Promise<void> {
    const held = await this.holding?.catch(() => null)
    this.holding = null
    held?.close()
  }

  private async hold(): Promise<{ number: number; close: () => void }> {
    const client = await this.open.pool.connect()
    let isClosed = false
    // Closed, not given back: the lock would stay with the connection. Once: a lost connection tells of
    // itself twice, it may do so after it was closed, and a client is given back one time only.
    const close = () => {
      if (isClosed) return
      isClosed = true
      client.release(true)
    }
    try {
      const number = randomInt(1, 2 ** 31 - 1)
      await client.query('SELECT pg_advisory_lock($1::int, $2::int)', [LOCK_CLASS, number])
      client.on('error', () => {
        if (!isClosed) this.holding = null
        close()
      })
      return { number, close }
    } catch (error) {
      close()
      throw error
    }
  }
}
