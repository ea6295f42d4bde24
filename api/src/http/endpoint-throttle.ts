import { normalizeIP } from '@fastify/rate-limit'
import { Injectable } from '@nestjs/common'
import type { Endpoint, Throttle } from '@vitrine/contracts/endpoint'
import { identityLimits } from '@vitrine/contracts/identity/limits'
import { rawLimit } from '@vitrine/contracts/raw-length'
import { AppError } from '@vitrine/platform/app-error'
import { normalizeEmail } from '../identity/email.ts'
import { CallTally } from './call-tally.ts'
import type { VitrineRequest } from './request.ts'

/**
 * Holds callers to what an endpoint says of itself. Each process counts for itself, so that several let through as many
 * times more.
 */
@Injectable()
export class EndpointThrottle {
  private readonly tallies = new Map<Throttle, CallTally>()

  /**
   * @param who whether what is asked for is known before anybody is (`anyone`), or needs whoever is signed in (`member`)
   * @throws AppError TOO_MANY_REQUESTS
   */
  check(request: VitrineRequest, endpoint: Endpoint, who: 'anyone' | 'member'): void {
    for (const throttle of endpoint.throttle ?? []) {
      const caller = callerOf(throttle, request)
      if ((throttle.by === 'account') !== (who === 'member') || caller === null) continue
      const taken = this.tallyOf(throttle).take(caller)
      if ('retryAfterSeconds' in taken) throw new AppError('TOO_MANY_REQUESTS', taken)
      if (throttle.counts) (request.countedCalls ??= []).push({ counts: throttle.counts, giveBack: taken.giveBack })
    }
  }

  private tallyOf(throttle: Throttle): CallTally {
    const known = this.tallies.get(throttle)
    if (known) return known
    const tally = 'perMinute' in throttle ? new CallTally(throttle.perMinute, 60_000) : new CallTally(throttle.perHour, 3_600_000)
    this.tallies.set(throttle, tally)
    return tally
  }
}

/** Every call is counted when it comes, so that many at once are; what became of it tells whether it stays so. */
export function settleThrottles(request: VitrineRequest, status: number): void {
  const outcome = status < 400 ? 'accepted' : 'refused'
  for (const { counts, giveBack } of request.countedCalls ?? []) if (counts !== outcome) giveBack()
  request.countedCalls = []
}

/** Null where the request does not say: what lacks its field is refused by the schema. */
function callerOf({ by }: Throttle, request: VitrineRequest): string | null {
  // A whole /64 of IPv6 is one caller.
  if (by === 'address') return normalizeIP(request.ip)
  if (by === 'account') return request.actor ? String(request.actor.userId) : null
  const { body } = request
  const named: unknown = typeof body === 'object' && body !== null && by.field in body ? Reflect.get(body, by.field) : undefined
  // Measured before it is normalized: no schema has seen it yet. A longer one is refused by its schema.
  return typeof named === 'string' ? normalizeEmail(named.slice(0, rawLimit(identityLimits.emailMax))).slice(0, identityLimits.emailMax) : null
}
