import type { Clock } from '../../clock.ts'
import type { Outcome } from '../billing-provider.ts'
import type { ZuoraSettings } from '../billing-settings.ts'
import type { BeginCheckout, CheckoutCompleted, CheckoutPage, CompleteCheckout } from '../checkout.ts'
import { verifyReturn } from './hosted-form.ts'
import { troubleOf, type ZuoraApi } from './zuora-api.ts'
import { paymentMethodRecord } from './zuora-records.ts'
import { accountSchema, doneSchema, paymentMethodSchema, signatureSchema } from './zuora-schemas.ts'

/** A payment method is typed into Zuora's own form; we get its number, and keep it with the account there. */
export class ZuoraCheckout {
  private readonly api: ZuoraApi
  private readonly settings: ZuoraSettings
  private readonly clock: Clock

  constructor(api: ZuoraApi, settings: ZuoraSettings, clock: Clock) {
    this.api = api
    this.settings = settings
    this.clock = clock
  }

  async begin({
    checkoutKey,
    plan,
    accountReference,
    hasAccount,
  }: BeginCheckout): Promise<Outcome<CheckoutPage>> {
    const { pageId, pageUrl, libraryUrl } = this.settings
    const account = hasAccount ? await this.account(accountReference) : null
    if (account && account.kind !== 'ok' && !(account.kind === 'failed' && account.category === 'not-found'))
      return troubleOf(account)
    const currency = plan?.price.currency
    const result = await this.api.send('POST', '/v1/rsa-signatures', signatureSchema, {
      uri: pageUrl,
      method: 'POST',
      pageId,
      ...(currency && { currency }),
    })
    if (result.kind !== 'ok') return troubleOf(result)
    const { signature, token, tenantId, key } = result.body
    return {
      outcome: 'done',
      value: {
        kind: 'hosted-form',
        libraryUrl,
        frameUrl: pageUrl,
        parameters: {
          tenantId,
          id: pageId,
          token,
          signature,
          key,
          url: pageUrl,
          style: 'inline',
          submitEnabled: 'false',
          signatureType: 'advanced',
          field_passthrough1: checkoutKey,
          ...(currency && { currency }),
          ...(account?.kind === 'ok' && { field_accountId: account.body.basicInfo.id }),
        },
        state: { token, key, tenantId, pageId },
      },
    }
  }

  async complete(request: CompleteCheckout): Promise<Outcome<CheckoutCompleted>> {
    if (Object.keys(request.parameters).length === 0)
      return { outcome: 'refused', reason: 'not-supported', code: 'no-return' }
    const verified = verifyReturn(request, this.clock.now())
    if (!verified.isGenuine) return { outcome: 'refused', reason: 'signature', code: verified.code }
    if (verified.paymentMethodId === null) return { outcome: 'declined', reason: 'card-declined' }
    const method = await this.api.get(
      `/v1/payment-methods/${encodeURIComponent(verified.paymentMethodId)}`,
      paymentMethodSchema,
    )
    if (method.kind !== 'ok') return troubleOf(method)
    const kept = await this.keep(request, verified.paymentMethodId)
    if (kept.kind !== 'ok') return troubleOf(kept)
    return {
      outcome: 'done',
      value: {
        accountReference: request.accountReference,
        paymentMethod: paymentMethodRecord(method.body),
        purchase: null,
      },
    }
  }

  /** As the payment method of the account, which is made with the first one. Done twice, it is the same. */
  private async keep(
    { accountReference, currency, displayName, email, countryCode }: CompleteCheckout,
    paymentMethodId: string,
  ) {
    const account = await this.account(accountReference)
    if (account.kind === 'ok') {
      return await this.api.send('PUT', `/v1/accounts/${encodeURIComponent(accountReference)}`, doneSchema, {
        defaultPaymentMethodId: paymentMethodId,
        autoPay: true,
      })
    }
    if (account.kind !== 'failed' || account.category !== 'not-found') return account
    return await this.api.send(
      'POST',
      '/v1/accounts',
      doneSchema,
      {
        name: displayName,
        accountNumber: accountReference,
        currency,
        hpmCreditCardPaymentMethodId: paymentMethodId,
        autoPay: true,
        billCycleDay: 0,
        billToContact: {
          firstName: displayName,
          lastName: accountReference,
          workEmail: email,
          ...(countryCode && { country: countryCode }),
        },
      },
      `${accountReference}-${paymentMethodId}`,
    )
  }

  private async account(accountReference: string) {
    return await this.api.get(`/v1/accounts/${encodeURIComponent(accountReference)}`, accountSchema)
  }
}
