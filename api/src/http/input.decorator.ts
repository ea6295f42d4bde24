import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyReply } from 'fastify'
import { parseRequest } from './parse-request.ts'
import { readFiles } from './read-files.ts'
import { readStream } from './read-stream.ts'
import type { VitrineRequest } from './request.ts'

/** The request as the endpoint's schemas parsed it: `{params, query, body, files}`, those that it has. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp()
  const [request, reply] = [http.getRequest<VitrineRequest>(), http.getResponse<FastifyReply>()]
  const endpoint = endpointOf(request)
  if (endpoint.files && endpoint.bodyType === 'multipart')
    return readFiles(endpoint, endpoint.files, request, reply)
  if (endpoint.files && endpoint.bodyType === 'stream')
    return readStream(endpoint, endpoint.files, request, reply)
  return parseRequest(endpoint, request)
})

/** Who is signed in. For endpoints that visitors may not call. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<VitrineRequest>()
  if (!actor) throw new AppError('SIGN_IN_REQUIRED')
  return actor
})

/** The revision that the caller read, from If-Match; undefined where none was sent. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const request = context.switchToHttp().getRequest<VitrineRequest>()
  const header = request.headers['if-match']
  if (header === undefined || header === '*') {
    if (endpointOf(request).revisionRequired) throw new AppError('REVISION_REQUIRED')
    return undefined
  }
  const revision = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1]
  // Something else than a revision can match nothing.
  return revision === undefined ? 0 : Number(revision)
})

function endpointOf(request: VitrineRequest): Endpoint {
  if (!request.endpoint) throw new Error('this request has come by the route of no endpoint')
  return request.endpoint
}
