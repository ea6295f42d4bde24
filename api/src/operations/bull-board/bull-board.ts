import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { fastify as createFastify, type FastifyInstance } from 'fastify'
import type { ObservedQueues } from '../observed-queues.ts'

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
