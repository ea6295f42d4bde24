import { Injectable } from '@nestjs/common'
import type { Transaction } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import { RequestsRepository, type NewRequest } from './requests.repository.ts'
import { SubscribersRepository } from './subscribers.repository.ts'
import { SuppressionsRepository } from './suppressions.repository.ts'

/**
 * Asks the owner of an address whether the subscription is wanted: nobody else can follow the mailed link.
 * What the caller learns is the same for every address. One that bounced or complained is written to no
 * more.
 */
@Injectable()
export class ConfirmationRequests {
  constructor(
    private readonly requests: RequestsRepository,
    private readonly subscribers: SubscribersRepository,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async ask(transaction: Transaction, request: NewRequest): Promise<void> {
    const { email, emailNormalized, category } = request
    await this.requests.lockAddress(transaction, emailNormalized)
    if (await this.requests.wasJustAsked(transaction, emailNormalized, category)) return
    const requestId = await this.requests.insert(transaction, request)
    if (await this.suppressions.isSuppressed(transaction, emailNormalized)) return
    const states = await this.subscribers.statesOf(
      transaction,
      await this.subscribers.findIdByEmail(transaction, emailNormalized),
    )
    await requestMail(transaction, {
      template: states[category] === 'SUBSCRIBED' ? 'already-subscribed' : 'confirm-subscription',
      to: email,
      data: { requestId },
    })
  }
}
