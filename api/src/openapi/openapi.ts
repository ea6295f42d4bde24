import { endpoints } from '@vitrine/contracts/areas'
import type { Config } from '@vitrine/platform/config'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

/**
 * `/api/openapi.json`: the contracts, for whoever speaks to the api. Written when it is first asked for: most
 * processes never are.
 */
export function registerOpenApi(fastify: FastifyInstance, { publicUrl }: Config): void {
  let document: string | undefined
  fastify.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints, publicUrl))
    return await reply.type('application/json').send(document)
  })
}
