import { Inject, Injectable } from '@nestjs/common'
import { mayAccess } from '@vitrine/contracts/access'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { RefusalAudit } from '../audit/audit.module.ts'
import { CONFIG } from '../infrastructure/tokens.ts'
import { ActorReader } from './actor-reader.ts'
import { EndpointRateLimits } from './endpoint-rate-limits.ts'
import type { VitrineRequest } from './request.ts'
import { assertOwnOrigin } from './same-origin.ts'
import { mediaTypeOf } from './upload-refusals.ts'

/** What a page of another site can post without asking, and which calls expect it. */
const forms = new Map<string, Endpoint['bodyType']>([
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'multipart'],
])

/**
 * Forms are posted by pages without scripts, and by pages of other sites: a call that expects none takes
 * none.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE
 */
function assertFormIsTaken({ headers }: VitrineRequest, { bodyType }: Endpoint): void {
  const expectedBy = forms.get(mediaTypeOf(headers['content-type']))
  if (expectedBy && expectedBy !== bodyType) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
}

/**
 * Holds every call to its endpoint's access, 401 to a visitor and 403 to a member who may not, and to its
 * rate limits.
 */
@Injectable()
export class EndpointAccess {
  constructor(
    private readonly actors: ActorReader,
    private readonly refusals: RefusalAudit,
    private readonly rateLimits: EndpointRateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Lets the call through, with its actor where its endpoint wants one. @throws AppError whatever stands in
   * its way
   */
  async admit(request: VitrineRequest, endpoint: Endpoint): Promise<void> {
    assertFormIsTaken(request, endpoint)
    assertOwnOrigin(request, endpoint, this.config.PUBLIC_URL)
    await this.rateLimits.take(request, endpoint, 'anyone')
    if (endpoint.access === 'visitor' || endpoint.access === 'token' || endpoint.access === 'webhook') return

    const actor = await this.actors.actorOf(request)
    if (!actor) throw new AppError('SIGN_IN_REQUIRED')
    if (!mayAccess(actor, endpoint.access)) {
      if (
        actor.awaitsSecondFactor &&
        mayAccess({ ...actor, roles: [...actor.roles, 'ROLE_ADMIN'] }, endpoint.access)
      )
        throw new AppError('SECOND_FACTOR_REQUIRED')
      await this.refusals.record(actor, endpoint)
      throw new AppError('FORBIDDEN')
    }
    if (endpoint.secondFactorRequired && actor.awaitsSecondFactor)
      throw new AppError('SECOND_FACTOR_REQUIRED')
    request.actor = actor
    await this.rateLimits.take(request, endpoint, 'member')
  }
}
