import type { Client } from '@vitrine/contracts/client'
import * as at from '@vitrine/contracts/members/paths'
import type * as endpoints from '@vitrine/contracts/members/endpoints'

/** What staff do with accounts beyond lists and forms. */
export function memberCalls(call: Client) {
  return {
    async suspendMember(id: number, reason: string) {
      await call<typeof endpoints.suspendMember>(at.suspend, { params: { id }, body: { reason } })
    },
    async liftSuspension(id: number) {
      await call<typeof endpoints.liftSuspension>(at.liftSuspension, { params: { id } })
    },
    async unlockMember(id: number) {
      await call<typeof endpoints.unlockMember>(at.unlock, { params: { id } })
    },
    async endMemberSessions(id: number) {
      await call<typeof endpoints.endMemberSessions>(at.endSessions, { params: { id } })
    },
    /** The newest entries, at most so many. */
    async listMemberAudit(id: number, most: number) {
      return await call<typeof endpoints.listMemberAuditEntries>(at.auditEntries, { params: { id }, query: { range: JSON.stringify([0, most - 1]) } })
    },
  }
}
