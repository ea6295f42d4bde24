import { Module } from '@nestjs/common'
import { recordController } from '../records/record-controller.ts'
import { BilledController } from './billed.controller.ts'
import { CatalogCheck } from './catalog-check.ts'
import { AskOperationAgainHandler } from './ask-operation-again.command.ts'
import {
  CountOperationAsDoneHandler,
  CountOperationAsFailedHandler,
  OverdueOperations,
} from './count-operation.command.ts'
import { CreateRatePlanHandler } from './create-rate-plan.command.ts'
import { SettleRefundHandler } from './settle-refund.command.ts'
import { UpdateRatePlanHandler } from './update-rate-plan.command.ts'
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
    OverdueOperations,
    AskOperationAgainHandler,
    CountOperationAsDoneHandler,
    CountOperationAsFailedHandler,
    SettleRefundHandler,
  ],
})
export class BillingModule {}
