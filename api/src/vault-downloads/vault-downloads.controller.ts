import { Controller, Inject, Req } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput, EndpointResponse } from '@vitrine/contracts/endpoint'
import type { OutgoingFile } from '@vitrine/contracts/files'
import * as endpoints from '@vitrine/contracts/vault-downloads/endpoints'
import type { Database } from '@vitrine/database/database'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import type { FastifyRequest } from 'fastify'
import { DocumentTurns } from '../documents/document-turns.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { DATABASE, OBJECT_STORAGE } from '../infrastructure/tokens.ts'
import { originalsAsZip } from './originals-as-zip.ts'
import { countItems } from './queries/count-items.query.ts'
import { itemsAsCsv } from './queries/items-as-csv.query.ts'
import { PDF_FILE, VaultDocuments } from './vault-documents.ts'

@Controller()
export class VaultDownloadsController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly turns: DocumentTurns,
    private readonly documents: VaultDocuments,
  ) {}

  @Handles(endpoints.downloadCsv)
  async csv(
    @Input() _input: EndpointInput<typeof endpoints.downloadCsv>,
    @Who() { userId }: Actor,
  ): Promise<OutgoingFile> {
    return await this.turns.whileSent(userId, () => ({
      name: 'vaultItems.csv',
      contentType: 'text/csv',
      content: itemsAsCsv(this.database, userId),
    }))
  }

  @Handles(endpoints.downloadPdf)
  async pdf(
    @Input() _input: EndpointInput<typeof endpoints.downloadPdf>,
    @Who() { userId }: Actor,
    @Req() { method }: FastifyRequest,
  ): Promise<OutgoingFile> {
    // Making it costs, and ends the link to the one before.
    if (method === 'HEAD') return { ...PDF_FILE, content: nothing() }
    const { document, finished } = await this.documents.start(userId)
    await finished
    return await this.documents.open(userId, document.id)
  }

  @Handles(endpoints.countItems)
  async count(
    @Input() _input: EndpointInput<typeof endpoints.countItems>,
    @Who() { userId }: Actor,
  ): Promise<EndpointResponse<typeof endpoints.countItems>> {
    return { itemsCount: await countItems(this.database, userId) }
  }

  @Handles(endpoints.downloadOriginals)
  async originals(
    @Input() _input: EndpointInput<typeof endpoints.downloadOriginals>,
    @Who() { userId }: Actor,
  ): Promise<OutgoingFile> {
    return await this.turns.whileSent(userId, () => ({
      name: 'vaultItems.zip',
      contentType: 'application/zip',
      content: originalsAsZip(this.database, this.storage, userId),
    }))
  }

  @Handles(endpoints.startDocument)
  async startDocument(
    @Input() _input: EndpointInput<typeof endpoints.startDocument>,
    @Who() { userId }: Actor,
  ): Promise<EndpointResponse<typeof endpoints.startDocument>> {
    return { response: (await this.documents.start(userId)).document }
  }

  @Handles(endpoints.readNewestDocument)
  async newestDocument(
    @Input() _input: EndpointInput<typeof endpoints.readNewestDocument>,
    @Who() { userId }: Actor,
  ): Promise<EndpointResponse<typeof endpoints.readNewestDocument>> {
    return { document: await this.documents.newest(userId) }
  }

  @Handles(endpoints.downloadDocument)
  async documentFile(
    @Input() { params }: EndpointInput<typeof endpoints.downloadDocument>,
    @Who() { userId }: Actor,
  ): Promise<OutgoingFile> {
    return await this.documents.open(userId, params.id)
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
