import { Module, type DynamicModule, type Type } from '@nestjs/common'
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core'
import { AuditModule } from '../audit/audit.module.ts'
import { EndpointAccess } from './endpoint-access.ts'
import { EndpointRateLimits } from './endpoint-rate-limits.ts'
import { EndpointRoutes } from './endpoint-routes.ts'
import { ErrorFilter } from './error.filter.ts'
import { KeptCalls } from './kept-calls.ts'
import { NoOtherRoutes } from './no-other-routes.guard.ts'
import { RateLimitersModule } from './rate-limiters.module.ts'
import { UploadAdmission } from './upload-admission.ts'

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
        KeptCalls,
        UploadAdmission,
        { provide: APP_GUARD, useClass: NoOtherRoutes },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    }
  }
}
