import { Inject, Injectable } from '@nestjs/common'
import { identityLimits } from '@vitrine/contracts/identity/messages'
import type { Executor, Transaction } from '@vitrine/database/database'
import { insertAccount, type NewAccount } from '@vitrine/domain/identity/insert-account'
import { markEmailVerified } from '@vitrine/domain/identity/mark-email-verified'
import { AppError } from '@vitrine/platform/app-error'
import { timeBefore, type Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'

/** What every change of an account moves. */
const changed = { updated_at: sql<Date>`now()`, revision: sql<number>`revision + 1` }

@Injectable()
export class UsersRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async findCredentials(executor: Executor, emailNormalized: string) {
    return await executor
      .selectFrom('users')
      .select(['id', 'password_hash', 'roles'])
      .where('email_normalized', '=', emailNormalized)
      .executeTakeFirst()
  }

  /**
   * The hash as it stands now, with the user's row locked: a password that is being changed counts once it is
   * changed.
   */
  async lockPasswordHash(transaction: Transaction, id: number): Promise<string | null> {
    const { password_hash } = await transaction
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return password_hash
  }

  /** Changes of one user's sessions and mails take turns. */
  async lock(transaction: Transaction, id: number): Promise<void> {
    await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
  }

  async isStaff(executor: Executor, id: number): Promise<boolean> {
    return (
      (await executor
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where(sql<boolean>`'ROLE_ADMIN' = ANY(roles)`)
        .executeTakeFirst()) !== undefined
    )
  }

  /** Locks a staff account. @throws AppError NOT_FOUND where it is none */
  async lockStaff(transaction: Transaction, id: number): Promise<{ email: string }> {
    const row = await transaction
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .where(sql<boolean>`'ROLE_ADMIN' = ANY(roles)`)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }

  /** The account of an address, as far as mails to it go. */
  async findByEmail(executor: Executor, emailNormalized: string) {
    return await executor
      .selectFrom('users')
      .select(['id', 'email', 'invited_as'])
      .where('email_normalized', '=', emailNormalized)
      .executeTakeFirst()
  }

  /** Made some minutes ago, and its email not confirmed since. */
  async isFresh(executor: Executor, id: number): Promise<boolean> {
    const fresh = await executor
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('email_verified_at', 'is', null)
      .where('created_at', '>', timeBefore(this.clock.now(), { minutes: identityLimits.samePressMinutes }))
      .executeTakeFirst()
    return fresh !== undefined
  }

  async findAccount(executor: Executor, id: number) {
    return await this.account(executor, id).executeTakeFirstOrThrow()
  }

  /** The same, locked: changes of one account take turns. */
  async loadAccount(transaction: Transaction, id: number) {
    return await this.account(transaction, id).forUpdate().executeTakeFirstOrThrow()
  }

  async markVerified(transaction: Transaction, id: number): Promise<void> {
    await markEmailVerified(transaction, id, this.clock.now())
  }

  async setPassword(transaction: Transaction, id: number, passwordHash: string): Promise<void> {
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash, password_changed_at: this.clock.now(), ...changed })
      .where('id', '=', id)
      .execute()
  }

  async setDisplayName(transaction: Transaction, id: number, displayName: string): Promise<void> {
    await transaction
      .updateTable('users')
      .set({ display_name: displayName, ...changed })
      .where('id', '=', id)
      .execute()
  }

  /** Null where the address is taken. */
  async insert(transaction: Transaction, account: NewAccount): Promise<number | null> {
    return await insertAccount(transaction, account, this.clock.now())
  }

  private account(executor: Executor, id: number) {
    return executor
      .selectFrom('users')
      .select(['email', 'email_normalized', 'password_hash', 'email_verified_at'])
      .where('id', '=', id)
  }
}
