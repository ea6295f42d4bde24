import { Inject, Injectable } from '@nestjs/common'
import type { Endpoint, RateLimit } from '@vitrine/contracts/endpoint'
import { identityLimits } from '@vitrine/contracts/identity/messages'
import { rawLimit } from '@vitrine/contracts/raw-length'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { createHash } from 'node:crypto'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { CONFIG } from '../infrastructure/tokens.ts'
import { clientAddress, oneCallers } from './client-address.ts'
import { RateLimiters } from './rate-limiters.ts'
import { RefusedCallers } from './refused-callers.ts'
import type { SettleCall, VitrineRequest } from './request.ts'
import { isUnsafe } from './same-origin.ts'

/**
 * Holds callers to what an endpoint says of itself, and all that change something to the limit of their
 * network address.
 */
@Injectable()
export class EndpointRateLimits {
  private readonly callers = new RefusedCallers()

  constructor(
    private readonly limiters: RateLimiters,
    @Inject(CONFIG) private readonly config: Pick<Config, 'RATE_LIMIT_PER_MINUTE'>,
  ) {}

  /**
   * @param who whether what is asked for is known before anybody is (`anyone`), or needs whoever is signed in
   *   (`member`)
   * @throws AppError TOO_MANY_REQUESTS
   */
  async take(request: VitrineRequest, endpoint: Endpoint, who: 'anyone' | 'member'): Promise<void> {
    if (who === 'anyone') await this.takeOfAddress(request, endpoint)
    for (const [index, limit] of (endpoint.rateLimits ?? []).entries()) {
      const caller = callerOf(limit, request)
      if ((limit.by === 'account') !== (who === 'member') || caller === null) continue
      const isRefundable = limit.counts !== undefined
      const name = limit.together ?? `${endpoint.name}.${index}`
      const limiter = this.limiters.named(name, { ...periodOf(limit), isRefundable })
      const settle =
        (limit.counts === 'refused' ? this.withoutCounting(limiter, name, caller) : undefined) ??
        settledBy(limit.counts, await takeOne(limiter, caller, isRefundable))
      if (settle) (request.countedCalls ??= []).push(settle)
    }
  }

  /**
   * Where refused calls alone count, the store hears of a caller once one is refused. Of many that come at
   * once as many are let through as the limit has points; the others are counted first, and so are all that
   * come after the refused one.
   *
   * @returns undefined where the call has to be counted now
   */
  private withoutCounting(
    limiter: RateLimiterAbstract,
    name: string,
    caller: string,
  ): SettleCall | undefined {
    const known = `${name} ${caller}`
    if (!this.callers.begin(known, limiter.points)) return undefined
    return (status) => {
      this.callers.end(known)
      if (!isCounted.refused(status)) return null
      this.callers.refused(known, limiter.duration)
      // The call has its response; whoever is over the limit is told the next time.
      return takeOne(limiter, caller, true).then(
        () => undefined,
        () => undefined,
      )
    }
  }

  /**
   * Reading a page costs no write: each process counts those for itself. What changes something counts for
   * all together.
   */
  private async takeOfAddress(request: VitrineRequest, endpoint: Endpoint): Promise<void> {
    const points = this.config.RATE_LIMIT_PER_MINUTE
    if (points === 0 || !isUnsafe(request.method, endpoint)) return
    await takeOne(this.limiters.named('unsafe', { points, seconds: 60 }), addressOf(request), false)
  }
}

/**
 * A call is counted when it comes, so that many at once are; what became of it tells whether it stays so.
 * Null where nothing is left to wait for.
 */
export function settleRateLimits(request: VitrineRequest, status: number): Promise<void> | null {
  const settled = (request.countedCalls ?? []).flatMap((settle) => settle(status) ?? [])
  request.countedCalls = undefined
  return settled.length > 0 ? Promise.all(settled).then(() => undefined) : null
}

const isCounted: Record<NonNullable<RateLimit['counts']>, (status: number) => boolean> = {
  accepted: (status) => status < 400,
  refused: (status) => status >= 400,
  admitted: (status) => status !== 429 && status !== 503,
}

/** What was counted stays so, or is given back. */
function settledBy(counts: RateLimit['counts'], giveBack: () => Promise<void>): SettleCall | undefined {
  return counts && ((status) => (isCounted[counts](status) ? null : giveBack()))
}

/** Counts one more call. Returns how to take that back. @throws AppError TOO_MANY_REQUESTS */
export async function takeOne(
  limiter: RateLimiterAbstract,
  caller: string,
  isRefundable: boolean,
): Promise<() => Promise<void>> {
  const key = keyOf(caller)
  const giveBack = async () => void (await limiter.reward(key).catch(() => undefined))
  try {
    await limiter.consume(key)
    return giveBack
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    // Where calls are given back, one that was never let through does not count.
    if (isRefundable) await giveBack()
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    })
  }
}

/** The store holds nobody's email and no network address. */
function keyOf(caller: string): string {
  return createHash('sha256').update(caller).digest('base64url').slice(0, 27)
}

function periodOf(limit: RateLimit): { points: number; seconds: number } {
  return 'perMinute' in limit
    ? { points: limit.perMinute, seconds: 60 }
    : { points: limit.perHour, seconds: 3600 }
}

/** A whole /64 of IPv6 is one caller; so are all whose network address nobody knows. */
export function addressOf(request: Pick<VitrineRequest, 'ip'>): string {
  const address = clientAddress(request)
  return address === null ? 'unknown' : oneCallers(address)
}

/** Null where the request does not say: what lacks its field is refused by the schema. */
function callerOf({ by }: RateLimit, request: VitrineRequest): string | null {
  if (by === 'address') return addressOf(request)
  if (by === 'account') return request.actor ? String(request.actor.userId) : null
  const { body } = request
  const named: unknown =
    typeof body === 'object' && body !== null && by.field in body ? Reflect.get(body, by.field) : undefined
  // Measured before it is normalized: no schema has seen it yet. A longer one is refused by its schema.
  return typeof named === 'string'
    ? normalizeEmail(named.slice(0, rawLimit(identityLimits.emailMax))).slice(0, identityLimits.emailMax)
    : null
}
