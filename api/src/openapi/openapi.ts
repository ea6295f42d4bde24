import { endpoints } from '@vitrine/contracts/endpoints'
import type { Config } from '@vitrine/platform/config'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

/** `/api/openapi.json`: the contracts, for whoever speaks to the api. */
export function registerOpenApi(fastify: FastifyInstance, { publicUrl }: Config): void {
  const document = JSON.stringify(openApiDocument(endpoints, publicUrl))
  fastify.get('/api/openapi.json', async (_, reply) => await reply.type('application/json').send(document))
}
