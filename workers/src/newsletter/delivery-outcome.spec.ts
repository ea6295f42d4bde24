import {
  MailDeferred,
  MailRefused,
  MailUnavailable,
  MailUncertain,
} from '@vitrine/platform/mail/mail-transport'
import { expect, test } from 'vitest'
import { outcomeOf } from './delivery-outcome.ts'

const first = { id: 7, attempts: 1 }

test('what was taken is sent, what is refused has failed, what may have arrived is unknown', () => {
  expect(outcomeOf(first, null)).toEqual({
    id: 7,
    state: 'sent',
    answer: '',
    delaySeconds: 0,
    isUncounted: false,
  })
  expect(outcomeOf(first, new MailRefused(new Error('550 no such user')))).toMatchObject({
    state: 'failed',
    answer: 'refused by the mail server: 550 no such user',
  })
  expect(outcomeOf(first, new MailUncertain(new Error('closed')))).toMatchObject({ state: 'unknown' })
})

test('while the server is away a mail waits, however long, and no attempt counts', () => {
  expect(outcomeOf({ id: 7, attempts: 99 }, new MailUnavailable(new Error('refused')))).toMatchObject({
    state: 'waiting',
    isUncounted: true,
    delaySeconds: 0,
  })
})

test('what the server puts off waits longer each time, and fails in the end', () => {
  const deferred = new MailDeferred(new Error('451 later'))
  expect([1, 2, 3, 4, 5].map((attempts) => outcomeOf({ id: 7, attempts }, deferred).delaySeconds)).toEqual([
    60, 120, 240, 480, 960,
  ])
  expect(outcomeOf({ id: 7, attempts: 6 }, deferred)).toMatchObject({ state: 'failed' })
})
