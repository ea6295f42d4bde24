import { isStaff } from '@vitrine/contracts/access'
import { CallFailed, createClient, type Transport } from '@vitrine/contracts/client'
import { messageInWords } from '@vitrine/contracts/failure-words'
import * as endpoints from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { z } from 'zod'
import { actorOf, readUser } from './authProvider.ts'
import { CONNECTION_FAILED } from './console-client.ts'

export type SignedInAgain = { user: UserDetails } | { problem: string }

const inBrowser: Transport = (path, init) => fetch(path, init)

/** The documented call of the site's log-in page, made beside the work that must not be left. */
export async function signInAgain(
  username: string,
  password: string,
  transport: Transport = inBrowser,
): Promise<SignedInAgain> {
  try {
    const response = await transport(endpoints.signIn.path, {
      method: endpoints.signIn.method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'x-requested-with': 'XMLHttpRequest',
      },
      credentials: 'include',
      body: new URLSearchParams({ username, password }).toString(),
    })
    if (!response.ok) return { problem: problemIn(await response.json().catch(() => null)) }
    const user = await readUser(transport)
    if (user && isStaff(actorOf(user))) return { user }
    if (user) await createClient(transport)(endpoints.signOut, {})
    return { problem: 'This is not a staff account.' }
  } catch (error) {
    return { problem: error instanceof CallFailed ? error.message : CONNECTION_FAILED }
  }
}

/** The call has an error shape of its own. */
function problemIn(body: unknown): string {
  const { errors, errorDescription, message } = errorShape.parse(body)
  return messageInWords(errors?.message ?? errorDescription ?? message ?? 'An unexpected error occurred')
}

const text = z.string().min(1).optional().catch(undefined)
const errorShape = z
  .object({
    errors: z.object({ message: text }).optional().catch(undefined),
    errorDescription: text,
    message: text,
  })
  .catch({})
