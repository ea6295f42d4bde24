import type { Client } from '@vitrine/contracts/client'
import * as at from '@vitrine/contracts/members/paths'
import type * as endpoints from '@vitrine/contracts/members/endpoints'
import type * as support from '@vitrine/contracts/members/support-endpoints'
import * as supportPaths from '@vitrine/contracts/members/support-paths'
import type { StaffAccessInput } from '@vitrine/contracts/members/support-schemas'
import type * as teams from '@vitrine/contracts/teams/endpoints'
import * as team from '@vitrine/contracts/teams/paths'
import type * as media from '@vitrine/contracts/vault-media/endpoints'
import * as mediaPaths from '@vitrine/contracts/vault-media/paths'

/** What staff do with accounts beyond lists and forms. */
export function memberCalls(call: Client) {
  return {
    /** `until` is an instant; null lasts until somebody lifts it. */
    async suspendMember(id: number, suspension: { reason: string; until: string | null }) {
      await call<typeof endpoints.suspendMember>(at.suspend, { params: { id }, body: suspension })
    },
    async listMemberSessions(id: number) {
      return await call<typeof support.listMemberSessions>(supportPaths.sessions, { params: { id } })
    },
    async endMemberSession(id: number, sessionId: number) {
      await call<typeof support.endMemberSession>(supportPaths.endSession, { params: { id, sessionId } })
    },
    /** The newest, at most so many. */
    async listMemberMails(id: number, most: number) {
      return await call<typeof support.listMemberMails>(supportPaths.mails, {
        params: { id },
        query: { range: JSON.stringify([0, most - 1]) },
      })
    },
    async readMemberRecords(id: number) {
      return await call<typeof support.readMemberRecords>(supportPaths.records, { params: { id } })
    },
    async readMemberStorage(id: number) {
      return await call<typeof media.readManagedStorage>(mediaPaths.readManagedStorage, { params: { id } })
    },
    async setMemberQuota(id: number, body: { quota: number | null; from: number | null }) {
      await call<typeof media.setQuota>(mediaPaths.setQuota, { params: { id }, body })
    },
    async resendConfirmation(id: number) {
      await call<typeof support.resendConfirmation>(supportPaths.resendConfirmation, { params: { id } })
    },
    async sendPasswordReset(id: number) {
      await call<typeof support.sendPasswordReset>(supportPaths.sendPasswordReset, { params: { id } })
    },
    async setStaffAccess(id: number, input: StaffAccessInput) {
      await call<typeof support.setStaffAccess>(supportPaths.staffAccess, { params: { id }, body: input })
    },
    async removeSecondFactor(id: number) {
      await call<typeof support.removeSecondFactor>(supportPaths.removeSecondFactor, { params: { id } })
    },
    async liftSuspension(id: number) {
      await call<typeof endpoints.liftSuspension>(at.liftSuspension, { params: { id } })
    },
    async unlockMember(id: number) {
      await call<typeof endpoints.unlockMember>(at.unlock, { params: { id } })
    },
    async allowTrial(id: number) {
      await call<typeof endpoints.allowTrial>(at.allowTrial, { params: { id } })
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
      return await call<typeof teams.previewHandOver>(team.handOverPreview, {
        params: { id },
        query: { email },
      })
    },
    async handOverTeam(id: number, email: string) {
      return await call<typeof teams.handOverTeam>(team.handOver, { params: { id }, body: { email } })
    },
    /** The newest entries, at most so many. */
    async listMemberAudit(id: number, most: number) {
      return await call<typeof endpoints.listMemberAuditEntries>(at.auditEntries, {
        params: { id },
        query: { range: JSON.stringify([0, most - 1]) },
      })
    },
  }
}
