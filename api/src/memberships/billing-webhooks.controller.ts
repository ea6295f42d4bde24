import { Controller, Inject, Req } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/memberships/webhook-endpoints'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { AppError } from '@vitrine/platform/app-error'
import type { IncomingNotification } from '@vitrine/platform/billing/billing-notification'
import { Counter, type Registry } from '@vitrine/platform/metrics'
import type { FastifyRequest } from 'fastify'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { rawBodyOf } from '../http/keep-raw-body.ts'
import { BILLING, METRICS } from '../infrastructure/tokens.ts'
import { StoreNotification } from './store-notification.command.ts'

/**
 * What providers tell. It is checked and stored once, and the provider gets its response; a worker reads the
 * provider's own record afterwards.
 */
@Controller()
export class BillingWebhooksController {
  private readonly refused: Counter

  constructor(
    private readonly commands: CommandBus,
    @Inject(BILLING) private readonly billing: Billing,
    @Inject(METRICS) metrics: Registry,
  ) {
    this.refused = new Counter({
      name: 'billing_notifications_refused_total',
      help: 'Notifications of providers whose signature was wrong or missing',
      labelNames: ['kind'],
      registers: [metrics],
    })
  }

  @Handles(endpoints.receiveZuoraCallout)
  async zuora(
    @Input() _input: EndpointInput<typeof endpoints.receiveZuoraCallout>,
    @Req() request: FastifyRequest,
  ) {
    await this.receive('zuora-callout', request)
    return { success: true as const }
  }

  @Handles(endpoints.receiveAvangateIpn)
  async ipn(
    @Input() _input: EndpointInput<typeof endpoints.receiveAvangateIpn>,
    @Req() request: FastifyRequest,
  ) {
    return await this.receive('avangate-ipn', request)
  }

  @Handles(endpoints.receiveAvangateLcn)
  async lcn(
    @Input() _input: EndpointInput<typeof endpoints.receiveAvangateLcn>,
    @Req() request: FastifyRequest,
  ) {
    return await this.receive('avangate-lcn', request)
  }

  @Handles(endpoints.checkAvangateIpn)
  checkIpn(@Input() _input: EndpointInput<typeof endpoints.checkAvangateIpn>): void {}

  @Handles(endpoints.checkAvangateLcn)
  checkLcn(@Input() _input: EndpointInput<typeof endpoints.checkAvangateLcn>): void {}

  /** The receipt. @throws AppError WEBHOOK_REFUSED, also where this provider is not configured */
  private async receive(kind: IncomingNotification['kind'], request: FastifyRequest): Promise<string> {
    const provider = this.billing.providers.named(kind === 'zuora-callout' ? 'zuora' : 'avangate')
    const parsed = provider?.parseNotification({ kind, headers: request.headers, body: rawBodyOf(request) })
    if (!provider || parsed?.outcome !== 'accepted') {
      this.refused.inc({ kind })
      throw new AppError('WEBHOOK_REFUSED')
    }
    await this.commands.execute(new StoreNotification(provider.name, parsed.notification))
    return provider.receiptFor(parsed.notification).body
  }
}
