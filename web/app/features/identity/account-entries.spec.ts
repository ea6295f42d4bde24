import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { describe, expect, it } from 'vitest'
import { entriesFor } from '../shell/navigation.ts'
import { aUser } from '../../../tests/a-user.ts'
import { accountEntries } from './account-entries.ts'

const member = aUser()

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
  it('D1-037: has six links for a member, in order', () => {
    expect(seenBy(member)).toEqual(membersEntries)
  })

  it('D1-037: has the Admin Account for staff, in the second place', () => {
    expect(seenBy({ ...member, isAdmin: true })).toEqual(
      membersEntries.toSpliced(1, 0, ['Admin Account', '/oms/index']),
    )
  })
})
