import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { mayAccess } from '@vitrine/contracts/access'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { RefusalAudit } from '../audit/refusal-audit.ts'
import { CONFIG } from '../infrastructure/tokens.ts'
import { ActorReader } from './actor-reader.ts'
import { ENDPOINT } from './endpoint.decorator.ts'
import { EndpointRateLimits } from './endpoint-rate-limits.ts'
import type { VitrineRequest } from './request.ts'
import { assertOwnOrigin } from './same-origin.ts'
import { mediaTypeOf } from './upload-refusals.ts'

/** What a page of another site can post without asking, and which calls expect it. */
const forms = new Map<string, Endpoint['bodyType']>([['application/x-www-form-urlencoded', 'form'], ['multipart/form-data', 'multipart']])

/**
 * Forms are posted by pages without scripts, and by pages of other sites: a call that expects none takes none.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE
 */
function assertFormIsTaken({ headers }: VitrineRequest, { bodyType }: Endpoint): void {
  const expectedBy = forms.get(mediaTypeOf(headers['content-type']))
  if (expectedBy && expectedBy !== bodyType) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
}

/** Holds every call to its endpoint's access, 401 to a visitor and 403 to a member who may not, and to its rate limits. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly actors: ActorReader,
    private readonly refusals: RefusalAudit,
    private readonly rateLimits: EndpointRateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler())
    // A route without an endpoint states no access: nobody may call it.
    if (!endpoint) throw new AppError('FORBIDDEN')
    const request = context.switchToHttp().getRequest<VitrineRequest>()
    request.endpoint = endpoint
    assertFormIsTaken(request, endpoint)
    assertOwnOrigin(request, endpoint, this.config.PUBLIC_URL)
    await this.rateLimits.take(request, endpoint, 'anyone')
    if (endpoint.access === 'visitor' || endpoint.access === 'token' || endpoint.access === 'webhook') return true

    const actor = await this.actors.actorOf(request)
    if (!actor) throw new AppError('SIGN_IN_REQUIRED')
    if (!mayAccess(actor, endpoint.access)) {
      if (actor.awaitsSecondFactor && mayAccess({ ...actor, roles: [...actor.roles, 'ROLE_ADMIN'] }, endpoint.access)) throw new AppError('SECOND_FACTOR_REQUIRED')
      await this.refusals.record(actor, endpoint)
      throw new AppError('FORBIDDEN')
    }
    request.actor = actor
    await this.rateLimits.take(request, endpoint, 'member')
    return true
  }
}
