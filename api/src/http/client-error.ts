import { errorCatalogue, type ErrorCode } from '@vitrine/contracts/errors'
import { AppError } from '@vitrine/platform/app-error'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorPage, errorPagePolicy } from './error-page.ts'

/** What Node refuses before there is a request, by its own codes. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
}

const OPENS_PAGE = /\r\naccept:[^\r\n]*text\/html/i

/** Returns what is no request at all, or none that is complete, and ends the connection. */
export function respondToClientError(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  // Nobody is there any more.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  socket.end(responseTo(codes[error.code ?? ''] ?? 'VALIDATION_FAILED', opensPage(error.rawPacket)), () =>
    socket.destroy(),
  )
}

/** As far as its headers have come: what of them was too much is not known. */
function opensPage(packet: unknown): boolean {
  return (
    packet instanceof Uint8Array &&
    OPENS_PAGE.test(Buffer.from(packet).subarray(0, 16_384).toString('latin1'))
  )
}

function responseTo(code: ErrorCode, asPage: boolean): string {
  const { status, message } = errorCatalogue[code]
  const body = asPage
    ? errorPage(new AppError(code), { retryAfterSeconds: null, requestId: randomUUID() })
    : JSON.stringify({ errorCode: code, message })
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `content-type: ${asPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: private, no-store',
    'x-content-type-options: nosniff',
    ...(asPage ? [`content-security-policy: ${errorPagePolicy}`] : []),
    'connection: close',
  ]
  return `${headers.join('\r\n')}\r\n\r\n${body}`
}
