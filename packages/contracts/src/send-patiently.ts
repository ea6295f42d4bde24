/** Seconds of waiting in all after which the refusal is shown, with its own way to try again. */
const LONGEST_WAIT = 600

/** Shown at an upload that is sent again by itself. */
export const WAITING_WORDS = 'The server is busy. Your upload goes on by itself.'

/** What a server says of an upload: its status, and after how many seconds it wants to be asked again. */
export interface SentUpload {
  status: number
  retryAfter: number | null
}

/**
 * Sends again by itself while the server is busy (429), each time after as many seconds as it asks for.
 *
 * @param wait resolves after so many seconds; rejects when the upload is canceled
 */
export async function sendPatiently<Sent extends SentUpload>(
  send: () => Promise<Sent>,
  wait: (seconds: number) => Promise<void>,
): Promise<Sent> {
  for (let waited = 0; ;) {
    const sent = await send()
    const { status, retryAfter } = sent
    if (status !== 429 || retryAfter === null || waited + retryAfter > LONGEST_WAIT) return sent
    await wait(retryAfter)
    waited += retryAfter
  }
}

/** The seconds of a `Retry-After` header; null where it has none. */
export function secondsOf(retryAfter: string | null): number | null {
  return Number(retryAfter) || null
}

/** @throws DOMException AbortError when the upload is canceled */
export function waitSeconds(seconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer)
      reject(canceledUpload())
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel)
      resolve()
    }, seconds * 1000)
    signal?.addEventListener('abort', cancel)
  })
}

export function canceledUpload(): DOMException {
  return new DOMException('The upload was canceled.', 'AbortError')
}
