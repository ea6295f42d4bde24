import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import { errorCatalogue, type ErrorAnswer, type ErrorCode, type FieldError } from '@vitrine/contracts/errors'
import { AppError } from '@vitrine/platform/app-error'
import type { Logger } from '@vitrine/platform/logging'
import { currentRequestId } from '@vitrine/platform/request-context'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import type { FastifyReply } from 'fastify'
import { LOGGER } from '../infrastructure/tokens.ts'
import type { VitrineRequest } from './request.ts'

/** Seconds after which asking again makes sense, where nothing more exact is known. */
const RETRY_AFTER_SECONDS = 15

/** Turns whatever was thrown into the endpoint's error answer; the unexpected is logged whole and told as an id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    const error = asAppError(thrown)
    if (error.code === 'UNEXPECTED') this.logger.error({ err: thrown }, 'a request failed unexpectedly')
    const reply = http.getResponse<FastifyReply>()
    if (error.status === 503 || error.status === 429) void reply.header('retry-after', String(error.retryAfterSeconds ?? RETRY_AFTER_SECONDS))
    void reply.status(error.status).header('cache-control', 'private, no-store').send(errorAnswer(error, http.getRequest<VitrineRequest>()))
  }
}

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof SearchUnavailable) return new AppError('SEARCH_UNAVAILABLE', { cause: thrown })
  const code = codeOfStatus(statusOf(thrown))
  return new AppError(code, { cause: thrown, fieldErrors: code === 'PAYLOAD_TOO_LARGE' ? [TOO_LARGE] : [] })
}

/** Which field was too large is not known: nothing of the body was read. */
const TOO_LARGE: FieldError = { field: 'body', errorCode: 'Size', errorMessage: errorCatalogue.PAYLOAD_TOO_LARGE.message }

/** Nest and Fastify throw errors that carry a status: a body that is too large, JSON that is none, an unknown path. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus()
  if (thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number') return thrown.statusCode
  return 500
}

const codesByStatus: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  // From the file server, of paths that could lead out of its folder. To whoever asks they are not there.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

function codeOfStatus(status: number): ErrorCode {
  return codesByStatus[status] ?? 'UNEXPECTED'
}

function errorAnswer(error: AppError, request: VitrineRequest): unknown {
  const answer: ErrorAnswer = {
    errorCode: error.code,
    message: error.code === 'UNEXPECTED' ? errorCatalogue.UNEXPECTED.message : error.message,
    ...(error.code === 'UNEXPECTED' && { requestId: currentRequestId() ?? undefined }),
  }
  switch (request.endpoint?.errorShape) {
    case 'sign-in':
      return { ...answer, errors: { message: answer.message } }
    case 'article-form':
      return { ...answer, status: 'error', errors: Object.fromEntries(error.fieldErrors.map(({ field, errorMessage }) => [field, errorMessage])) }
    default:
      return error.fieldErrors.length > 0 ? { ...answer, errors: error.fieldErrors } : answer
  }
}
