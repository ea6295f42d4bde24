import type { Executor } from '@vitrine/database/database'

/** Whether somebody can log in with an email. Told to nobody but whoever has got a mail there. */
export async function hasAccount(executor: Executor, emailNormalized: string): Promise<boolean> {
  return (
    (await executor
      .selectFrom('users')
      .select('id')
      .where('email_normalized', '=', emailNormalized)
      .where('invited_as', 'is', null)
      .executeTakeFirst()) !== undefined
  )
}
