import { Controller, Inject } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput, EndpointResponse } from '@vitrine/contracts/endpoint'
import type { OutgoingFile } from '@vitrine/contracts/files'
import * as endpoints from '@vitrine/contracts/vault-downloads/endpoints'
import type { Database } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE, OBJECT_STORAGE } from '../infrastructure/tokens.ts'
import { itemsAsCsv } from './items-as-csv.ts'
import { itemsAsPdf } from './pdf/items-as-pdf.ts'
import { originalsAsZip } from './originals-as-zip.ts'
import { categoryTitles } from './queries/category-titles.query.ts'
import { coverSizes } from './queries/cover-sizes.query.ts'
import { countItems } from './queries/count-items.query.ts'
import { eachCsvPage } from './queries/each-csv-page.query.ts'
import { eachItem } from './queries/each-item.query.ts'
import { vaultTitleOf } from './queries/vault-title.query.ts'

@Controller()
export class VaultDownloadsController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.downloadCsv)
  async csv(
    @Input() _input: EndpointInput<typeof endpoints.downloadCsv>,
    @Who() { userId }: Actor,
  ): Promise<OutgoingFile> {
    return {
      name: 'vaultItems.csv',
      contentType: 'text/csv',
      content: itemsAsCsv(eachCsvPage(this.database, userId)),
    }
  }

  @Handles(endpoints.downloadPdf)
  async pdf(
    @Input() _input: EndpointInput<typeof endpoints.downloadPdf>,
    @Who() { userId }: Actor,
  ): Promise<OutgoingFile> {
    const [title, categories] = [
      await vaultTitleOf(this.database, userId),
      await categoryTitles(this.database),
    ]
    const content = itemsAsPdf({
      title,
      date: this.clock.now(),
      categories,
      items: () => eachItem(this.database, userId),
      covers: await coverSizes(this.database, userId),
      storage: this.storage,
    })
    return { name: 'vaultItems.pdf', contentType: 'application/pdf', content }
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
    return {
      name: 'vaultItems.zip',
      contentType: 'application/zip',
      content: originalsAsZip(this.database, this.storage, userId),
    }
  }
}
