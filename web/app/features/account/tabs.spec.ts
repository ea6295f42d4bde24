import { describe, expect, it } from 'vitest'
import { aUser } from '../../../tests/a-user.ts'
import { accountTabs, maySee, tabPath, tabsFor, type AccountTab } from './tabs.ts'

const tabs: AccountTab[] = [
  { actionName: 'userInfo', displayText: 'My Details' },
  {
    actionName: 'workTeams',
    displayText: 'Work Team',
    condition: ({ roles }) => roles.includes('ROLE_ENTERPRISE_ADMIN'),
  },
]
const names = (shown: readonly AccountTab[]) => shown.map(({ actionName }) => actionName)

describe('the tabs of the account', () => {
  it('D3-086: have a URL, a text, and a member without the condition does not see the tab', () => {
    expect(tabPath({ actionName: 'userInfo' })).toBe('/app/accountSettings/userInfo')
    expect(names(tabsFor(aUser(), tabs))).toEqual(['userInfo'])
    expect(names(tabsFor(aUser(['ROLE_ENTERPRISE_ADMIN'], 'Active'), tabs))).toEqual([
      'userInfo',
      'workTeams',
    ])
  })

  it('D3-137: Work Team is for whoever manages a team, while the membership counts; anybody else is sent to the first', () => {
    const seen = (user: Parameters<typeof maySee>[0]) => [
      names(tabsFor(user)).includes('workTeams'),
      maySee(user, '/app/accountSettings/workTeams'),
    ]
    expect(seen(aUser(['ROLE_ENTERPRISE_ADMIN'], 'Active'))).toEqual([true, true])
    for (const user of [
      aUser(['ROLE_ENTERPRISE'], 'Active'),
      aUser(['ROLE_ENTERPRISE_ADMIN'], 'Cancelled'),
      aUser(['ROLE_UNLIMITED'], 'Active'),
      aUser(),
    ])
      expect(seen(user)).toEqual([false, false])
  })

  it('D3-086: can be hidden by name', () => {
    expect(names(tabsFor(aUser(['ROLE_ENTERPRISE_ADMIN'], 'Active'), tabs, ['workTeams']))).toEqual([
      'userInfo',
    ])
  })

  it('D3-084: that are refused send to the first; URLs that are no tab’s are left alone', () => {
    expect(maySee(aUser(), '/app/accountSettings/workTeams/', tabs)).toBe(false)
    expect(maySee(aUser(['ROLE_ENTERPRISE_ADMIN'], 'Active'), '/app/accountSettings/workTeams', tabs)).toBe(
      true,
    )
    expect(maySee(aUser(), '/app/accountSettings/nothing', tabs)).toBe(true)
  })

  it('D3-084: begin with the details and the membership, which everybody has', () => {
    expect(names(tabsFor(aUser())).slice(0, 2)).toEqual(['userInfo', 'subscription'])
    expect(accountTabs.every(({ displayText }) => displayText !== '')).toBe(true)
  })
})
