import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/partners/endpoints'
import { partnersLimits } from '@vitrine/contracts/partners/limits'
import type { Database } from '@vitrine/database/database'
import type { FastifyReply } from 'fastify'
import { Generations } from '../cached-areas/generations.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { findRecord } from '../records/list-records.ts'
import { MovePartner } from './move-partner.command.ts'
import { draw } from './partner.rules.ts'
import { partners } from './partners.record.ts'
import { countPartners, listPartners, readSource } from './queries/partners.query.ts'

/** What visitors read, and the order that staff give. */
@Controller()
export class PartnersController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly generations: Generations,
    private readonly commands: CommandBus,
  ) {}

  @Handles(endpoints.drawPartners)
  async draw(@Input() _input: unknown, @Res({ passthrough: true }) reply: FastifyReply) {
    const { items, meta } = await this.all()
    // Each call is another draw; a kept response would show the same eight again.
    void reply.header('cache-control', 'private, no-store')
    return { items: draw(items, partnersLimits.drawn), meta: { ...meta, currentLimit: partnersLimits.drawn } }
  }

  @Handles(endpoints.listSources)
  async listSources() {
    return await this.all()
  }

  @Handles(endpoints.countPartners)
  async countPartners() {
    return await countPartners(this.database)
  }

  @Handles(endpoints.readSource)
  async readSource(@Input() { params }: EndpointInput<typeof endpoints.readSource>) {
    return await readSource(this.database, params.sourceUrl)
  }

  @Handles(endpoints.movePartner)
  async movePartner(
    @Input() { params, body }: EndpointInput<typeof endpoints.movePartner>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new MovePartner(actor, params.id, body.place))
    return await findRecord(this.database, partners, params.id)
  }

  private all() {
    return this.generations.cached('partners', ['partners'], () => listPartners(this.database))
  }
}
