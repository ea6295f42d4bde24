import { Module } from '@nestjs/common'
import { RefusalAudit } from './refusal-audit.ts'

@Module({ providers: [RefusalAudit], exports: [RefusalAudit] })
export class AuditModule {}
