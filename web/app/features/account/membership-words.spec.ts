import { expect, it } from 'vitest'
import { membershipWords } from './membership-words.ts'

it.each([
  ['Inactive', true, false, /^You currently have a non-paying account that allows you to search but not view any details\. Please subscribe for a full membership\.$/],
  ['Cancelled', true, false, /^Your subscription has been cancelled\. For more information, please use the Contact Us form\.$/],
  ['On Hold', true, false, /^On Hold, please go to the Settings from the Mobile app for more details\.$/],
  ['Suspended', true, false, /suspended/],
  ['In Trial', false, true, /trial/],
  ['Active', false, false, /active/],
] as const)('a membership that is %s', (status, isFreeUser, isTrialUser, words) => {
  expect(membershipWords({ status, isFreeUser, isTrialUser })).toMatch(words)
})
