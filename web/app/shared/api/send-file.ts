import { CONNECTION_FAILED } from '@vitrine/contracts/failure-words'

/** What became of a file that was sent: the response's status and its body as text. */
export interface SentFile {
  status: number
  body: string
}

export interface SendOptions {
  signal: AbortSignal
  /** Bytes that have left, of all. `fetch` does not tell. */
  onProgress: (sent: number, total: number) => void
}

/**
 * Sends one file as the request's body.
 * @throws Error with a sentence for the screen when no server responded; DOMException AbortError when it was canceled
 */
export function sendFile(path: string, file: Blob, { signal, onProgress }: SendOptions): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    if (file.type) request.setRequestHeader('Content-Type', file.type)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }))
    request.addEventListener('error', () => reject(new Error(CONNECTION_FAILED)))
    request.addEventListener('abort', () => reject(new DOMException('The upload was canceled.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
