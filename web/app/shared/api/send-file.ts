import { CallFailed } from '@vitrine/contracts/client'
import { CONNECTION_FAILED } from '@vitrine/contracts/failure-words'
import {
  canceledUpload,
  secondsOf,
  sendPatiently,
  waitSeconds,
  type SentUpload,
} from '@vitrine/contracts/send-patiently'
import { leaveIfOver } from './browser-queries.ts'

/** What became of what was sent: the response's body as text and its ETag beside what a server says of it. */
export interface SentFile extends SentUpload {
  body: string
  etag: string | null
}

export interface SendOptions {
  signal: AbortSignal
  /** Bytes that have left, of all. `fetch` does not tell. */
  onProgress: (sent: number, total: number) => void
  headers?: Readonly<Record<string, string>>
  /** The server is busy, and the file is sent again by itself. */
  onWaiting?: (() => void) | undefined
}

/**
 * Sends one file, or a form with files, as the request's body. While the server is busy it is sent again.
 *
 * @throws Error with a sentence for the screen when no server responded; DOMException AbortError when it was
 *   canceled
 */
export async function sendFile(path: string, body: Blob | FormData, options: SendOptions): Promise<SentFile> {
  return await sendPatiently(
    () => sendOnce(path, body, options),
    (seconds) => {
      options.onWaiting?.()
      return waitSeconds(seconds, options.signal)
    },
  )
}

/**
 * Rejects what the server refused as a failed call. The page is left where the visit is over.
 *
 * @throws CallFailed
 */
export async function assertAccepted({ status, body }: SentFile, path: string): Promise<void> {
  if (status >= 200 && status < 300) return
  await leaveIfOver(new Response(body, { status }), path, 'POST')
  throw new CallFailed(status, jsonOrText(body))
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function sendOnce(
  path: string,
  body: Blob | FormData,
  { signal, onProgress, headers = {} }: SendOptions,
): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    // Of a form the browser states the type itself, with the boundary that it has chosen.
    if (body instanceof Blob && body.type) request.setRequestHeader('Content-Type', body.type)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: request.responseText,
        etag: request.getResponseHeader('ETag'),
        retryAfter: secondsOf(request.getResponseHeader('Retry-After')),
      }),
    )
    request.addEventListener('error', () => reject(new Error(CONNECTION_FAILED)))
    request.addEventListener('abort', () => reject(canceledUpload()))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
