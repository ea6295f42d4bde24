import { HttpException } from '@nestjs/common'
import {
  errorCatalogue,
  type ErrorResponse,
  type ErrorCode,
  type FieldError,
} from '@vitrine/contracts/errors'
import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable'
import { AppError } from '@vitrine/platform/app-error'
import { isDiskFull } from '@vitrine/platform/disk-full'
import type { Logger } from '@vitrine/platform/logging'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import type { FastifyReply } from 'fastify'
import { forgetSession } from './session-cookie.ts'
import { ownerOfRequest, pathOf } from './path-owner.ts'
import { allowedMethods } from './allowed-methods.ts'
import { errorPage, errorPagePolicy } from './error-page.ts'
import type { VitrineRequest } from './request.ts'

/** Seconds after which asking again makes sense, where nothing more exact is known. */
const RETRY_AFTER_SECONDS = 15

/** A lost connection is replaced at once; a server that was killed is back within a few seconds. */
const DATABASE_BACK_SECONDS = 5

/** Returns whatever was thrown; the unexpected is logged whole and told as an id. */
export function respondWithError(
  logger: Logger,
  thrown: unknown,
  request: VitrineRequest,
  reply: FastifyReply,
): void {
  const error = noRoute(thrown) ? unroutable(request, reply) : asAppError(thrown)
  if (error.code === 'SERVICE_UNAVAILABLE') logger.warn({ err: thrown }, 'a request could not be served now')
  if (error.code === 'UNEXPECTED') logger.error({ err: thrown }, 'a request failed unexpectedly')
  sendError(error, request, reply)
}

/**
 * What the framework throws where no route takes the request. A handler that finds nothing throws an error of
 * ours.
 */
function noRoute(thrown: unknown): boolean {
  return thrown instanceof HttpException && thrown.getStatus() === 404
}

/** Nothing is there, or it does not take this method: then Allow says which. */
function unroutable({ method, url }: VitrineRequest, reply: FastifyReply): AppError {
  const allowed = allowedMethods(pathOf(url))
  if (allowed.length === 0 || allowed.includes(method)) return new AppError('NOT_FOUND')
  void reply.header('allow', allowed.join(', '))
  return new AppError('METHOD_NOT_ALLOWED')
}

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof SearchUnavailable) return new AppError('SEARCH_UNAVAILABLE', { cause: thrown })
  if (isDatabaseUnavailable(thrown))
    return new AppError('SERVICE_UNAVAILABLE', { cause: thrown, retryAfterSeconds: DATABASE_BACK_SECONDS })
  if (isDiskFull(thrown))
    return new AppError('SERVICE_UNAVAILABLE', { cause: thrown, retryAfterSeconds: RETRY_AFTER_SECONDS })
  const code = codesByStatus[statusOf(thrown)] ?? 'UNEXPECTED'
  return new AppError(code, { cause: thrown, fieldErrors: code === 'PAYLOAD_TOO_LARGE' ? [TOO_LARGE] : [] })
}

/** Which field was too large is not known: nothing of the body was read. */
const TOO_LARGE: FieldError = {
  field: 'body',
  errorCode: 'Size',
  errorMessage: errorCatalogue.PAYLOAD_TOO_LARGE.message,
}

/**
 * Nest and Fastify throw errors that carry a status: a body that is too large, JSON that is none, an unknown
 * path.
 */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus()
  if (thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number')
    return thrown.statusCode
  return 500
}

const codesByStatus: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  // From the file server, of paths that could lead out of its folder. To whoever asks they are not there.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  // Nothing has so long a name.
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
  503: 'SERVICE_UNAVAILABLE',
}

/** A page to a browser that opens one, to everybody else the error response of the call. */
function sendError(error: AppError, request: VitrineRequest, reply: FastifyReply): void {
  // Told once: from then on a visitor, who reads what everybody may read.
  if (error.code === 'CONCURRENT_SESSIONS_EXCEEDED') forgetSession(reply)
  const retryAfterSeconds =
    error.status === 503 || error.status === 429 ? (error.retryAfterSeconds ?? RETRY_AFTER_SECONDS) : null
  if (retryAfterSeconds !== null) void reply.header('retry-after', String(retryAfterSeconds))
  void reply.status(error.status).header('cache-control', 'private, no-store')
  if (!opensPage(request))
    void reply.type('application/json; charset=utf-8').send(errorResponse(error, request))
  else
    void reply
      .headers({ 'content-security-policy': errorPagePolicy, 'x-content-type-options': 'nosniff' })
      .type('text/html; charset=utf-8')
      .send(errorPage(error, { retryAfterSeconds, requestId: request.id }))
}

/** Calls of scripts take anything; a browser that opens a page or posts a form names HTML. */
function opensPage(request: VitrineRequest): boolean {
  return (
    !request.endpoint && ownerOfRequest(request) !== 'api' && /text\/html/i.test(request.headers.accept ?? '')
  )
}

function errorResponse(error: AppError, request: VitrineRequest): unknown {
  const response: ErrorResponse = {
    errorCode: error.code,
    message: error.code === 'UNEXPECTED' ? errorCatalogue.UNEXPECTED.message : error.message,
    ...(error.code === 'UNEXPECTED' && { requestId: request.id }),
    ...error.storage,
  }
  switch (request.endpoint?.errorShape) {
    case 'sign-in':
      return { ...response, errors: { message: response.message } }
    case 'article-form':
      return {
        ...response,
        status: 'error',
        errors: Object.fromEntries(error.fieldErrors.map(({ field, errorMessage }) => [field, errorMessage])),
      }
    default:
      return error.fieldErrors.length > 0 ? { ...response, errors: error.fieldErrors } : response
  }
}
