import type { Transport } from '@vitrine/contracts/client'
import simpleRestProvider from 'ra-data-simple-rest'
import { combineDataProviders, useDataProvider, type DataProvider } from 'react-admin'
import { articleCalls } from './articles.ts'
import { cacheCalls } from './caches.ts'
import { categoryCalls } from './categories.ts'
import { contactCalls } from './contact-messages.ts'
import { createConsoleClient } from './console-client.ts'
import { mailCalls } from './mails.ts'
import { memberCalls } from './members.ts'
import { newsletterCalls } from './newsletter.ts'
import { operationCalls } from './operations.ts'
import { partnerCalls } from './partners.ts'
import { simpleRestClient } from './simple-rest-client.ts'

/**
 * Lists and forms of authors, members, partners, messages, newsletters, dead letters and the audit log speak the
 * simple-rest dialect; the dictionary manager, the taxonomy and all actions are methods that speak their own calls.
 */
export function createDataProvider(transport: Transport) {
  const call = createConsoleClient(transport)
  const httpClient = simpleRestClient(transport)
  const authors = simpleRestProvider('/api/v1/dictionary/admin', httpClient)
  const members = simpleRestProvider('/api/v1/identity', httpClient)
  const partners = simpleRestProvider('/api/v1/partners/admin', httpClient)
  const messages = simpleRestProvider('/api/v1/contact/admin', httpClient)
  const newsletter = simpleRestProvider('/api/v1/newsletter/admin', httpClient)
  const operations = simpleRestProvider('/api/v1/operations', httpClient)
  const areas: Record<string, DataProvider> = { authors, members, partners, 'contact-messages': messages }
  const lists: DataProvider = combineDataProviders((resource) => areas[resource] ?? (resource.startsWith('newsletter-') ? newsletter : operations))
  return { ...lists, ...articleCalls(call), ...categoryCalls(call), ...operationCalls(call), ...cacheCalls(call), ...mailCalls(call), ...memberCalls(call), ...partnerCalls(call), ...contactCalls(call), ...newsletterCalls(call) }
}

export type ConsoleDataProvider = ReturnType<typeof createDataProvider>

export const dataProvider = createDataProvider((path, init) => fetch(path, init))

/** The console's own data provider, with its methods beyond lists and forms. */
export function useConsoleData(): ConsoleDataProvider {
  return useDataProvider<ConsoleDataProvider>()
}
