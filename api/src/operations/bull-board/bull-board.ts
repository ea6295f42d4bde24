import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import { capabilitiesOf } from '@vitrine/contracts/access'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import {
  fastify as createFastify,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { ObservedQueues } from '../observed-queues.ts'
import { actorOrSignIn, type ActorOf } from '../../http/staff-gate.ts'

export const BOARD_PATH = '/oms/bull-board'

/**
 * Bull Board over our queues, to look at alone: a job is the shadow of a delivery in the outbox, where what
 * is tried again or given up is noted with who did it. A server of its own that is asked in process: the
 * board brings views, files and an error handler, which are none of the api's.
 */
export async function openBullBoard(observed: ObservedQueues): Promise<FastifyInstance> {
  const serverAdapter = new FastifyAdapter()
  serverAdapter.setBasePath(BOARD_PATH)
  createBullBoard({
    queues: observed.all().map((queue) => new BullMQAdapter(asAdapted(queue), { readOnlyMode: true })),
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: `${PRODUCT_NAME} jobs`,
        miscLinks: [{ text: 'Back to the console', url: '/app/oms/jobs' }],
        hideRedisDetails: true,
        hideDocsLink: true,
        showWorkers: observed.store === 'redis',
      },
    },
  })
  const board = createFastify()
  await board.register(serverAdapter.registerPlugin(), { prefix: BOARD_PATH })
  await board.ready()
  return board
}

// Its types know the backend of Redis alone; it asks for jobs and counts, which each backend has.
const asAdapted = (queue: unknown) => queue as ConstructorParameters<typeof BullMQAdapter>[0]

/** Its own script and styles, which it writes into the page; nothing from elsewhere. */
export const boardPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page names fonts of another host, which the policy would refuse: it does without. */
export function withoutForeignFonts(page: string): string {
  return page.replaceAll(/<link href="https:\/\/[^"]*" rel="stylesheet">/g, '')
}

interface BullBoardParts {
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
