import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { describe, expect, it } from 'vitest'
import { entriesFor } from '../shell/navigation.ts'
import { accountEntries, isOfferedTrial } from './account-entries.ts'

const member: UserDetails = { email: 'ana@vitrine.example', displayName: 'Ana', roles: ['ROLE_USER'], isAdmin: false, subscriptionStatus: 'Inactive' }

const membersEntries = [
  ['My Account', '/app/accountSettings/userInfo'],
  ['Saved Searches', '/app/myVitrine/savedSearches'],
  ['My Vault', '/app/vault/myVault/list'],
  ['My Favorite Items', '/app/myVitrine/favoriteInventory'],
  ['My Favorite Marks', '/app/myVitrine/favoriteMarks'],
  ['My Favorite Books', '/app/myVitrine/favoriteBooks'],
]
const seenBy = (reader: UserDetails) => entriesFor(accountEntries, reader).map(({ label, to }) => [label, to])

describe('the account dropdown', () => {
  it('has six links for a member, in order', () => {
    expect(seenBy(member)).toEqual(membersEntries)
  })

  it('has the Admin Account for staff, in the second place', () => {
    expect(seenBy({ ...member, isAdmin: true })).toEqual(membersEntries.toSpliced(1, 0, ['Admin Account', '/oms/index']))
  })
})

describe('Try for free', () => {
  it('is offered to visitors and free members', () => {
    expect(isOfferedTrial(null)).toBe(true)
    expect(isOfferedTrial(member)).toBe(true)
    expect(isOfferedTrial({ ...member, subscriptionStatus: 'Cancelled' })).toBe(true)
  })

  it.each(['Active', 'In Trial', 'Suspended', 'On Hold', 'Error'] as const)('is not offered to a subscriber who is %s', (subscriptionStatus) => {
    expect(isOfferedTrial({ ...member, subscriptionStatus })).toBe(false)
  })
})
