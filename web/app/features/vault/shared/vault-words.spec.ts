import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { describe, expect, it } from 'vitest'
import { collectionFailureWords, failureWords, inVaultWords } from './vault-words.ts'

const refused = (errorCode: string) =>
  new CallFailed(400, {
    errorCode: 'VALIDATION_FAILED',
    message: 'Refused',
    errors: [{ field: 'title', errorCode, errorMessage: `words of ${errorCode}` }],
  })

describe('a refused change', () => {
  it.each([
    ['exists', 'words of exists'],
    ['NoExplicitWords', 'words of NoExplicitWords'],
    ['Size', 'words of Size'],
  ])('D2-215: of code %s has its own sentence', (code, words) => {
    expect(failureWords(refused(code))).toBe(words)
  })

  it.each(['invalid', 'null', 'notFound'])('D2-153, D2-211: of code %s has the documented one', (code) => {
    expect(failureWords(refused(code))).toBe('Something went wrong. Please try again')
    expect(() => inVaultWords(refused(code))).toThrow(
      expect.objectContaining({
        fieldErrors: [
          { field: 'title', errorCode: code, errorMessage: 'Something went wrong. Please try again' },
        ],
      }),
    )
  })

  it.each([500, 504])('D2-211: of status %i is to be tried later', (status) => {
    expect(failureWords(new CallFailed(status, { message: 'Broken' }))).toBe(
      'Something went wrong! Please try again later!',
    )
  })

  it('D2-212: without a field has the words of the response, or those of a lost connection', () => {
    expect(failureWords(new CallFailed(404, { message: 'Item not found' }))).toBe('Item not found')
    expect(failureWords(new CallFailed(503, null))).toBe('An unexpected error occurred')
    expect(failureWords(new NoResponse(null))).toBe(
      'An error occurred while connecting to the server, please refresh the page.',
    )
  })

  it('D2-153: names a collection that is gone', () => {
    expect(collectionFailureWords(refused('notFound'))).toBe('Collection not found.')
    expect(collectionFailureWords(refused('invalid'))).toBe('Something went wrong. Please try again')
  })

  it('stays what it is where it is no failed call', () => {
    expect(() => failureWords(new Error('a fault of ours'))).toThrow('a fault of ours')
    expect(() => inVaultWords(new NoResponse(null))).toThrow(NoResponse)
  })
})
