import type { Client } from '@vitrine/contracts/client'
import * as contact from '@vitrine/contracts/contact/endpoints'
import type { ContactState } from '@vitrine/contracts/contact/schemas'
import * as taxonomy from '@vitrine/contracts/taxonomy/endpoints'
import type { CreateNodeInput, MoveContentsInput, UpdateNodeInput } from '@vitrine/contracts/taxonomy/schemas'
import * as collections from '@vitrine/contracts/collections/endpoints'
import * as partners from '@vitrine/contracts/partners/endpoints'
import * as newsletter from '@vitrine/contracts/newsletter/admin-endpoints'
import type { Decision, ManagedIssue, MoveIssueInput } from '@vitrine/contracts/newsletter/admin-schemas'
import type { ImportSubscribersInput } from '@vitrine/contracts/newsletter/subscriber-schemas'
import * as mail from '@vitrine/contracts/mail/endpoints'
import type { KeptMessage } from '@vitrine/contracts/mail/schemas'
import * as operations from '@vitrine/contracts/operations/endpoints'
import * as caches from '@vitrine/contracts/caches/endpoints'
import { isGone } from './console-client.ts'

/** The taxonomy's calls. */
export function categoryCalls(call: Client) {
  return {
    /** All of them, flat, by name. */
    async listCategories() {
      return (await call(taxonomy.listByName, {})).items
    },
    async readCategory(id: number) {
      return (await call(taxonomy.manageNode, { params: { id } })).response
    },
    async createCategory(body: CreateNodeInput) {
      return (await call(taxonomy.createNode, { body })).response
    },
    async updateCategory(body: UpdateNodeInput, revision: number) {
      return (await call(taxonomy.updateNode, { body }, { revision })).response
    },
    /** What names it, by kind, with its revision. */
    async readCategoryUses(id: number) {
      return (await call(taxonomy.readUses, { params: { id } })).response
    },
    async moveCategoryContents(body: MoveContentsInput, revision: number) {
      return (await call(taxonomy.moveContents, { body }, { revision })).response
    },
    async deleteCategory(id: number) {
      await call(taxonomy.deleteNode, { body: { id } })
    },
  }
}

export function contactCalls(call: Client) {
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

export function collectionReportCalls(call: Client) {
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

export function partnerCalls(call: Client) {
  return {
    /** Another place in the order, from 1. */
    async movePartner(id: number, place: number) {
      return await call(partners.movePartner, { params: { id }, body: { place } })
    },
  }
}

type Move = Exclude<MoveIssueInput, { action: 'schedule' }>['action'] | { dueAt: string | null }

/** What staff do with issues beyond lists and forms. */
export function newsletterCalls(call: Client) {
  return {
    /** Setting a time names the revision that was seen: nobody sends what they have not read. */
    async moveIssue({ id, revision }: Pick<ManagedIssue, 'id' | 'revision'>, move: Move) {
      const body = typeof move === 'string' ? { action: move } : { action: 'schedule' as const, ...move }
      return await call(newsletter.moveIssue, { params: { id }, body }, { revision })
    },
    async testIssue(id: number) {
      return await call(newsletter.testIssue, { params: { id } })
    },
    async readIssueText(id: number) {
      return (await call(newsletter.previewIssueText, { params: { id } })).text
    },
    async importSubscribers(body: ImportSubscribersInput) {
      return await call(newsletter.importSubscribers, { body })
    },
    async exportSubscribers() {
      return await call(newsletter.exportSubscribers, {})
    },
    async decideDelivery(id: number, decision: Decision) {
      await call(newsletter.decideDelivery, { params: { id }, body: { decision } })
    },
  }
}

/** What the product sends by itself, or the newsletter to one of its readers. */
export type KeptOf = 'mails' | 'newsletter-deliveries'

/** What staff do with mails beyond lists. */
export function mailCalls(call: Client) {
  return {
    async sendTestMail() {
      await call(mail.sendTestMail, {})
    },
    async sendMailAgain(id: number) {
      await call(mail.sendMailAgain, { params: { id } })
    },
    /** Null where no copy is kept. */
    async readKeptMessage(of: KeptOf, id: number): Promise<KeptMessage | null> {
      try {
        return await (of === 'mails'
          ? call(mail.readKeptMessage, { params: { id } })
          : call(newsletter.readDeliveryMessage, { params: { id } }))
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
  }
}

/** What operators ask and do beyond lists. */
export function operationCalls(call: Client) {
  return {
    async listIndexes() {
      return await call(operations.listIndexes, {})
    },
    async rebuildIndex(id: string) {
      return await call(operations.rebuildIndex, { params: { id } })
    },
    async readOutbox() {
      return await call(operations.readOutbox, {})
    },
    async readHealth() {
      return await call(operations.readHealth, {})
    },
    async readStorageUse() {
      return await call(operations.readStorageUse, {})
    },
    async listQueues() {
      return await call(operations.listQueues, {})
    },
    async listAuditActions() {
      return await call(operations.listAuditActions, {})
    },
    async retryDeadLetter(id: string) {
      await call(operations.retryDeadLetter, { params: { id } })
    },
    async discardDeadLetter(id: string) {
      await call(operations.discardDeadLetter, { params: { id } })
    },
  }
}

export function cacheCalls(call: Client) {
  return {
    async listCaches() {
      return (await call(caches.listCaches, {})).items
    },
    async listKeptInMemory() {
      return await call(caches.listKeptInMemory, {})
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
