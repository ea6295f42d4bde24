import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import type { Logger } from '@vitrine/platform/logging'
import type { FastifyReply } from 'fastify'
import { LOGGER } from '../infrastructure/tokens.ts'
import { respondWithError } from './error-response.ts'
import { NotModified } from './not-modified.ts'
import type { VitrineRequest } from './request.ts'

/** Whatever is thrown becomes a response. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    if (thrown instanceof NotModified) return void http.getResponse<FastifyReply>().status(304).send()
    respondWithError(this.logger, thrown, http.getRequest<VitrineRequest>(), http.getResponse<FastifyReply>())
  }
}
