import { hash } from '@node-rs/argon2'
import { PASSWORD_HASHING } from '@vitrine/api/identity/password'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import type { Database } from '@vitrine/database/database'
import { anActiveMember } from '@vitrine/testing/account-records'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aTag } from '@vitrine/testing/vault-records'

const PASSWORD = 'Brass-cabinet-7'
const EMAIL = 'owner@vitrine.example'

/** A member whose membership opens the vault, with a category and a tag. */
export async function anOwner(database: Database, email = EMAIL) {
  const owner = await anActiveMember(database, {
    email,
    display_name: 'Owner',
    password_hash: await hash(PASSWORD, PASSWORD_HASHING),
  })
  return { owner, categoryId: await aCategory(database), tagId: await aTag(database, owner) }
}

/** Returns the session's cookie. */
export async function signIn(origin: string, email = EMAIL): Promise<string> {
  const response = await fetch(`${origin}${identityEndpoints.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' },
    body: new URLSearchParams({ username: email, password: PASSWORD }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!cookie) throw new Error(`nobody is signed in: ${response.status} ${await response.text()}`)
  return cookie.split(';', 1)[0] ?? ''
}
