import { expect, test } from 'vitest'
import { sendPatiently, waitSeconds, type SentUpload } from './send-patiently.ts'

const responded = (status: number, retryAfter: number | null = null): SentUpload => ({ status, retryAfter })

/** A server that gives these responses, and then its last one again and again. */
async function sent(responses: readonly SentUpload[]) {
  const waits: number[] = []
  let calls = 0
  const { status } = await sendPatiently(
    async () => responses[Math.min(calls++, responses.length - 1)] ?? responded(200),
    async (seconds) => void waits.push(seconds),
  )
  return { status, calls, waits }
}

test('a busy server is asked again after as long as it says, until it takes the file', async () => {
  expect(await sent([responded(429, 5), responded(429, 12), responded(200)])).toEqual({
    status: 200,
    calls: 3,
    waits: [5, 12],
  })
})

test.each([responded(409), responded(503, 5), responded(429)])(
  'any other response is the outcome',
  async (response) => {
    expect(await sent([response])).toEqual({ status: response.status, calls: 1, waits: [] })
  },
)

test('after ten minutes of waiting the refusal is the outcome', async () => {
  const { status, waits } = await sent([responded(429, 60)])
  expect([status, waits.length]).toEqual([429, 10])
})

test('a wait that is canceled ends the upload', async () => {
  const canceled = sendPatiently(
    async () => responded(429, 5),
    async () => {
      throw new DOMException('The upload was canceled.', 'AbortError')
    },
  )
  await expect(canceled).rejects.toThrow('The upload was canceled.')
})

test('a wait ends at once when its upload is canceled', async () => {
  const canceling = new AbortController()
  const waiting = waitSeconds(600, canceling.signal)
  canceling.abort()
  await expect(waiting).rejects.toThrow('The upload was canceled.')
})
