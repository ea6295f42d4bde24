import { Global, Module, type DynamicModule } from '@nestjs/common'
import { CommandFrame } from './command-frame.ts'
import { CONSTRAINT_REFUSALS, type ConstraintRefusals } from './constraint-refusals.ts'
import { ViewAudit } from './view-audit.ts'

@Global()
@Module({})
export class CommandsModule {
  /** @param refusals of every area */
  static with(refusals: ConstraintRefusals): DynamicModule {
    return {
      module: CommandsModule,
      providers: [{ provide: CONSTRAINT_REFUSALS, useValue: refusals }, CommandFrame, ViewAudit],
      exports: [CommandFrame, ViewAudit],
    }
  }
}
