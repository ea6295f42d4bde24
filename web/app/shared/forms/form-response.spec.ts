import { CallFailed } from '@vitrine/contracts/client'
import { describe, expect, it } from 'vitest'
import { responseOf } from './form-response.ts'

const failureOf = async (status: number, body: unknown) =>
  (await responseOf(new FormData(), () => Promise.reject(new CallFailed(status, body)))).failure

describe('a form whose call fails', () => {
  it.each([500, 504])('D3-185: tells the generic server error of a %i', async (status) => {
    expect(await failureOf(status, undefined)).toBe('Something went wrong! Please try again later!')
    expect(
      await failureOf(status, { errorCode: 'UNEXPECTED', message: 'An unexpected error occurred' }),
    ).toBe('Something went wrong! Please try again later!')
  })

  it('tells of every other failure in the response’s words, else the fallback', async () => {
    expect(await failureOf(503, { message: 'Back soon.' })).toBe('Back soon.')
    expect(await failureOf(502, undefined)).toBe('An unexpected error occurred')
  })
})
