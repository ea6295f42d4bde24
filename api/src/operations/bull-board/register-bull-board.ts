import { capabilitiesOf } from '@vitrine/contracts/access'
import { errorCatalogue } from '@vitrine/contracts/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actorOrSignIn, type ActorOf } from '../../http/staff-gate.ts'
import type { ObservedQueues } from '../observed-queues.ts'
import { BOARD_PATH, boardPolicy, openBullBoard, withoutForeignFonts } from './bull-board.ts'

export interface BullBoardParts {
  actorOf: ActorOf
  queues: ObservedQueues
  /** How the site says that there is no such page. */
  notFound?: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined
}

/** What the board says of its responses; every other header is ours. */
const OF_THE_BOARD = ['content-type', 'etag', 'last-modified']

/** Bull Board for operators, on a policy of its own. It is opened when somebody looks first, and only reads. */
export function registerBullBoard(fastify: FastifyInstance, parts: BullBoardParts): void {
  let board: Promise<FastifyInstance> | null = null
  const opened = () =>
    (board ??= openBullBoard(parts.queues).catch((error: unknown) => {
      board = null
      throw error
    }))
  for (const path of [BOARD_PATH, `${BOARD_PATH}/*`]) {
    fastify.get(path, async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', vary: 'cookie' })
      const actor = await actorOrSignIn(request, reply, parts.actorOf)
      if (!actor) return reply
      if (!capabilitiesOf(actor).has('operations.manage'))
        return await (parts.notFound?.(request, reply) ?? respondNotFound(reply))
      const { statusCode, headers, rawPayload } = await (
        await opened()
      ).inject({ method: 'GET', url: request.url, headers: { accept: request.headers.accept ?? '*/*' } })
      for (const name of OF_THE_BOARD) if (headers[name] !== undefined) void reply.header(name, headers[name])
      const isPage = String(headers['content-type']).startsWith('text/html')
      return await reply
        .status(statusCode)
        .header('content-security-policy', boardPolicy)
        .send(isPage ? withoutForeignFonts(rawPayload.toString()) : rawPayload)
    })
  }
  fastify.addHook('onClose', async () => {
    await (await board)?.close()
  })
}

async function respondNotFound(reply: FastifyReply): Promise<FastifyReply> {
  const { status, message } = errorCatalogue.NOT_FOUND
  return await reply.status(status).send({ errorCode: 'NOT_FOUND', message })
}
