import { expect, test, vi } from 'vitest'
import { sendPatiently } from './patient-client.ts'

test('a call that is put off is sent again after Retry-After, any other response is returned', async () => {
  vi.useFakeTimers()
  try {
    const responses = [
      { status: 503, retryAfter: '2' },
      { status: 503, retryAfter: '1' },
      { status: 200, retryAfter: null },
    ]
    const sent: number[] = []
    const began = Date.now()
    const waiting = sendPatiently(async () => {
      sent.push(Date.now() - began)
      return responses.shift() ?? { status: 500, retryAfter: null }
    })
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await waiting).status).toBe(200)
    expect(sent).toEqual([0, 2_000, 3_000])
  } finally {
    vi.useRealTimers()
  }
  expect((await sendPatiently(async () => ({ status: 503, retryAfter: null }))).status).toBe(503)
})
