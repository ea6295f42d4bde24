import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { isRouteErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { failureOf, loadList } from './failure.ts'

describe('a list that fails', () => {
  it('D1-122, D1-197: shows the response data, else the message, else the fallback', () => {
    expect(failureOf(new CallFailed(500, 'The shelf is closed.')).text).toBe('The shelf is closed.')
    expect(failureOf(new CallFailed(500, { errorCode: 'UNEXPECTED', message: 'A message.' })).text).toBe(
      'A message.',
    )
    expect(failureOf(new CallFailed(500, undefined)).text).toBe('An unexpected error occurred')
    expect(failureOf(new Error('A message.')).text).toBe('A message.')
  })

  it('shows no page of a gateway that stands before us', () => {
    expect(failureOf(new CallFailed(503, ' <html>Bad gateway</html>')).text).toBe(
      'An unexpected error occurred',
    )
  })

  it('D1-196: says in the documented words that no server responded', () => {
    expect(failureOf(new NoResponse(new TypeError('Failed to fetch'))).text).toBe(
      'An error occurred while connecting to the server, please refresh the page.',
    )
  })

  it('keeps its status, and says when to come back', async () => {
    const listed = await loadList(() =>
      Promise.reject(new CallFailed(503, { errorCode: 'SEARCH_UNAVAILABLE', message: 'Away.' })),
    )
    expect(listed.data).toEqual({ response: null, failure: { status: 503, text: 'Away.', responded: true } })
    expect(listed.init?.status).toBe(503)
    expect(new Headers(listed.init?.headers).get('retry-after')).toBe('15')
  })

  it('is the not-found page for a 404', async () => {
    const thrown: unknown = await loadList(() => Promise.reject(new CallFailed(404, {}))).catch(
      (error: unknown) => error,
    )
    expect(thrown).toMatchObject({ init: { status: 404 } })
    expect(isRouteErrorResponse(thrown)).toBe(false)
  })

  it('does not hide a mistake of our own', async () => {
    await expect(loadList(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  })
})
