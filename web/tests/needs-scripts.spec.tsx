import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { MembersOnly } from '../app/features/identity/components/MembersOnly.tsx'
import { SectionGate } from '../app/features/shell/SectionGate.tsx'
import { VaultGuest } from '../app/features/vault/shared/VaultGuest.tsx'
import { renderElement, wordsOf } from './render-route.tsx'

it.each<[string, () => ReactElement]>([
  ['the vault', () => <VaultGuest />],
  ['a member’s lists', () => <SectionGate>own</SectionGate>],
  ['what a membership opens', () => <MembersOnly title="Price" />],
])('the server does not know who reads: of %s it says to members, too, what they need', (_, element) => {
  const html = renderElement(element(), { path: '/app/x' })
  expect(wordsOf(html)).toMatch(/needs? JavaScript\. Please turn it on for this site\./)
  expect(html, 'without scripts alone').toContain('hidden nojs:block')
})
