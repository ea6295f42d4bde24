import type { SentFile } from './send-file.ts'

/** Seconds of waiting in all after which the refusal is shown, with its own way to try again. */
const LONGEST_WAIT = 600

/**
 * Sends again by itself while the server is busy (429), each time after as many seconds as it asks for.
 *
 * @param wait resolves after so many seconds; rejects when the upload is canceled
 */
export async function sendPatiently(
  send: () => Promise<SentFile>,
  wait: (seconds: number) => Promise<void>,
): Promise<SentFile> {
  for (let waited = 0; ;) {
    const sent = await send()
    const { status, retryAfter } = sent
    if (status !== 429 || retryAfter === null || waited + retryAfter > LONGEST_WAIT) return sent
    await wait(retryAfter)
    waited += retryAfter
  }
}
