import { MutationObserver } from '@tanstack/react-query'
import { CallFailed, createClient, type Transport } from '@vitrine/contracts/client'
import type { SubscriptionState } from '@vitrine/contracts/newsletter/categories'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../shared/api/queries.ts'
import { emailPreferences } from './queries.ts'
import { shownState, switchingCategory } from './components/EmailPreferences.tsx'

const allOff = {
  newsletter: 'UNSUBSCRIBED',
  events: 'UNSUBSCRIBED',
  promotions: 'UNSUBSCRIBED',
  updates: 'UNSUBSCRIBED',
  isSuppressed: false,
} as const

/** The switch of the events, before a server whose response a test gives by hand. */
function eventsSwitch() {
  const asked: { what: string; response: (response: Response) => void }[] = []
  const transport: Transport = (path, { method }) =>
    new Promise((resolve) => asked.push({ what: `${method} ${path}`, response: resolve }))
  const call = createClient(transport)
  const queryClient = createQueryClient()
  const { queryKey } = emailPreferences(call)
  queryClient.setQueryData(queryKey, allOff)
  const observer = new MutationObserver(queryClient, switchingCategory(call, queryClient, 'events'))
  const stored = () => queryClient.getQueryData(queryKey)
  return {
    asked,
    stored,
    set: (state: SubscriptionState) => observer.mutate(state),
    shown: () => shownState(stored()?.events ?? 'UNSUBSCRIBED', observer.getCurrentResult()),
  }
}

const responseOf = (state: SubscriptionState, awaitsConfirmation = false) =>
  Response.json({ category: 'events', state, awaitsConfirmation })

test('D3-101: a switch holds at once, by one call with the category in its path, and what comes back is stored', async () => {
  const { asked, stored, set, shown } = eventsSwitch()
  const switching = set('SUBSCRIBED')
  expect([shown(), stored()]).toEqual(['SUBSCRIBED', allOff])
  await expect
    .poll(() => asked.map(({ what }) => what))
    .toEqual(['PUT /api/v1/account-settings/email-preferences/events?value=SUBSCRIBED'])
  asked[0]?.response(responseOf('SUBSCRIBED'))
  await switching
  expect([shown(), stored()]).toEqual(['SUBSCRIBED', { ...allOff, events: 'SUBSCRIBED' }])
})

test('D3-099: what is not kept is taken back', async () => {
  const { asked, stored, set, shown } = eventsSwitch()
  const switching = set('SUBSCRIBED')
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.response(Response.json({}, { status: 500 }))
  await expect(switching).rejects.toBeInstanceOf(CallFailed)
  expect([shown(), stored()]).toEqual(['UNSUBSCRIBED', allOff])
})

test('what waits for a confirmation is not on yet', async () => {
  const { asked, set, shown } = eventsSwitch()
  const switching = set('SUBSCRIBED')
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.response(responseOf('UNSUBSCRIBED', true))
  expect(await switching).toMatchObject({ awaitsConfirmation: true })
  expect(shown()).toBe('UNSUBSCRIBED')
})

test('switched twice in a row, the second call waits for the first, and decides', async () => {
  const { asked, stored, set, shown } = eventsSwitch()
  void set('SUBSCRIBED')
  const last = set('UNSUBSCRIBED')
  expect(shown()).toBe('UNSUBSCRIBED')
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.response(responseOf('SUBSCRIBED'))
  await expect.poll(() => asked.length).toBe(2)
  expect(shown()).toBe('UNSUBSCRIBED')
  asked[1]?.response(responseOf('UNSUBSCRIBED'))
  await last
  expect([shown(), stored()]).toEqual(['UNSUBSCRIBED', allOff])
})
