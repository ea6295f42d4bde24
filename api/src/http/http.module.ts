import { Module, type DynamicModule, type Type } from '@nestjs/common'
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core'
import { AuditModule } from '../audit/audit.module.ts'
import { AccessGuard } from './access.guard.ts'
import { ResponseInterceptor } from './response.interceptor.ts'
import { EndpointCheck } from './endpoint-check.ts'
import { EndpointRateLimits } from './endpoint-rate-limits.ts'
import { ErrorFilter } from './error.filter.ts'
import { RateLimiters } from './rate-limiters.ts'

/** The frame around every call: access before, the response's shape and errors after. */
@Module({})
export class HttpModule {
  /** @param accounts the module that exports an ActorReader */
  static with(accounts: Type): DynamicModule {
    return {
      module: HttpModule,
      imports: [AuditModule, accounts, DiscoveryModule],
      providers: [
        EndpointCheck,
        EndpointRateLimits,
        RateLimiters,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: ResponseInterceptor },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    }
  }
}
