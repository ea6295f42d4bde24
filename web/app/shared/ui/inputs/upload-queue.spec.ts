import { CallFailed } from '@vitrine/contracts/client'
import { describe, expect, it } from 'vitest'
import { UploadQueue, type UploadQueueOptions } from './upload-queue.ts'

type Send = UploadQueueOptions<string>['send']

/** Files whose sending the test ends by hand. */
function byHand(options: Omit<UploadQueueOptions<string>, 'send'> = {}) {
  const calls: {
    file: File
    signal: AbortSignal
    onProgress: (sent: number, total: number) => void
    resolve: (result: string) => void
    reject: (error: Error) => void
  }[] = []
  const send: Send = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => calls.push({ file, signal, onProgress, resolve, reject }))
  const queue = new UploadQueue<string>({ ...options, send })
  return { queue, calls, kinds: () => queue.snapshot().map(({ state }) => state.kind) }
}

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)

describe('files on their way', () => {
  it('are sent a few at a time, in the order given', async () => {
    const { queue, calls, kinds } = byHand({ concurrency: 2 })
    queue.add([file('a'), file('b'), file('c')])
    expect(kinds()).toEqual(['sending', 'sending', 'waiting'])
    calls[0]?.resolve('kept')
    await expect.poll(() => kinds()).toEqual(['done', 'sending', 'sending'])
    expect(calls.map((call) => call.file.name)).toEqual(['a', 'b', 'c'])
    expect(queue.snapshot()[0]?.result).toBe('kept')
  })

  it('tell how many bytes have left', () => {
    const { queue, calls } = byHand()
    queue.add([file('a', 200)])
    calls[0]?.onProgress(50, 200)
    expect(queue.snapshot()[0]?.state).toEqual({ kind: 'sending', sent: 50, total: 200 })
  })

  it('hold up no other when one fails, and the failed one can be tried again', async () => {
    const { queue, calls, kinds } = byHand({ concurrency: 1 })
    queue.add([file('a'), file('b')])
    calls[0]?.reject(new Error('No connection.'))
    await expect.poll(() => kinds()).toEqual(['failed', 'sending'])
    expect(queue.snapshot()[0]?.state).toEqual({ kind: 'failed', reason: 'No connection.' })
    calls[1]?.resolve('kept')
    queue.retry(queue.snapshot()[0]?.id ?? 0)
    await expect.poll(() => kinds()).toEqual(['sending', 'done'])
  })

  it('that the api does not take for what they are cannot be tried again', async () => {
    const { queue, calls, kinds } = byHand()
    queue.add([file('a')])
    calls[0]?.reject(
      new CallFailed(413, { errorCode: 'PAYLOAD_TOO_LARGE', message: 'This file is too large.' }),
    )
    await expect
      .poll(() => queue.snapshot()[0]?.state)
      .toEqual({ kind: 'refused', reason: 'This file is too large.' })
    queue.retry(queue.snapshot()[0]?.id ?? 0)
    expect(kinds()).toEqual(['refused'])
  })

  it('that are taken out are canceled, and the next one begins', async () => {
    const { queue, calls, kinds } = byHand({ concurrency: 1 })
    queue.add([file('a'), file('b')])
    queue.remove(queue.snapshot()[0]?.id ?? 0)
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.reject(new DOMException('The upload was canceled.', 'AbortError'))
    await expect.poll(() => kinds()).toEqual(['sending'])
    expect(calls[1]?.file.name).toBe('b')
  })

  it('that are not taken are told why, are never sent, and cannot be tried again', () => {
    const { queue, calls, kinds } = byHand({
      refuse: ({ size }) => (size > 100 ? 'This file is too large.' : null),
    })
    queue.add([file('large', 200)])
    queue.retry(queue.snapshot()[0]?.id ?? 0)
    expect(kinds()).toEqual(['refused'])
    expect(queue.snapshot()[0]?.state).toEqual({ kind: 'refused', reason: 'This file is too large.' })
    expect(calls).toEqual([])
  })
})
