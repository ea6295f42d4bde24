import type { Config } from '@vitrine/platform/config'

/** How the session's cookie is set, and by the same attributes cleared. */
export function sessionCookieOptions(config: Pick<Config, 'publicUrl'>) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: config.publicUrl.startsWith('https:') } as const
}
