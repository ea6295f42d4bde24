import {
  decisionSchema,
  deliveryStates,
  type DeliveryState,
} from '@vitrine/contracts/newsletter/admin-schemas'
import { expect, test } from 'vitest'
import { decidedState, deliveryKey, deliveryOfMessage } from './delivery.rules.ts'

const decisions = decisionSchema.shape.decision.options

test('there is something to decide about what is not known or has failed, and about nothing else', () => {
  const outcomes = (delivery: DeliveryState) =>
    decisions.map((decision) => decidedState({ issue: 'sent', delivery }, decision))
  expect(outcomes('unknown')).toEqual(['waiting', 'sent', 'failed'])
  expect(outcomes('failed')).toEqual(['waiting', 'sent', null])
  for (const state of deliveryStates.filter((each) => each !== 'unknown' && each !== 'failed'))
    expect(outcomes(state)).toEqual([null, null, null])
})

test('a mail of a cancelled issue is not sent again', () => {
  expect(decidedState({ issue: 'cancelled', delivery: 'unknown' }, 'send-again')).toBeNull()
  expect(decidedState({ issue: 'cancelled', delivery: 'unknown' }, 'count-as-sent')).toBe('sent')
})

test('a Message-ID leads back to its mail, with or without brackets; another one to none', () => {
  const key = { issueId: 12, id: 345 }
  expect(deliveryOfMessage(`<${deliveryKey(key)}@vitrine.example>`)).toEqual(key)
  expect(deliveryOfMessage(`${deliveryKey(key)}@vitrine.example`)).toEqual(key)
  for (const other of [
    undefined,
    '',
    'newsletter-1@vitrine.example',
    'newsletter-1-2',
    `newsletter-1-${'9'.repeat(40)}@vitrine.example`,
  ])
    expect(deliveryOfMessage(other)).toBeNull()
})
