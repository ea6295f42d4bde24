import { describe, expect, it } from 'vitest'
import { instant } from '../feedback/amounts.ts'
import { actionInWords, detailsInWords, partInWords } from './entry-words.ts'

describe('an audit entry of an account', () => {
  it.each([
    ['identity.signed-in', 'Logged in'],
    ['identity.sign-in-failed', 'Log-in failed'],
    ['identity.signed-out', 'Signed out'],
    ['access.refused', 'Refused'],
    ['membership.slots-asked', 'More slots of the team asked for'],
    ['membership.change-asked', 'Change of plan asked for'],
    ['dictionary-article.trashed', 'Moved to the trash'],
    ['odd', 'Odd'],
    ['', ''],
  ])('%j is %j', (action, words) => {
    expect(actionInWords(action)).toBe(words)
  })

  it('tells what was done to the account from what it did, and from what was tried with its email', () => {
    const part = (actor: string, subject: string, actorEmail: string | null = null) =>
      partInWords({ actor, actorEmail, subject }, 7)
    expect([
      part('user:7', 'user 7'),
      part('user:7', 'member 7'),
      part('user:7', 'user 71'),
      part('user:7', 'newsletter-issue 7'),
    ]).toEqual(['by this account', 'by this account', 'done by this account', 'done by this account'])
    expect([
      part('user:71', 'user 7', 'grace@vitrine.example'),
      part('user:71', 'user 7'),
      part('operator', 'user 7'),
    ]).toEqual([
      'done to this account by grace@vitrine.example',
      'done to this account by account 71',
      'done to this account by operator',
    ])
    expect(part('visitor', 'email ann@vitrine.example')).toBe('with its email, by visitor')
  })

  it('says times as every screen does', () => {
    const until = '2026-11-29T08:15:00.000Z'
    expect(detailsInWords({ until, at: { from: null, to: until }, title: `Made ${until}` })).toEqual([
      `until: ${instant(until)}`,
      `at: none → ${instant(until)}`,
      `title: Made ${until}`,
    ])
  })

  it('says what changed, from what to what, and nothing about nothing', () => {
    expect(detailsInWords({ endedSessions: 0 })).toEqual([])
    expect(detailsInWords({ sourceUrl: 'thimblerow', issueId: 7 })).toEqual([
      'source URL: thimblerow',
      'issue number: 7',
    ])
    expect(detailsInWords({ endedSessions: 2, roles: ['ROLE_FREE', 'ROLE_ADMIN'] })).toEqual([
      'ended sessions: 2',
      'roles: ROLE_FREE, ROLE_ADMIN',
    ])
    expect(
      detailsInWords({
        status: { from: 'Inactive', to: 'Active' },
        trialEndsAt: { from: null, to: '2026-03-04' },
        isStaff: { from: false, to: true },
      }),
    ).toEqual(['status: Inactive → Active', 'trial ends at: none → 2026-03-04', 'is staff: no → yes'])
  })
})
