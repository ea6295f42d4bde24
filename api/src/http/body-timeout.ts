import { takesFiles, type Endpoint } from '@vitrine/contracts/endpoint'
import { errorCatalogue } from '@vitrine/contracts/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** In milliseconds. */
export interface BodyTimes {
  /** The longest that nothing may come. */
  idle: number
  /** How long the whole body may take. */
  whole: number
}

const MINUTE = 60_000

/** A form or a document is here within a minute; files take as long as a slow line needs, while bytes arrive. */
export function bodyTimesOf(endpoint: Pick<Endpoint, 'bodyType'> | undefined): BodyTimes {
  return { idle: MINUTE, whole: endpoint && takesFiles(endpoint) ? 60 * MINUTE : MINUTE }
}

/**
 * Gives up on a body that comes too slowly, with 408: nobody holds a connection and its memory by sending a
 * byte now and then.
 */
export function watchBody(request: FastifyRequest, reply: FastifyReply, { idle, whole }: BodyTimes): void {
  const { raw } = request
  if (!raw.headers['transfer-encoding'] && !Number(raw.headers['content-length'] ?? 0)) return
  // A short body comes with its head: once the parser is through with both there is nothing to watch.
  setImmediate(() => {
    if (!raw.complete && !raw.destroyed) watchLongBody(request, reply, { idle, whole })
  })
}

function watchLongBody(request: FastifyRequest, reply: FastifyReply, { idle, whole }: BodyTimes): void {
  const { raw } = request
  let seen = raw.socket.bytesRead
  const giveUp = () => {
    if (!raw.complete) refuse(request, reply)
  }
  const wholeTimer = setTimeout(giveUp, whole)
  const idleTimer = setInterval(() => {
    if (raw.socket.bytesRead === seen) giveUp()
    seen = raw.socket.bytesRead
  }, idle)
  raw.once('close', () => {
    clearTimeout(wholeTimer)
    clearInterval(idleTimer)
  })
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) {
    request.raw.destroy()
    return
  }
  const { status, message } = errorCatalogue.REQUEST_TIMEOUT
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      connection: 'close',
    })
    .end(JSON.stringify({ errorCode: 'REQUEST_TIMEOUT', message }), () => request.raw.destroy())
}
