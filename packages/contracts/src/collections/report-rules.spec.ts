import { expect, test } from 'vitest'
import { newsletterMessages } from '../newsletter/messages.ts'
import { reportMessages as messages } from './report-messages.ts'
import { collectionReportInputSchema, takeDownSchema, takeDownMessages } from './report-schemas.ts'

const errorsOf = (report: unknown) =>
  collectionReportInputSchema
    .safeParse(report)
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a report needs a reason, and words where none of the reasons says what is wrong', () => {
  expect(collectionReportInputSchema.parse({ reason: 'spam' })).toEqual({
    reason: 'spam',
    comment: '',
    email: null,
    isSuspected: false,
  })
  expect(errorsOf({})).toEqual([['reason', messages.reasonMissing]])
  expect(errorsOf({ reason: 'boring' })).toEqual([['reason', messages.reasonMissing]])
  expect(errorsOf({ reason: 'other', comment: '  ' })).toEqual([['comment', messages.commentMissing]])
  expect(errorsOf({ reason: 'other', comment: 'x'.repeat(1000) })).toBeUndefined()
  expect(errorsOf({ reason: 'other', comment: 'x'.repeat(1001) })).toEqual([
    ['comment', messages.commentTooLong],
  ])
  expect(errorsOf({ reason: 'spam', comment: 'a\u0000b' })).toEqual([['comment', messages.commentInvalid]])
})

test('the email of a report may be left out, but is one', () => {
  expect(collectionReportInputSchema.parse({ reason: 'spam', email: ' Ada@Post.example ' }).email).toBe(
    'Ada@Post.example',
  )
  expect(errorsOf({ reason: 'spam', email: 'ada@' })).toEqual([['email', newsletterMessages.emailInvalid]])
})

test('staff tell the owner why', () => {
  expect(takeDownSchema.parse({ reason: ' It shows a stolen clock.\r\n' })).toEqual({
    reason: 'It shows a stolen clock.',
  })
  expect(takeDownSchema.safeParse({ reason: '  ' }).error?.issues[0]?.message).toBe(
    takeDownMessages.reasonMissing,
  )
})
