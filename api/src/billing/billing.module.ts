import { Module } from '@nestjs/common'
import { recordController } from '../records/record-controller.ts'
import { BilledController } from './billed.controller.ts'
import { CatalogCheck } from './catalog-check.ts'
import { AskOperationAgainHandler } from './commands/ask-operation-again/ask-operation-again.handler.ts'
import { CountOperationAsDoneHandler } from './commands/count-operation-as-done/count-operation-as-done.handler.ts'
import { CountOperationAsFailedHandler } from './commands/count-operation-as-failed/count-operation-as-failed.handler.ts'
import { CreateRatePlanHandler } from './commands/create-rate-plan/create-rate-plan.handler.ts'
import { SettleRefundHandler } from './commands/settle-refund/settle-refund.handler.ts'
import { UpdateRatePlanHandler } from './commands/update-rate-plan/update-rate-plan.handler.ts'
import { discountCodes } from './discount-codes.record.ts'
import { OperationRepository } from './operation.repository.ts'
import { RatePlanRepository } from './rate-plan.repository.ts'
import { RatePlansController } from './rate-plans.controller.ts'

/** What staff keep about money. */
@Module({
  controllers: [RatePlansController, recordController(discountCodes), BilledController],
  providers: [
    RatePlanRepository,
    CatalogCheck,
    CreateRatePlanHandler,
    UpdateRatePlanHandler,
    OperationRepository,
    AskOperationAgainHandler,
    CountOperationAsDoneHandler,
    CountOperationAsFailedHandler,
    SettleRefundHandler,
  ],
})
export class BillingModule {}
