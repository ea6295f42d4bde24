import type { Client } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/members/endpoints'
import * as support from '@vitrine/contracts/members/support-endpoints'
import type { StaffAccessInput } from '@vitrine/contracts/members/support-schemas'
import * as teams from '@vitrine/contracts/teams/endpoints'
import * as media from '@vitrine/contracts/vault-media/endpoints'

/** What staff do with accounts beyond lists and forms. */
export function memberCalls(call: Client) {
  return {
    /** `until` is an instant; null lasts until somebody lifts it. */
    async suspendMember(id: number, suspension: { reason: string; until: string | null }) {
      await call(endpoints.suspendMember, { params: { id }, body: suspension })
    },
    async listMemberSessions(id: number) {
      return await call(support.listMemberSessions, { params: { id } })
    },
    async endMemberSession(id: number, sessionId: number) {
      await call(support.endMemberSession, { params: { id, sessionId } })
    },
    /** The newest, at most so many. */
    async listMemberMails(id: number, most: number) {
      return await call(support.listMemberMails, {
        params: { id },
        query: { range: JSON.stringify([0, most - 1]) },
      })
    },
    async readMemberRecords(id: number) {
      return await call(support.readMemberRecords, { params: { id } })
    },
    async readMemberStorage(id: number) {
      return await call(media.readManagedStorage, { params: { id } })
    },
    async setMemberQuota(id: number, body: { quota: number | null; from: number | null }) {
      await call(media.setQuota, { params: { id }, body })
    },
    async resendConfirmation(id: number) {
      await call(support.resendConfirmation, { params: { id } })
    },
    async sendPasswordReset(id: number) {
      await call(support.sendPasswordReset, { params: { id } })
    },
    async setStaffAccess(id: number, input: StaffAccessInput) {
      await call(support.setStaffAccess, { params: { id }, body: input })
    },
    async removeSecondFactor(id: number) {
      await call(support.removeSecondFactor, { params: { id } })
    },
    async liftSuspension(id: number) {
      await call(endpoints.liftSuspension, { params: { id } })
    },
    async unlockMember(id: number) {
      await call(endpoints.unlockMember, { params: { id } })
    },
    async allowTrial(id: number) {
      await call(endpoints.allowTrial, { params: { id } })
    },
    async endMemberSessions(id: number) {
      await call(endpoints.endMemberSessions, { params: { id } })
    },
    async readManagedTeam(id: number) {
      return await call(teams.readManagedTeam, { params: { id } })
    },
    async setTeamSlots(id: number, slots: number) {
      await call(teams.setTeamSlots, { params: { id }, body: { slots } })
    },
    /** What handing the team over would do; changes nothing. */
    async previewHandOver(id: number, email: string) {
      return await call(teams.previewHandOver, {
        params: { id },
        query: { email },
      })
    },
    async handOverTeam(id: number, email: string) {
      return await call(teams.handOverTeam, { params: { id }, body: { email } })
    },
    /** The newest entries, at most so many. */
    async listMemberAudit(id: number, most: number) {
      return await call(endpoints.listMemberAuditEntries, {
        params: { id },
        query: { range: JSON.stringify([0, most - 1]) },
      })
    },
  }
}
