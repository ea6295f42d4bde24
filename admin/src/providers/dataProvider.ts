import type { Transport } from '@vitrine/contracts/client'
import simpleRestProvider from 'ra-data-simple-rest'
import { combineDataProviders, useDataProvider, type DataProvider } from 'react-admin'
import { ACCOUNT_DELETIONS, accountDeletionCalls, accountDeletionResource } from './account-deletions.ts'
import { ARTICLES, articleResource } from './article-resource.ts'
import { articleCalls } from './articles.ts'
import { cacheCalls } from './caches.ts'
import { categoryCalls } from './categories.ts'
import { collectionReportCalls } from './collection-reports.ts'
import { contactCalls } from './contact-messages.ts'
import { createConsoleClient } from './console-client.ts'
import { mailCalls } from './mails.ts'
import { memberCalls } from './members.ts'
import { newsletterCalls } from './newsletter.ts'
import { operationCalls } from './operations.ts'
import { partnerCalls } from './partners.ts'
import { PAYMENT_EMAILS, paymentEmailResource } from './payment-email-resource.ts'
import { paymentEmailCalls } from './payment-emails.ts'
import { simpleRestClient } from './simple-rest-client.ts'
import { statedResources } from './stated-resources.ts'
import { patientUploads } from './upload-waits.ts'
import { VAULT_ITEMS, vaultItemResource } from './vault-item-resource.ts'
import { vaultItemCalls } from './vault-items.ts'

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

export type ConsoleDataProvider = ReturnType<typeof createDataProvider>

export const dataProvider = createDataProvider(patientUploads((path, init) => fetch(path, init)))

/** The console's own data provider, with its methods beyond lists and forms. */
export function useConsoleData(): ConsoleDataProvider {
  return useDataProvider<ConsoleDataProvider>()
}
