import {
  Module,
  type DynamicModule,
  type Type,
  Catch,
  Inject,
  type ArgumentsHost,
  type ExceptionFilter,
  Injectable,
  type CanActivate,
} from '@nestjs/common'
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core'
import { AppError } from '@vitrine/platform/app-error'
import type { Logger } from '@vitrine/platform/logging'
import type { FastifyReply } from 'fastify'
import { AuditModule } from '../audit/audit.module.ts'
import { LOGGER } from '../infrastructure/tokens.ts'
import { EndpointAccess } from './endpoint-access.ts'
import { EndpointRateLimits } from './endpoint-rate-limits.ts'
import { EndpointRoutes } from './endpoint-routes.ts'
import { respondWithError } from './error-response.ts'
import { CachedCalls } from './cached-calls.ts'
import { NotModified } from './not-modified.ts'
import { RateLimitersModule } from './rate-limiters.ts'
import type { VitrineRequest } from './request.ts'
import { UploadAdmission } from './upload-admission.ts'

/** A route that a controller has beside its endpoints states no access: nobody may call it. */
@Injectable()
class NoOtherRoutes implements CanActivate {
  canActivate(): boolean {
    throw new AppError('FORBIDDEN')
  }
}

/** Whatever is thrown becomes a response. */
@Catch()
class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    if (thrown instanceof NotModified) return void http.getResponse<FastifyReply>().status(304).send()
    respondWithError(this.logger, thrown, http.getRequest<VitrineRequest>(), http.getResponse<FastifyReply>())
  }
}

/** The frame around every call: access before, the response's shape and errors after. */
@Module({})
export class HttpModule {
  /** @param accounts the module that exports an ActorReader */
  static with(accounts: Type): DynamicModule {
    return {
      module: HttpModule,
      imports: [AuditModule, accounts, DiscoveryModule, RateLimitersModule],
      providers: [
        EndpointAccess,
        EndpointRateLimits,
        EndpointRoutes,
        CachedCalls,
        UploadAdmission,
        { provide: APP_GUARD, useClass: NoOtherRoutes },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    }
  }
}
