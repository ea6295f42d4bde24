import { Module } from '@nestjs/common'
import { BilledController } from './billed.controller.ts'
import { CatalogCheck } from './catalog-check.ts'
import { AskOperationAgainHandler } from './commands/ask-operation-again/ask-operation-again.handler.ts'
import { CountOperationAsDoneHandler } from './commands/count-operation-as-done/count-operation-as-done.handler.ts'
import { CountOperationAsFailedHandler } from './commands/count-operation-as-failed/count-operation-as-failed.handler.ts'
import { CreateDiscountCodeHandler } from './commands/create-discount-code/create-discount-code.handler.ts'
import { CreateRatePlanHandler } from './commands/create-rate-plan/create-rate-plan.handler.ts'
import { DeleteDiscountCodeHandler } from './commands/delete-discount-code/delete-discount-code.handler.ts'
import { SettleRefundHandler } from './commands/settle-refund/settle-refund.handler.ts'
import { UpdateDiscountCodeHandler } from './commands/update-discount-code/update-discount-code.handler.ts'
import { UpdateRatePlanHandler } from './commands/update-rate-plan/update-rate-plan.handler.ts'
import { DiscountCodeRepository } from './discount-code.repository.ts'
import { DiscountCodesController } from './discount-codes.controller.ts'
import { OperationRepository } from './operation.repository.ts'
import { RatePlanRepository } from './rate-plan.repository.ts'
import { RatePlansController } from './rate-plans.controller.ts'

/** What staff keep about money. */
@Module({
  controllers: [RatePlansController, DiscountCodesController, BilledController],
  providers: [
    RatePlanRepository,
    CatalogCheck,
    CreateRatePlanHandler,
    UpdateRatePlanHandler,
    DiscountCodeRepository,
    CreateDiscountCodeHandler,
    UpdateDiscountCodeHandler,
    DeleteDiscountCodeHandler,
    OperationRepository,
    AskOperationAgainHandler,
    CountOperationAsDoneHandler,
    CountOperationAsFailedHandler,
    SettleRefundHandler,
  ],
})
export class BillingModule {}
