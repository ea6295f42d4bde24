import { hash } from '@node-rs/argon2'
import { PASSWORD_HASHING } from '@vitrine/api/identity/password'
import type { Database } from '@vitrine/database/database'
import { anAccount } from '@vitrine/testing/account-records'
import { sql } from 'kysely'
import type { SeededAccount } from '../shared/sold-items.ts'

const account: SeededAccount = {
  email: 'editor@vitrine.example',
  password: 'Brass-cabinet-7',
  roles: ['ROLE_ADMIN'],
}

/** Of how many articles one is the editor's, is published, and has a draft ahead of the site. */
const EVERY = { mine: 10, published: 2, ahead: 14 }

/**
 * A member of staff who wrote one draft in ten; half of the articles are published, one in fourteen of all
 * with a newer draft.
 */
export async function anEditor(database: Database): Promise<SeededAccount> {
  const there = await database
    .selectFrom('users')
    .select('id')
    .where('email_normalized', '=', account.email)
    .executeTakeFirst()
  if (there) return account
  const id = await anAccount(database, {
    email: account.email,
    display_name: 'Editor',
    password_hash: await hash(account.password, PASSWORD_HASHING),
    roles: [...account.roles] as ['ROLE_ADMIN'],
  })
  await sql`UPDATE article_versions SET created_by = ${id} WHERE article_id % ${EVERY.mine} = 0`.execute(
    database,
  )
  await sql`UPDATE articles SET status = CASE WHEN id % ${EVERY.published} = 0 THEN 'PUBLISHED' ELSE 'UNPUBLISHED' END, published_version = CASE WHEN id % ${EVERY.ahead} = 0 THEN draft_version - 1 ELSE draft_version END WHERE NOT is_default_template AND template_name IS NULL`.execute(
    database,
  )
  await sql`VACUUM ANALYZE`.execute(database)
  return account
}
