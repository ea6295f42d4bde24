import * as caches from '@vitrine/contracts/caches/endpoints'
import { CallFailed, type Client, type Transport } from '@vitrine/contracts/client'
import * as collections from '@vitrine/contracts/collections/endpoints'
import * as contact from '@vitrine/contracts/contact/endpoints'
import type { ContactState } from '@vitrine/contracts/contact/schemas'
import * as partners from '@vitrine/contracts/partners/endpoints'
import simpleRestProvider from 'ra-data-simple-rest'
import { combineDataProviders, useDataProvider, type DataProvider, fetchUtils } from 'react-admin'
import { z } from 'zod'
import { ACCOUNT_DELETIONS, accountDeletionCalls, accountDeletionResource } from './account-deletions.ts'
import { ARTICLES, articleResource, articleCalls } from './articles.ts'
import { categoryCalls } from './categories.ts'
import { mailCalls } from './mails.ts'
import { newsletterCalls } from './newsletter.ts'
import { operationCalls } from './operations.ts'
import { createConsoleClient, consoleFailure } from './console-client.ts'
import { memberCalls } from './members.ts'
import { PAYMENT_EMAILS, paymentEmailResource, paymentEmailCalls } from './payment-emails.ts'
import { statedResources } from './stated-resources.ts'
import { patientUploads } from './upload-waits.ts'
import { VAULT_ITEMS, vaultItemResource, vaultItemCalls } from './vault-items.ts'

const revisedSchema = z.object({ revision: z.int() })

/** By resource, where its lists and forms are called in the simple-rest dialect, as the areas state it. */
const restPaths = Object.entries(statedResources).flatMap(([resource, { restPath }]) =>
  restPath ? [[resource, restPath] as const] : [],
)

/**
 * Lists and forms speak the simple-rest dialect where their area states a path for it. The dictionary
 * manager, the vault and the payment emails speak the documents' own, which `documentedResource` adapts; the
 * taxonomy and all actions are methods with calls of their own.
 */
export function createDataProvider(transport: Transport) {
  const call = createConsoleClient(transport)
  const httpClient = simpleRestClient(transport)
  const articles = articleCalls(call)
  const vaultItems = vaultItemCalls(call, transport)
  const providers = new Map<string, DataProvider>(
    restPaths.map(([resource, path]) => [resource, simpleRestProvider(path, httpClient)]),
  )
  providers.set(
    ACCOUNT_DELETIONS,
    accountDeletionResource(simpleRestProvider('/api/v1/identity', httpClient)),
  )
  providers.set(ARTICLES, articleResource(articles))
  providers.set(VAULT_ITEMS, vaultItemResource(vaultItems))
  providers.set(PAYMENT_EMAILS, paymentEmailResource(paymentEmailCalls(call)))
  const lists: DataProvider = combineDataProviders((resource) => {
    const provider = providers.get(resource)
    if (!provider) throw new Error(`No area says where the lists of ${resource} are called.`)
    return provider
  })
  // Any endpoint, for an action that needs no method of its own.
  const callEndpoint = call
  return {
    ...lists,
    callEndpoint,
    ...articles,
    ...categoryCalls(call),
    ...operationCalls(call),
    ...cacheCalls(call),
    ...mailCalls(call),
    ...memberCalls(call),
    ...accountDeletionCalls(call),
    ...partnerCalls(call),
    ...contactCalls(call),
    ...collectionReportCalls(call),
    ...newsletterCalls(call),
    ...vaultItems,
  }
}

function cacheCalls(call: Client) {
  return {
    async listCaches() {
      return (await call(caches.listCaches, {})).items
    },
    async listMemoryCaches() {
      return await call(caches.listMemoryCaches, {})
    },
    async listCacheScenarios() {
      return (await call(caches.listScenarios, {})).items
    },
    async clearCache(cache: string) {
      await call(caches.clearCache, { params: { cache } })
    },
    async clearCacheScenario(scenario: string) {
      await call(caches.clearScenario, { params: { scenario } })
    },
  }
}

function partnerCalls(call: Client) {
  return {
    /** Another place in the order, from 1. */
    async movePartner(id: number, place: number) {
      return await call(partners.movePartner, { params: { id }, body: { place } })
    },
  }
}

function contactCalls(call: Client) {
  return {
    async changeMessageState({ id, revision }: { id: number; revision: number }, state: ContactState) {
      return await call(contact.changeMessageState, { params: { id }, body: { state } }, { revision })
    },
  }
}

interface SeenReport {
  id: number
  revision: number
}

function collectionReportCalls(call: Client) {
  return {
    async dismissReport({ id, revision }: SeenReport) {
      return await call(collections.dismissReport, { params: { id } }, { revision })
    },
    async takeDownCollection({ id, revision }: SeenReport, reason: string) {
      return await call(collections.takeDownCollection, { params: { id }, body: { reason } }, { revision })
    },
    async liftTakeDown({ id, revision }: SeenReport) {
      return await call(collections.liftTakeDown, { params: { id } }, { revision })
    },
  }
}

export type ConsoleDataProvider = ReturnType<typeof createDataProvider>

export const dataProvider = createDataProvider(patientUploads((path, init) => fetch(path, init)))

/** The console's own data provider, with its methods beyond lists and forms. */
export function useConsoleData(): ConsoleDataProvider {
  return useDataProvider<ConsoleDataProvider>()
}

/**
 * The HTTP client of ra-data-simple-rest, over the same transport and with the same failures as every other
 * call. A record that is put back names the revision that it was read with.
 */
function simpleRestClient(transport: Transport) {
  return async (url: string, options: fetchUtils.Options = {}) => {
    const headers = new Headers(options.headers)
    headers.set('accept', 'application/json')
    headers.set('x-requested-with', 'XMLHttpRequest')
    if (typeof options.body === 'string') headers.set('content-type', 'application/json')
    else headers.delete('content-type')
    const revision = revisionOf(options.body)
    if (options.method === 'PUT' && revision !== null) headers.set('if-match', `"${revision}"`)
    try {
      const response = await transport(url, { ...options, headers, credentials: 'include' })
      const body = await response.text()
      // A proxy refuses in HTML.
      if (!response.ok) throw new CallFailed(response.status, parsed(body))
      // A deletion responds with nothing; react-admin wants a record.
      const json: unknown = body ? JSON.parse(body) : {}
      return { status: response.status, headers: response.headers, body, json }
    } catch (error) {
      throw consoleFailure(error)
    }
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function revisionOf(body: unknown): number | null {
  if (typeof body !== 'string') return null
  const parsed = revisedSchema.safeParse(JSON.parse(body))
  return parsed.success ? parsed.data.revision : null
}
