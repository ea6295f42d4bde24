import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { MembersOnly } from '../app/features/identity/components/MembersOnly.tsx'
import { SectionGate } from '../app/features/my-lists/MyListsFrame.tsx'
import { VaultGuest } from '../app/features/vault/shared/VaultGuest.tsx'
import { HydrateFallback as InvitationFallback } from '../app/routes/team-invitation.tsx'
import { renderElement, wordsOf } from './render-route.tsx'

it.each<[string, string, () => ReactElement]>([
  ['the vault', 'The vault needs', () => <VaultGuest />],
  ['the WorthScore', 'WorthScore needs', () => <VaultGuest title="WorthScore" />],
  ['an invitation', 'Your invitation needs', () => <InvitationFallback />],
  ['a member’s lists', 'This page needs', () => <SectionGate>own</SectionGate>],
  ['what a membership opens', 'What members see here needs', () => <MembersOnly title="Price" />],
])(
  'the server does not know who reads: of %s it says what it needs, and presumes no membership',
  (_, what, element) => {
    const html = renderElement(element(), { path: '/app/x' })
    expect(wordsOf(html)).toContain(` ${what} JavaScript. Please turn it on for this site.`)
    expect(html, 'without scripts alone').toContain('hidden nojs:block')
  },
)

it('the vault tells a reader without scripts nothing about a membership that may well be there', () => {
  expect(renderElement(<VaultGuest />, { path: '/app/vault/dashboard' })).toMatch(
    /<p class="[^"]*nojs:hidden[^"]*">Sorry! This feature is only available for paid subscribers\./,
  )
})
