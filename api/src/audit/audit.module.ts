import { Inject, Injectable, Module } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import { recordAudit } from '@vitrine/domain/audit/audit'
import { LRUCache } from 'lru-cache'
import { DATABASE } from '../infrastructure/tokens.ts'

/** A member's refused staff calls are audited, at most one a minute per member and endpoint (decided reading). */
@Injectable()
export class RefusalAudit {
  private readonly recent = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 })

  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async record(actor: Actor, endpoint: Endpoint): Promise<void> {
    const key = `${actor.userId} ${endpoint.name}`
    if (this.recent.has(key)) return
    this.recent.set(key, true)
    await recordAudit(this.database, {
      actor,
      action: 'access.refused',
      subject: { type: 'endpoint', id: endpoint.name },
    })
  }
}

@Module({ providers: [RefusalAudit], exports: [RefusalAudit] })
export class AuditModule {}
