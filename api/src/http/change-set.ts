import { CHANGE_SET_HEADER } from '@vitrine/contracts/vault-history/change-sets'
import type { FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'

/** A new change set for the command of this call, and its id in the response's header. */
export function newChangeSet(reply: FastifyReply): string {
  const id = randomUUID()
  void reply.header(CHANGE_SET_HEADER, id)
  return id
}
