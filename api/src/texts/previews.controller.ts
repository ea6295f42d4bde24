import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/texts/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { EndPreviewLink } from './end-preview-link.command.ts'
import { MakePreviewLink } from './make-preview-link.command.ts'
import { PreviewScreen } from './preview-screen.command.ts'
import { listPreviewLinks } from './queries/list-preview-links.query.ts'
import { readPreview, type DraftReaders } from './queries/read-preview.query.ts'

export const DRAFT_READERS = Symbol('draft readers')

/** Drafts as the pages that they will be. */
@Controller()
export class PreviewsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    private readonly taxonomy: TaxonomyReader,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DRAFT_READERS) private readonly readers: DraftReaders,
  ) {}

  @Handles(endpoints.previewScreen)
  async previewScreen(
    @Input() { params, body }: EndpointInput<typeof endpoints.previewScreen>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(new PreviewScreen(actor, params, body.blocks))
  }

  @Handles(endpoints.previewLinks)
  async previewLinks(@Input() { params }: EndpointInput<typeof endpoints.previewLinks>) {
    return await listPreviewLinks(this.database, params, this.clock.now())
  }

  @Handles(endpoints.makePreviewLink)
  async makePreviewLink(
    @Input() { params }: EndpointInput<typeof endpoints.makePreviewLink>,
    @Who() actor: Actor,
  ) {
    return await this.commands.execute(new MakePreviewLink(actor, params))
  }

  @Handles(endpoints.endPreviewLink)
  async endPreviewLink(
    @Input() { params: { link, ...name } }: EndpointInput<typeof endpoints.endPreviewLink>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new EndPreviewLink(actor, name, link))
    return await listPreviewLinks(this.database, name, this.clock.now())
  }

  @Handles(endpoints.readPreview)
  async readPreview(@Input() { query }: EndpointInput<typeof endpoints.readPreview>) {
    return await readPreview(
      { database: this.database, taxonomy: this.taxonomy, now: this.clock.now(), readers: this.readers },
      query.token,
    )
  }
}
