import { MailUnavailable, type MailTransport } from '@vitrine/platform/mail/mail-transport'
import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'
import type { NeededServer } from './delivery.ts'

/** The servers that processors wait for. */
export function neededServers(engine: SearchEngine, mail: MailTransport): NeededServer[] {
  return [
    { name: 'search', isAway: (error) => error instanceof SearchUnavailable, isAvailable: () => engine.isAvailable() },
    { name: 'mail', isAway: (error) => error instanceof MailUnavailable, isAvailable: () => mail.isAvailable() },
  ]
}
