import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { roles, type Role } from '@vitrine/contracts/roles'
import { subscriptionStatuses, type SubscriptionStatus } from '@vitrine/contracts/standing'
import { z } from 'zod'

/** Data folders made by an earlier version hold the role under its former name. */
const role = z.preprocess((name) => (name === 'ROLE_USER' ? 'ROLE_FREE' : name), z.enum(roles))
const accountSchema = z.object({
  email: z.string(),
  displayName: z.string(),
  password: z.string(),
  roles: z.array(role),
  status: z.enum(subscriptionStatuses).default('Inactive'),
})
const fileSchema = z.object({ accounts: z.array(accountSchema) })
export type StarterAccount = z.infer<typeof accountSchema>

const wanted: { email: string; displayName: string; roles: Role[]; status: SubscriptionStatus }[] = [
  {
    email: 'staff@vitrine.example',
    displayName: 'Staff',
    roles: ['ROLE_FREE', 'ROLE_ADMIN'],
    status: 'Inactive',
  },
  { email: 'member@vitrine.example', displayName: 'Member', roles: ['ROLE_UNLIMITED'], status: 'Active' },
  { email: 'trial@vitrine.example', displayName: 'Trial', roles: ['ROLE_UNLIMITED'], status: 'In Trial' },
  {
    email: 'enterprise@vitrine.example',
    displayName: 'Enterprise',
    roles: ['ROLE_ENTERPRISE_ADMIN'],
    status: 'Active',
  },
  { email: 'free@vitrine.example', displayName: 'Free', roles: ['ROLE_FREE'], status: 'Inactive' },
]

/**
 * The starter accounts with random passwords. They are written into the data folder before any account is
 * made: a run that dies in between finds them again, so nobody is left with a password that no one knows.
 */
export async function starterAccounts(dataDir: string): Promise<StarterAccount[]> {
  const file = join(dataDir, 'accounts.json')
  if (existsSync(file)) return fileSchema.parse(JSON.parse(await readFile(file, 'utf8'))).accounts
  const accounts = wanted.map((account) => ({ ...account, password: randomPassword() }))
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, `${JSON.stringify({ accounts }, null, 2)}\n`, { mode: 0o600 })
  return accounts
}

const SYLLABLES = [
  'ba',
  'co',
  'di',
  'fe',
  'ga',
  'hu',
  'jo',
  'ka',
  'le',
  'mi',
  'no',
  'pa',
  'ru',
  'sa',
  'te',
  'vi',
  'wo',
  'xe',
  'ya',
  'zu',
]

/** Easy to type from a screen; 8 syllables of 20 and 4 digits are about 48 bits. */
function randomPassword(): string {
  const syllables = Array.from({ length: 8 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('')
  return `${syllables.slice(0, 8)}-${syllables.slice(8).toUpperCase()}-${String(randomInt(10_000)).padStart(4, '0')}`
}
