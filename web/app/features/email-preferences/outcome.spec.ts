import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { expect, test } from 'vitest'
import { changedWords, failedWords } from './outcome.ts'

test.each([
  ['newsletter', 'SUBSCRIBED', 'Congratulations! You have subscribed to the newsletter.'],
  ['newsletter', 'UNSUBSCRIBED', "You've been unsubscribed from our mailing list."],
  ['events', 'SUBSCRIBED', 'Subscribed to Events'],
  ['promotions', 'UNSUBSCRIBED', 'Unsubscribed from Promotions'],
  ['updates', 'SUBSCRIBED', 'Subscribed to Updates'],
] as const)('D3-097: %s %s says %j', (category, state, words) => {
  expect(changedWords({ category, state, awaitsConfirmation: false }).text).toBe(words)
})

test('D3-098: whoever leaves the newsletter is told which mails go on', () => {
  expect(
    changedWords({ category: 'newsletter', state: 'UNSUBSCRIBED', awaitsConfirmation: false }).advice,
  ).toBe('You will still receive emails about your account and your purchases.')
  expect(
    changedWords({ category: 'events', state: 'UNSUBSCRIBED', awaitsConfirmation: false }).advice,
  ).toBeNull()
})

test('what waits for a confirmation says so as the newsletter’s form does', () => {
  expect(changedWords({ category: 'events', state: 'UNSUBSCRIBED', awaitsConfirmation: true }).text).toBe(
    "Success, you've been signed up! Please look for our confirmation email.",
  )
})

test('D3-099: a service that is down and any other problem have their documented words', () => {
  expect(failedWords(new CallFailed(503, {}))).toEqual({
    text: 'Newsletter service is temporarily down.',
    advice: 'Please try again later.',
  })
  for (const error of [new CallFailed(500, {}), new NoResponse(new TypeError('x'))]) {
    expect(failedWords(error)).toEqual({
      text: 'There was a problem with your request.',
      advice: 'Please refresh the page and try again or contact Support.',
    })
  }
})
