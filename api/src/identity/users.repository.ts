import { Injectable } from '@nestjs/common'
import type { Role } from '@vitrine/contracts/roles'
import type { Executor, Transaction } from '@vitrine/database/database'
import { normalizeEmail } from './email.ts'

export interface NewUser {
  email: string
  displayName: string
  passwordHash: string
  roles: readonly Role[]
}

@Injectable()
export class UsersRepository {
  async findCredentials(executor: Executor, emailNormalized: string) {
    return await executor.selectFrom('users').select(['id', 'password_hash', 'roles']).where('email_normalized', '=', emailNormalized).executeTakeFirst()
  }

  /** Sign-ins of one user take turns: the count of open sessions has to hold. */
  async lock(transaction: Transaction, id: number): Promise<void> {
    await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  }

  /** Null where the address is taken. */
  async insert(transaction: Transaction, user: NewUser): Promise<number | null> {
    const row = await transaction
      .insertInto('users')
      .values({
        email: user.email.trim(),
        email_normalized: normalizeEmail(user.email),
        display_name: user.displayName,
        password_hash: user.passwordHash,
        roles: [...user.roles],
      })
      .onConflict((conflict) => conflict.column('email_normalized').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  }
}
