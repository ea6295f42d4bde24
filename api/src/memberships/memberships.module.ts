import { Module } from '@nestjs/common'
import { RateLimitersModule } from '../http/rate-limiters.module.ts'
import { BillingWebhooksController } from './billing-webhooks.controller.ts'
import { CheckoutDesk } from './checkout-desk.ts'
import { CancelMembershipHandler } from './commands/cancel-membership/cancel-membership.handler.ts'
import { ChangePaymentMethodHandler } from './commands/change-payment-method/change-payment-method.handler.ts'
import { CompleteCheckoutHandler } from './commands/complete-checkout/complete-checkout.handler.ts'
import { ConvertTrialHandler } from './commands/convert-trial/convert-trial.handler.ts'
import { ReactivateMembershipHandler } from './commands/reactivate-membership/reactivate-membership.handler.ts'
import { StoreNotificationHandler } from './commands/store-notification/store-notification.handler.ts'
import { UpdateSubscriptionHandler } from './commands/update-subscription/update-subscription.handler.ts'
import { WithdrawChangeHandler } from './commands/withdraw-change/withdraw-change.handler.ts'
import { DiscountCodeGuesses } from './discount-code-guesses.ts'
import { IdempotentCalls } from './idempotent-calls.ts'
import { MembershipChangesController } from './membership-changes.controller.ts'
import { MembershipsController } from './memberships.controller.ts'
import { OperationRunner } from './operation-runner.ts'

@Module({
  imports: [RateLimitersModule],
  controllers: [MembershipsController, MembershipChangesController, BillingWebhooksController],
  providers: [
    CheckoutDesk,
    DiscountCodeGuesses,
    IdempotentCalls,
    OperationRunner,
    UpdateSubscriptionHandler,
    ConvertTrialHandler,
    CancelMembershipHandler,
    ReactivateMembershipHandler,
    WithdrawChangeHandler,
    ChangePaymentMethodHandler,
    CompleteCheckoutHandler,
    StoreNotificationHandler,
  ],
  // Slots of a team are bought as memberships are.
  exports: [IdempotentCalls, OperationRunner],
})
export class MembershipsModule {}
