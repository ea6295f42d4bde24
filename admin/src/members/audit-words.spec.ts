import { describe, expect, it } from 'vitest'
import { actionInWords, actorInWords, detailsInWords } from './audit-words.ts'

describe('an audit entry of an account', () => {
  it.each([['identity.signed-in', 'Signed in'], ['identity.sign-in-failed', 'Sign in failed'], ['access.refused', 'Refused'], ['odd', 'Odd'], ['', '']])('%j is %j', (action, words) => {
    expect(actionInWords(action)).toBe(words)
  })

  it('tells the account itself from staff, visitors and operators', () => {
    expect(['user:7', 'user:71', 'visitor'].map((actor) => actorInWords({ actor, actorEmail: null }, 7))).toEqual(['by the account itself', 'by staff account 71', 'by visitor'])
    expect(actorInWords({ actor: 'user:71', actorEmail: 'grace@vitrine.example' }, 7)).toBe('by grace@vitrine.example')
  })

  it('says what changed, from what to what, and nothing about nothing', () => {
    expect(detailsInWords({ endedSessions: 0 })).toEqual([])
    expect(detailsInWords({ endedSessions: 2, roles: ['ROLE_FREE', 'ROLE_ADMIN'] })).toEqual(['ended sessions: 2', 'roles: ROLE_FREE, ROLE_ADMIN'])
    expect(detailsInWords({ status: { from: 'Inactive', to: 'Active' }, trialEndsAt: { from: null, to: '2026-03-04' }, isStaff: { from: false, to: true } })).toEqual([
      'status: Inactive → Active', 'trial ends at: none → 2026-03-04', 'is staff: false → true',
    ])
  })
})
