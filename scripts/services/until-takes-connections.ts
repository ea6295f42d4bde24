import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

interface Watched {
  /** Given up when the server has neither taken a connection nor said that it is starting for so long. */
  silentForMs: number
  hasEnded: () => boolean
  /** Its last lines, for the error. */
  said: () => string
}

/** A connection asked for in vain costs a process that starts; one that recovers needs its processor. */
const ASKED_AGAIN_AFTER_MS = { silent: 50, starting: 500 }

/**
 * Resolves when a Postgres takes connections. One that recovers from its log after a crash says that it is
 * starting, for minutes on a slow disk, and is waited for.
 *
 * @throws with its last lines when it ends, or says nothing
 */
export async function untilTakesConnections(
  url: string,
  { silentForMs, hasEnded, said }: Watched,
): Promise<void> {
  let heardAt = performance.now()
  for (;;) {
    if (hasEnded()) throw new Error(`Postgres did not start:\n${said()}`)
    const state = await stateOf(url)
    if (state === 'ready') return
    if (state === 'starting') heardAt = performance.now()
    else if (performance.now() - heardAt > silentForMs)
      throw new Error(`Postgres did not respond within ${silentForMs / 1000} seconds:\n${said()}`)
    await wait(ASKED_AGAIN_AFTER_MS[state])
  }
}

/** Class 28: the password was looked at. */
const INVALID_AUTHORIZATION = '28'
const CANNOT_CONNECT_NOW = '57P03'

async function stateOf(url: string): Promise<'ready' | 'starting' | 'silent'> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code?.startsWith(INVALID_AUTHORIZATION)) return 'ready'
    return code === CANNOT_CONNECT_NOW ? 'starting' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}
