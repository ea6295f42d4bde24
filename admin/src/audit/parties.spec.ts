import { describe, expect, test } from 'vitest'
import { actorOf, subjectOf } from './parties.ts'

describe('whom an audit entry names', () => {
  test('an account by its email, with its page; one that is gone by its number; others by their name', () => {
    expect(actorOf({ actor: 'user:7', actorEmail: 'ann@vitrine.example' })).toEqual({
      words: 'ann@vitrine.example',
      to: '/app/oms/members/7',
    })
    expect(actorOf({ actor: 'user:7', actorEmail: null })).toEqual({ words: 'account 7', to: null })
    expect(actorOf({ actor: 'mail-provider', actorEmail: null })).toEqual({
      words: 'mail-provider',
      to: null,
    })
  })

  const subject = (
    of: string,
    action = 'some.changed',
    details: Record<string, unknown> = {},
    subjectEmail: string | null = null,
    now: { subjectName?: string; subjectUrl?: string } = {},
  ) => subjectOf({ action, subject: of, subjectEmail, subjectName: null, subjectUrl: null, details, ...now })

  test('a thing by its kind and what it was called, with its screen', () => {
    expect(subject('user 2', 'identity.member-suspended', {}, 'wren@vitrine.example')).toEqual({
      words: 'wren@vitrine.example',
      to: '/app/oms/members/2',
    })
    expect(subject('newsletter-issue 3', 'newsletter-issue.created', { subject: 'Kilns' })).toEqual({
      words: 'issue Kilns',
      to: '/app/oms/newsletter-issues/3',
    })
    expect(
      subject('newsletter-issue 3', 'newsletter-issue.updated', { subject: { from: 'a', to: 'b' } }),
    ).toEqual({ words: 'issue 3', to: '/app/oms/newsletter-issues/3' })
    expect(subject('newsletter-address a b', 'newsletter-address.suppressed')).toEqual({
      words: 'email a b',
      to: '/app/oms/newsletter-suppressions',
    })
  })

  test('what is there still by its name of now, and an article with its URL of now', () => {
    expect(
      subject('dictionary-article 4', 'dictionary-article.content-saved', { version: 2 }, null, {
        subjectName: 'Hallmark',
        subjectUrl: 'hall mark',
      }),
    ).toEqual({ words: 'article Hallmark', to: '/oryEditor/hall%20mark' })
    expect(
      subject(
        'dictionary-article 4',
        'dictionary-article.created',
        { title: 'Halmark', url: 'halmark' },
        null,
        { subjectName: 'Hallmark', subjectUrl: 'hallmark' },
      ),
    ).toEqual({ words: 'article Hallmark', to: '/oryEditor/hallmark' })
    expect(
      subject('dictionary-article 4', 'dictionary-article.created', { title: 'Halmark', url: 'halmark' }),
    ).toEqual({ words: 'article Halmark', to: null })
    expect(subject('data-partner 5', 'data-partner.moved', {}, null, { subjectName: 'Thimblerow' })).toEqual({
      words: 'partner Thimblerow',
      to: '/app/oms/partners/5',
    })
  })

  test('a membership by the account that has it, a check by what it looks for', () => {
    expect(subject('member 34', 'membership.slots-asked', {}, 'wren@vitrine.example')).toEqual({
      words: 'wren@vitrine.example',
      to: '/app/oms/members/34',
    })
    expect(subject('publishing-check broken-links', 'publishing-check.changed')).toEqual({
      words: 'check before publishing ‘Broken links’',
      to: '/app/oms/publishing-checks',
    })
  })

  test('an import by its number and what came in', () => {
    expect(subject('import 12', 'sold-items.imported')).toEqual({
      words: 'import 12 of sold items',
      to: null,
    })
    expect(subject('import 0', 'marks.imported')).toEqual({ words: 'marks', to: null })
  })

  test('what has been deleted, and what has no screen, has no link', () => {
    expect(subject('data-partner 5', 'data-partner.deleted', { source: 'Thimblerow' })).toEqual({
      words: 'partner Thimblerow',
      to: null,
    })
    expect(subject('endpoint members.list-members', 'access.refused')).toEqual({
      words: 'call ‘Members: list members’',
      to: null,
    })
    expect(subject('team-user 9', 'team-user.renamed')).toEqual({ words: 'user of a team 9', to: null })
  })
})
