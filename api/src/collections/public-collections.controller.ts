import { Controller, Inject, Req, Res } from '@nestjs/common'
import * as endpoints from '@vitrine/contracts/collections/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { tagShown } from '../http/not-modified.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { findShownCollection } from './queries/find-shown-collection.query.ts'
import { listPublicItems } from './queries/list-public-items.query.ts'

/**
 * Public collections, for everybody: asked anew each time, because from one moment to the next one may be
 * private.
 */
@Controller()
export class PublicCollectionsController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.readPublicCollection)
  async read(
    @Input() { params }: EndpointInput<typeof endpoints.readPublicCollection>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { collection, fingerprint } = await findShownCollection(this.database, params.id, this.clock.now())
    tagShown(request, reply, fingerprint)
    return collection
  }

  @Handles(endpoints.listPublicItems)
  async listItems(
    @Input() { query }: EndpointInput<typeof endpoints.listPublicItems>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { collection, fingerprint } = await findShownCollection(
      this.database,
      query['f.itemCollectionId'],
      this.clock.now(),
    )
    tagShown(request, reply, `${fingerprint}.${query.offset}.${query.limit}.${query.s}`)
    return await listPublicItems(this.database, query, collection.itemsCount)
  }
}
