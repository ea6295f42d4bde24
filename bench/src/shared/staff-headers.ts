import { signIn } from '@vitrine/contracts/identity/endpoints'
import type { SeededAccount } from './sold-items.ts'

/** What a signed-in member of the staff sends. */
export async function staffHeaders(
  origin: string,
  accounts: readonly SeededAccount[],
): Promise<Record<string, string>> {
  const staff = accounts.find(({ roles }) => roles.includes('ROLE_ADMIN'))
  if (!staff) throw new Error('Nobody of the starter accounts is staff.')
  const sent = { 'x-requested-with': 'XMLHttpRequest' }
  const response = await fetch(`${origin}${signIn.path}`, {
    method: signIn.method,
    headers: sent,
    body: new URLSearchParams({ username: staff.email, password: staff.password }),
  })
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!response.ok || cookie === '') throw new Error(`Signing in responded with ${response.status}.`)
  return { ...sent, cookie }
}
