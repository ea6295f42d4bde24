import { Module } from '@nestjs/common'
import { RateLimitersModule } from '../http/rate-limiters.ts'
import { BillingWebhooksController } from './billing-webhooks.controller.ts'
import { CheckoutDesk } from './checkout-desk.ts'
import { CancelMembershipHandler } from './cancel-membership.command.ts'
import { ChangePaymentMethodHandler } from './change-payment-method.command.ts'
import { CompleteCheckoutHandler } from './complete-checkout.command.ts'
import { ConvertTrialHandler } from './convert-trial.command.ts'
import { ReactivateMembershipHandler } from './reactivate-membership.command.ts'
import { StoreNotificationHandler } from './store-notification.command.ts'
import { UpdateSubscriptionHandler } from './update-subscription.command.ts'
import { WithdrawChangeHandler } from './withdraw-change.command.ts'
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
