import { Inject, Injectable } from '@nestjs/common'
import { membershipLimits } from '@vitrine/contracts/memberships/plans'
import type { Database } from '@vitrine/database/database'
import { findDiscountCode } from '@vitrine/domain/billing/discount-codes'
import type { Config } from '@vitrine/platform/config'
import { addressOf, takeOne } from '../http/endpoint-rate-limits.ts'
import { RateLimiters } from '../http/rate-limiters.ts'
import type { VitrineRequest } from '../http/request.ts'
import { CONFIG, DATABASE } from '../infrastructure/tokens.ts'

const HOUR = { seconds: 3600, isRefundable: true }
const { account, network } = membershipLimits.unknownCodesPerHour

/**
 * Counts discount codes that do not exist, by account and by network, over all calls that take a code. A
 * caller over the limit may use no code, right or wrong, until the hour is over.
 */
@Injectable()
export class DiscountCodeGuesses {
  constructor(
    private readonly limiters: RateLimiters,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'DISCOUNT_CODES'>,
  ) {}

  /**
   * Counts before it looks, so that many guesses at once are counted, too; a code that exists is given back.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  async count(request: VitrineRequest, userId: number, typed: string): Promise<void> {
    if (typed.trim() === '' || !this.config.DISCOUNT_CODES) return
    const giveBack: (() => Promise<void>)[] = []
    let isUnknown = false
    try {
      for (const [name, points, caller] of [
        ['discount-code-guesses.account', account, String(userId)],
        ['discount-code-guesses.network', network, addressOf(request)],
      ] as const)
        giveBack.push(await takeOne(this.limiters.named(name, { ...HOUR, points }), caller, true))
      isUnknown = (await findDiscountCode(this.database, typed)) === null
    } finally {
      if (!isUnknown) await Promise.all(giveBack.map((give) => give()))
    }
  }
}
