import { listMemberAuditEntries } from '@vitrine/contracts/members/endpoints'
import * as support from '@vitrine/contracts/members/support-endpoints'
import { readManagedTeam } from '@vitrine/contracts/teams/endpoints'
import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { readManagedStorage } from '@vitrine/contracts/vault-media/endpoints'
import { GIGABYTE } from '@vitrine/contracts/vault-media/storage'
import { givesRows } from './open-console.tsx'

/** What a member's page asks beside the member: an account that was never used. */
export const memberParts: Responder[] = [
  responds(support.listMemberSessions, () => []),
  responds(support.readMemberRecords, () => ({
    vaultItems: 0,
    deletedVaultItems: 0,
    photos: 0,
    collections: 0,
    publicCollections: 0,
    tags: 0,
    favorites: 0,
    savedSearches: 0,
    teamUsers: 0,
  })),
  responds(readManagedStorage, () => ({
    usedBytes: 0,
    deletedBytes: 0,
    allowedBytes: 20 * GIGABYTE,
    quota: null,
    membershipQuota: 20,
  })),
  givesRows(support.listMemberMails, () => []),
]

/** The rest of it: nothing in its audit log, and no team. */
export const memberHistory: Responder[] = [
  givesRows(listMemberAuditEntries, () => []),
  responds(readManagedTeam, () => ({
    hasPlan: false,
    hasTeam: false,
    isBilled: false,
    slots: 3,
    usedSlots: 1,
    closedDate: null,
  })),
]
