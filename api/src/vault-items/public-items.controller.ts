import { Controller, Inject, Req, Res } from '@nestjs/common'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/vault-items/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { tagShown } from '../http/not-modified.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { readPublicItem } from './queries/read-public-item.query.ts'

/** Items of public collections, for everybody. */
@Controller()
export class PublicItemsController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Asked anew each time: from one moment to the next it may be private. */
  @Handles(endpoints.readPublicItem)
  async read(
    @Input() { params }: EndpointInput<typeof endpoints.readPublicItem>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const item = await readPublicItem(this.database, params.id, this.clock.now())
    tagShown(
      request,
      reply,
      createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 22),
    )
    return item
  }
}
