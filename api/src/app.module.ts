import { Module, type DynamicModule, type Type } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import { areaModules } from './areas.ts'
import { readDraftPost } from './blog/queries/read-post.query.ts'
import { CachedAreasModule } from './cached-areas/cached-areas.module.ts'
import { CommandsModule } from './commands/commands.module.ts'
import { constraintRefusals } from './constraint-refusals.ts'
import { readDraftArticle } from './dictionary/queries/read-article/read-article.query.ts'
import { relatedToDraft } from './dictionary/queries/related-articles/related-articles.query.ts'
import { HttpModule } from './http/http.module.ts'
import { IdentityModule } from './identity/identity.module.ts'
import { InfrastructureModule, type OpenParts } from './infrastructure/infrastructure.module.ts'
import { DocumentsModule } from './documents/documents.module.ts'
import { PicturesModule } from './pictures/pictures.module.ts'
import { RecordsModule } from './records/records.module.ts'
import { readDraftPage } from './site-pages/queries/read-page.query.ts'
import { PreviewsModule } from './texts/previews.module.ts'
import type { DraftReaders } from './texts/queries/read-preview.query.ts'

/** What a preview shows of each kind of text. The types refuse a kind that has none. */
const draftReaders: DraftReaders = {
  'dictionary-article': async ({ database, taxonomy }, id, blocks) => {
    const tree = await taxonomy.tree()
    const article = await readDraftArticle(database, tree, id, blocks)
    if (!article) return undefined
    const { items, relatedIn } = await relatedToDraft(database, tree, id)
    return { kind: 'dictionary-article', article, related: items, relatedIn }
  },
  'blog-article': async ({ database, taxonomy, now }, id, blocks) => {
    const post = await readDraftPost(database, await taxonomy.places(), {
      id,
      blocks,
      day: now.toISOString().slice(0, 10),
    })
    return post && { kind: 'blog-article', post }
  },
  'site-page': async ({ database }, id, blocks) => {
    const page = await readDraftPage(database, id, blocks)
    return page && { kind: 'site-page', page }
  },
}

@Module({})
export class AppModule {
  /** @param more beside those of the areas: calls that a test makes up */
  static with(resources: OpenParts, more: readonly Type[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [
        InfrastructureModule.with(resources),
        CqrsModule.forRoot(),
        CommandsModule.with(constraintRefusals),
        CachedAreasModule,
        PicturesModule,
        DocumentsModule,
        RecordsModule,
        HttpModule.with(IdentityModule),
        ...new Set(Object.values(areaModules)),
        PreviewsModule.with(draftReaders),
        ...more,
      ],
    }
  }
}
