import * as support from '@vitrine/contracts/members/support-endpoints'
import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
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
  givesRows(support.listMemberMails, () => []),
]
