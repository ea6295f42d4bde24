import { Inject, Injectable } from '@nestjs/common'
import { WRONG_AMOUNT_TAKEN } from '@vitrine/contracts/memberships/failure-words'
import { membershipLimits } from '@vitrine/contracts/memberships/plans'
import { findOperation, type Operation } from '@vitrine/domain/billing/operations'
import { WRONG_AMOUNT } from '@vitrine/domain/billing/refuse-charge'
import { runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import type { Logger } from '@vitrine/platform/logging'
import { BILLING, LOGGER } from '../infrastructure/tokens.ts'
import { refused } from './decide-update.ts'

/** Makes an act at the provider while its member waits, for so long and no longer: it is settled all the same. */
@Injectable()
export class OperationRunner {
  constructor(
    @Inject(BILLING) private readonly billing: Billing,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Whether its outcome is not known yet.
   *
   * @throws AppError PAYMENT_DECLINED, BILLING_UNAVAILABLE
   */
  async run(id: number): Promise<{ pending: boolean }> {
    const operation = await this.settledInTime(id)
    if (operation.state === 'declined') throw refused('PAYMENT_DECLINED')
    // 'Nothing was charged' would not be true.
    if (operation.state === 'failed' && operation.note === WRONG_AMOUNT)
      throw refused('PAYMENT_DECLINED', WRONG_AMOUNT_TAKEN)
    if (operation.state === 'failed') throw refused('BILLING_UNAVAILABLE')
    return { pending: operation.state !== 'done' }
  }

  async settledInTime(id: number): Promise<Operation> {
    let isAwaited = true
    const running = runOperation(this.billing, id, () => isAwaited).catch((error: unknown) => {
      // Whatever has happened, the row is there: a worker reads back what became of it.
      this.logger.error(
        { err: error, operationId: id },
        'an operation could not be settled; it will be read back',
      )
      return null
    })
    let timer: NodeJS.Timeout | undefined
    const waited = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), membershipLimits.waitSeconds * 1000)
    })
    const settled = await Promise.race([running, waited])
    isAwaited = false
    clearTimeout(timer)
    const operation = settled ?? (await findOperation(this.billing.database, id))
    if (!operation) throw new Error(`there is no operation ${id}`)
    return operation
  }
}
