import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { expect, test } from 'vitest'
import { isFileRefused, mediaRefusal, saveRefusal } from './save-refusal.ts'

const refused = (field: string, errorCode: string, errorMessage = 'The rule.') =>
  new CallFailed(400, {
    errorCode: 'VALIDATION_FAILED',
    message: 'No.',
    errors: [{ field, errorCode, errorMessage }],
  })

test.each([
  ['exists', 'title', 'This vault item already exists.', 'This vault item already exists.'],
  [
    'NoExplicitWords',
    'title',
    'Explicit words cannot be used. Please revise.',
    'Explicit words cannot be used. Please revise.',
  ],
  ['Size', 'title', 'Please use at most 80 characters.', 'Please use at most 80 characters.'],
  ['invalid', 'description', 'The rule.', 'Something went wrong. Please try again'],
  ['null', 'title', 'The rule.', 'Something went wrong. Please try again'],
  ['notFound', 'tags', 'The rule.', 'Something went wrong. Please try again'],
  ['notFound', 'itemCollections', 'The rule.', 'Collection not found.'],
])('D2-105, D2-210, D2-211, D2-215: %s of %s stands at its field', (code, field, message, sentence) => {
  expect(saveRefusal(refused(field, code, message))).toEqual({
    kind: 'fields',
    problems: { [field]: sentence },
    words: {},
  })
})

test('an explicit word is named at its field', () => {
  const title = { field: 'title', errorCode: 'NoExplicitWords', errorMessage: 'Revise.', word: 'F*ck' }
  expect(saveRefusal(new CallFailed(400, { errors: [title] }))).toEqual({
    kind: 'fields',
    problems: { title: 'Revise.' },
    words: { title: 'F*ck' },
  })
})

test.each([
  [404, { kind: 'gone' }],
  [500, { kind: 'told', text: 'Something went wrong! Please try again later!' }],
  [504, { kind: 'told', text: 'Something went wrong! Please try again later!' }],
  [503, { kind: 'trouble' }],
  [429, { kind: 'told', text: 'Too many.' }],
])('D2-211: %i without a field', (status, told) => {
  expect(saveRefusal(new CallFailed(status, { message: 'Too many.' }))).toEqual(told)
})

test('D2-212: a conflict, and no response at all', () => {
  expect(saveRefusal(new CallFailed(412, { errorCode: 'REVISION_CONFLICT' }))).toEqual({ kind: 'conflict' })
  expect(saveRefusal(new NoResponse(null))).toEqual({
    kind: 'told',
    text: 'An error occurred while connecting to the server, please refresh the page. Try again first: refreshing loses photos that are not saved yet.',
  })
})

test('D2-123: a photo that was refused has the documents’ own sentence', () => {
  expect(mediaRefusal(refused('images.0.base64ImageData', 'Size', 'Photo is too large.'))).toBe(
    'Photo is too large.',
  )
})

test('only a photo that was refused for what it is cannot be tried again', () => {
  expect(
    [
      refused('images.0.base64ImageData', 'invalid'),
      refused('images', 'Size'),
      new CallFailed(503, {}),
      new NoResponse(null),
    ].map(isFileRefused),
  ).toEqual([true, false, false, false])
})

test('a photo that no server took is not told to refresh the page: that would lose it', () => {
  expect(mediaRefusal(new NoResponse(null))).toBe('The server could not be reached. Please try again.')
})
