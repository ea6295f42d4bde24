import type { RateLimitOptions } from '@fastify/rate-limit'
import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Endpoint, Throttle } from '@vitrine/contracts/endpoint'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyInstance } from 'fastify'
import { normalizeEmail } from '../identity/email.ts'
import type { VitrineRequest } from './request.ts'

/** Callers remembered of one throttle; the longest unseen are forgotten first. */
const REMEMBERED = 20_000

type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/**
 * Holds callers to what an endpoint says of itself. Each process counts for itself, so that several let through as many
 * times more.
 */
@Injectable()
export class EndpointThrottle {
  private readonly limiters = new Map<Throttle, Limiter>()

  constructor(private readonly host: HttpAdapterHost) {}

  /**
   * @param who whether what is asked for is known before anybody is (`anyone`), or needs whoever is signed in (`member`)
   * @throws AppError TOO_MANY_REQUESTS
   */
  async check(request: VitrineRequest, endpoint: Endpoint, who: 'anyone' | 'member'): Promise<void> {
    for (const throttle of endpoint.throttle ?? []) {
      if ((throttle.by === 'account') !== (who === 'member') || keyOf(throttle, request) === null) continue
      const answer = await this.limiterOf(throttle)(request)
      if (!answer.isAllowed && answer.isExceeded) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: answer.ttlInSeconds })
    }
  }

  private limiterOf(throttle: Throttle): Limiter {
    const known = this.limiters.get(throttle)
    if (known) return known
    const limiter = this.host.httpAdapter.getInstance<FastifyInstance>().createRateLimit(optionsOf(throttle))
    this.limiters.set(throttle, limiter)
    return limiter
  }
}

function optionsOf(throttle: Throttle): RateLimitOptions {
  return {
    cache: REMEMBERED,
    ...('perMinute' in throttle ? { max: throttle.perMinute, timeWindow: 60_000 } : { max: throttle.perHour, timeWindow: 3_600_000 }),
    // A network address by the kept limiter's own rule: a whole /64 of IPv6 is one caller.
    ...(throttle.by !== 'address' && { keyGenerator: (request: VitrineRequest) => keyOf(throttle, request) ?? '' }),
  }
}

/** Null where the request does not say: what lacks its field is refused by the schema. */
function keyOf({ by }: Throttle, request: VitrineRequest): string | null {
  if (by === 'address') return request.ip
  if (by === 'account') return request.actor ? String(request.actor.userId) : null
  const { body } = request
  const named: unknown = typeof body === 'object' && body !== null && by.field in body ? Reflect.get(body, by.field) : undefined
  return typeof named === 'string' ? normalizeEmail(named).slice(0, 254) : null
}
