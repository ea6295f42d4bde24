import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import type { Logger } from '@vitrine/platform/logging'
import type { FastifyReply } from 'fastify'
import { LOGGER } from '../infrastructure/tokens.ts'
import { answerError } from './error-answer.ts'
import type { VitrineRequest } from './request.ts'

/** Whatever is thrown becomes an answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    answerError(this.logger, thrown, http.getRequest<VitrineRequest>(), http.getResponse<FastifyReply>())
  }
}
