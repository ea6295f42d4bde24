import type { Client } from '@vitrine/contracts/client'
import * as newsletter from '@vitrine/contracts/newsletter/admin-endpoints'
import type { Decision, ManagedIssue, MoveIssueInput } from '@vitrine/contracts/newsletter/admin-schemas'
import type { ImportSubscribersInput } from '@vitrine/contracts/newsletter/subscriber-schemas'

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
