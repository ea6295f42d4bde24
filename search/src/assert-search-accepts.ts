import { SettingsInvalid } from '@vitrine/platform/config'
import { withoutCredentials } from './search-url.ts'

const WAIT_MS = 3_000

/**
 * Asks the search server of the settings whether it takes our account, before the process says that it runs.
 * A server that is away is no reason not to start: it may come back, and search says meanwhile that it is
 * unavailable.
 *
 * @throws SettingsInvalid
 */
export async function assertSearchAccepts(
  { SEARCH_URL }: { SEARCH_URL?: string | undefined },
  ask: typeof fetch = fetch,
): Promise<void> {
  if (!SEARCH_URL) return
  const { node, auth } = withoutCredentials(SEARCH_URL)
  const authorization = auth && `Basic ${Buffer.from(`${auth.username}:${auth.password}`).toString('base64')}`
  const status = await ask(node, {
    headers: authorization ? { authorization } : {},
    signal: AbortSignal.timeout(WAIT_MS),
  }).then(
    async (response) => {
      await response.body?.cancel()
      return response.status
    },
    () => null,
  )
  if (status === 401)
    throw new SettingsInvalid([
      auth
        ? `The search server refuses the user name or the password of SEARCH_URL (user "${auth.username}").`
        : 'The search server asks for a user name and a password: SEARCH_URL has none (https://user:password@host:9200).',
    ])
  if (status === 403)
    throw new SettingsInvalid([
      `The search server knows the user "${auth?.username ?? ''}" of SEARCH_URL and grants it nothing.`,
    ])
}
