import { Controller, Inject, Res } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/favorites/endpoints'
import type { OutgoingFile } from '@vitrine/contracts/files'
import type { Database } from '@vitrine/database/database'
import type { DocumentMaker } from '@vitrine/documents/document-maker'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import type { FastifyReply } from 'fastify'
import { DocumentTurns } from '../documents/document-turns.ts'
import { DOCUMENT_MAKER } from '../documents/documents.module.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { AddFavorite } from './add-favorite.command.ts'
import { RemoveFavorite } from './remove-favorite.command.ts'
import { exportMarks } from './queries/export-marks.query.ts'
import { listFavorites, readFavoriteStates } from './queries/list-favorites.query.ts'

@Controller()
export class FavoritesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly taxonomy: TaxonomyReader,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DOCUMENT_MAKER) private readonly maker: DocumentMaker,
    private readonly turns: DocumentTurns,
    private readonly folders: UploadFolder,
  ) {}

  @Handles(endpoints.listFavorites)
  async list(
    @Input() { params, query }: EndpointInput<typeof endpoints.listFavorites>,
    @Who() { userId }: Actor,
  ) {
    return await listFavorites({ database: this.database, tree: await this.taxonomy.places() }, userId, {
      ...query,
      itemType: params.itemType,
    })
  }

  @Handles(endpoints.addFavorite)
  async add(
    @Input() { params, body }: EndpointInput<typeof endpoints.addFavorite>,
    @Who() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { id, isNew } = await this.commands.execute(new AddFavorite(actor, params.itemType, body.id))
    if (!isNew) void reply.status(200)
    return { response: { id } }
  }

  @Handles(endpoints.removeFavorite)
  async remove(
    @Input() { params, query }: EndpointInput<typeof endpoints.removeFavorite>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new RemoveFavorite(actor, params.itemType, query.favoriteId))
    return { success: true as const }
  }

  @Handles(endpoints.readFavoriteStates)
  async readStates(
    @Input() { params, query }: EndpointInput<typeof endpoints.readFavoriteStates>,
    @Who() { userId }: Actor,
  ) {
    return {
      items: await readFavoriteStates(this.database, userId, { itemType: params.itemType, ids: query.ids }),
    }
  }

  @Handles(endpoints.exportMarks)
  async exportMarks(
    @Input() { query }: EndpointInput<typeof endpoints.exportMarks>,
    @Who() { userId }: Actor,
  ): Promise<OutgoingFile> {
    const source = {
      database: this.database,
      tree: await this.taxonomy.places(),
      publicUrl: this.config.publicUrl,
      now: this.clock.now(),
      maker: this.maker,
      folders: this.folders,
    }
    return await this.turns.during(userId, () => exportMarks(source, userId, query.sort))
  }
}
