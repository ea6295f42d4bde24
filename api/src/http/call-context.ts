import type { FastifyReply } from 'fastify'
import type { VitrineRequest } from './request.ts'

/** A call, as the decorators of parameters and the guards of one endpoint look at it. */
export class CallContext {
  readonly request: VitrineRequest
  readonly reply: FastifyReply

  constructor(request: VitrineRequest, reply: FastifyReply) {
    this.request = request
    this.reply = reply
  }

  switchToHttp(): this {
    return this
  }

  getRequest(): VitrineRequest {
    return this.request
  }

  getResponse(): FastifyReply {
    return this.reply
  }
}
