import { isStaff, type Actor, capabilitiesOf } from '@vitrine/contracts/access'
import { createClient, CallFailed, type Transport } from '@vitrine/contracts/client'
import { LOGIN_PAGE, logInPath } from '@vitrine/contracts/identity/log-in-path'
import * as endpoints from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { forgetTyped } from '@vitrine/contracts/staff-drafts'
import type { AuthProvider } from 'react-admin'
import { openDeviceStore } from '../editing/device-store.ts'
import { ConsoleCallFailed } from './console-client.ts'
import { statedResources } from './stated-resources.ts'

export interface Browser {
  transport: Transport
  /** Path and query of the page that is open. */
  place(): string
  leaveFor(address: string): void
  /** Nobody who uses the browser next reads what was typed here. */
  forgetDrafts(): void
  /**
   * Nor does anybody who signs in after a session that has ended by itself. The drafts of whoever does are
   * there once this resolves.
   */
  openDrafts(userId: number): Promise<void>
}

const inBrowser: Browser = {
  transport: (path, init) => fetch(path, init),
  place: () => `${location.pathname}${location.search}`,
  leaveFor: (address) => location.assign(address),
  forgetDrafts: forgetTyped,
  openDrafts: openDeviceStore,
}

/** Who is signed in on the site; null for nobody (403, as documented). */
export async function readUser(transport: Transport = inBrowser.transport): Promise<UserDetails | null> {
  try {
    return await createClient(transport)(endpoints.readUserDetails, {})
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 403 || error.status === 401)) return null
    throw error
  }
}

export function actorOf(user: UserDetails): Actor {
  return {
    userId: user.userId,
    roles: user.roles,
    subscriptionStatus: user.subscriptionStatus,
    staffRole: user.staffRole,
  }
}

/** The console has no log-in of its own: the site's session opens it, and the site's page signs in. */
export function createAuthProvider(browser: Browser = inBrowser): AuthProvider {
  const { transport, place, leaveFor } = browser
  // Asked once a page: roles do not change under somebody's hands, and every call is checked by the api
  // anyway.
  let known: Promise<UserDetails | null> | undefined
  const user = () =>
    (known ??= readUser(transport).then(async (details) => {
      if (details) await browser.openDrafts(details.userId)
      return details
    }))
  return {
    login: async () => leaveFor(logInPath(place())),
    logout: async () => {
      known = undefined
      return false
    },
    checkAuth: async () => {
      const details = await user()
      if (!details || !isStaff(actorOf(details))) leaveFor(logInPath(place()))
    },
    checkError: async (error: unknown) => {
      if (!(error instanceof ConsoleCallFailed) || error.status !== 401) return
      leaveFor(
        logInPath(
          place(),
          error.code === 'CONCURRENT_SESSIONS_EXCEEDED' ? 'concurrencyError' : 'sessionEnded',
        ),
      )
    },
    getIdentity: async () => {
      const details = await user()
      return { id: details?.email ?? '', fullName: details?.displayName ?? '' }
    },
    canAccess: async ({ resource }) => {
      const details = await user()
      return details !== null && canAccess(actorOf(details), resource)
    },
  }
}

/** Ends the session on the site and goes to its log-in page. */
export async function signOut({
  transport,
  leaveFor,
  forgetDrafts,
}: Pick<Browser, 'transport' | 'leaveFor' | 'forgetDrafts'> = inBrowser): Promise<void> {
  await createClient(transport)(endpoints.signOut, {})
  forgetDrafts()
  leaveFor(LOGIN_PAGE)
}

/**
 * Whether a part of the console is shown, as the areas state it: the api decides. What no area names is
 * nobody's.
 */
export function canAccess(actor: Actor | null, resource: string): boolean {
  const capability = statedResources[resource]?.capability
  return capability !== undefined && capabilitiesOf(actor).has(capability)
}
