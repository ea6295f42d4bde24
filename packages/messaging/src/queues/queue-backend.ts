import {
  createPostgresBackend,
  createRedisBackend,
  withBackend,
  type BackendFactory,
  type IQueueBackend,
} from 'bullmq'
import { lendConnections } from './postgres-connections.ts'

/** Where the queues live: in a Redis or Valkey server, or in a schema of their own in Postgres. */
export type QueueBackend = { kind: 'postgres' | 'redis'; url: string }

export function queueBackendOf(config: {
  REDIS_URL?: string | undefined
  DATABASE_URL?: string | undefined
}): QueueBackend {
  if (config.REDIS_URL) return { kind: 'redis', url: config.REDIS_URL }
  if (config.DATABASE_URL) return { kind: 'postgres', url: config.DATABASE_URL }
  throw new Error('Queues need REDIS_URL or DATABASE_URL.')
}

const createBackend: BackendFactory<IQueueBackend, QueueBackend> = (name, options, connections) => {
  const { kind, url } = options.connection
  const blocks = connections?.blocking === true || connections?.withBlockingConnection === true
  if (kind === 'redis')
    return createRedisBackend(name, { ...options, connection: redisConnection(url, blocks) }, connections)
  const { pool, giveBack } = lendConnections(url)
  const backend = createPostgresBackend(name, { ...options, connection: pool }, connections)
  backend.once('close', () => void giveBack())
  return backend
}

/** BullMQ's own classes, over either backend. */
export const { Queue, Worker } = withBackend(createBackend)

/** A producer fails at once while the server is away (the relay comes again); a worker waits for it. */
function redisConnection(url: string, blocks: boolean) {
  return {
    url,
    maxRetriesPerRequest: blocks ? null : 1,
    enableOfflineQueue: blocks,
    retryStrategy: (times: number) => Math.min(1000, times * 50),
  }
}
