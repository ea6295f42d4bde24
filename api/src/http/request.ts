import '@fastify/cookie'
import type { Actor } from '@vitrine/contracts/access'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import type { FastifyRequest } from 'fastify'
import type { WaitingUpload } from './waiting-uploads.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is a call of the contracts. */
    endpoint?: Endpoint
  }
}

/** What our guards add to a request on its way to the handler. */
export interface VitrineRequest extends FastifyRequest {
  endpoint?: Endpoint
  actor?: Actor
  /** Of a call that takes files, once it was let in. */
  upload?: WaitingUpload
  /** Counted by rate limiters that look at what becomes of a call. */
  countedCalls?: SettleCall[] | undefined
}

/** Tells a rate limiter with which status a call was answered. Null where it has nothing to write. */
export type SettleCall = (status: number) => Promise<void> | null
