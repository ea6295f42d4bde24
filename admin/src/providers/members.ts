import type { Client } from '@vitrine/contracts/client'
import * as at from '@vitrine/contracts/members/paths'
import type * as endpoints from '@vitrine/contracts/members/endpoints'
import type * as teams from '@vitrine/contracts/teams/endpoints'
import * as team from '@vitrine/contracts/teams/paths'

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
    async readManagedTeam(id: number) {
      return await call<typeof teams.readManagedTeam>(team.managedTeam, { params: { id } })
    },
    async setTeamSlots(id: number, slots: number) {
      await call<typeof teams.setTeamSlots>(team.setSlots, { params: { id }, body: { slots } })
    },
    /** What handing the team over would do; changes nothing. */
    async previewHandOver(id: number, email: string) {
      return await call<typeof teams.previewHandOver>(team.handOverPreview, { params: { id }, query: { email } })
    },
    async handOverTeam(id: number, email: string) {
      return await call<typeof teams.handOverTeam>(team.handOver, { params: { id }, body: { email } })
    },
    /** The newest entries, at most so many. */
    async listMemberAudit(id: number, most: number) {
      return await call<typeof endpoints.listMemberAuditEntries>(at.auditEntries, { params: { id }, query: { range: JSON.stringify([0, most - 1]) } })
    },
  }
}
