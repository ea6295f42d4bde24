/** Refusals in a row after which the api counts as unable to take the call. */
const MOST_REFUSALS = 60

export interface CallResponse {
  status: number
  /** The header as it came. */
  retryAfter: string | null
}

/**
 * Sends a call, and again as long as the api responds with 503 and Retry-After, as a client does.
 *
 * @param send rejects where the connection breaks off; that is passed on
 */
export async function sendPatiently<Response extends CallResponse>(
  send: () => Promise<Response>,
): Promise<Response> {
  for (let refusals = 0; ; refusals += 1) {
    const response = await send()
    if (response.status !== 503 || response.retryAfter === null || refusals >= MOST_REFUSALS) return response
    const seconds = Math.max(1, Number(response.retryAfter) || 1)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

/** `fetch` that repeats what the api puts off. */
export async function fetchPatiently(url: string, init?: RequestInit): Promise<Response> {
  const { response } = await sendPatiently(async () => {
    const response = await fetch(url, init)
    return { response, status: response.status, retryAfter: response.headers.get('retry-after') }
  })
  return response
}
