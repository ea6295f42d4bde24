import { Controller, Inject } from '@nestjs/common'
import * as endpoints from '@vitrine/contracts/dictionary/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { Generations } from '../cached-areas/generations.ts'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { DATABASE, SEARCH_ENGINE } from '../infrastructure/tokens.ts'
import { SynonymsReader } from '../synonyms/synonyms.reader.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { countByCategory, countByLetter } from './queries/count-articles.query.ts'
import {
  listAuthorArticles,
  listCategoryArticles,
  listLetterArticles,
} from './queries/list-articles.query.ts'
import { listAuthors, readAuthor } from './queries/authors.query.ts'
import { readArticle } from './queries/read-article/read-article.query.ts'
import { relatedArticles } from './queries/related-articles/related-articles.query.ts'
import { searchDictionary, suggestTitles } from './queries/search-dictionary.query.ts'

/** What visitors read. */
@Controller()
export class DictionaryController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
    private readonly taxonomy: TaxonomyReader,
    private readonly synonyms: SynonymsReader,
    private readonly generations: Generations,
  ) {}

  @Handles(endpoints.searchDictionary)
  async search(@Input() { query }: EndpointInput<typeof endpoints.searchDictionary>) {
    return await searchDictionary(
      {
        database: this.database,
        engine: this.engine,
        tree: await this.taxonomy.tree(),
        synonyms: await this.synonyms.synonyms(),
      },
      query,
    )
  }

  @Handles(endpoints.suggestTitles)
  async suggestTitles(@Input() { query }: EndpointInput<typeof endpoints.suggestTitles>) {
    return await suggestTitles(
      {
        database: this.database,
        engine: this.engine,
        tree: await this.taxonomy.tree(),
        synonyms: await this.synonyms.synonyms(),
      },
      query.term,
    )
  }

  @Handles(endpoints.countByLetter)
  async countByLetter() {
    return await this.generations.cached('letter counts', ['dictionary'], () =>
      countByLetter(this.engine, this.database),
    )
  }

  @Handles(endpoints.countByCategory)
  async countByCategory(@Input() { query }: EndpointInput<typeof endpoints.countByCategory>) {
    return await countByCategory(
      { engine: this.engine, tree: await this.taxonomy.tree(), synonyms: await this.synonyms.synonyms() },
      query,
    )
  }

  @Handles(endpoints.listLetterArticles)
  async listLetterArticles(@Input() { query }: EndpointInput<typeof endpoints.listLetterArticles>) {
    return await listLetterArticles(this.database, query)
  }

  @Handles(endpoints.listCategoryArticles)
  async listCategoryArticles(@Input() { query }: EndpointInput<typeof endpoints.listCategoryArticles>) {
    return await listCategoryArticles(this.database, await this.taxonomy.tree(), query)
  }

  @Handles(endpoints.readArticle)
  async readArticle(@Input() { params }: EndpointInput<typeof endpoints.readArticle>) {
    return await readArticle(this.database, await this.taxonomy.tree(), params.url)
  }

  @Handles(endpoints.listRelatedArticles)
  async listRelatedArticles(@Input() { params }: EndpointInput<typeof endpoints.listRelatedArticles>) {
    return await relatedArticles(this.database, await this.taxonomy.tree(), params.url)
  }

  @Handles(endpoints.listAuthors)
  async listAuthors() {
    return await this.generations.cached('authors', ['dictionary'], () => listAuthors(this.database))
  }

  @Handles(endpoints.readAuthor)
  async readAuthor(@Input() { params }: EndpointInput<typeof endpoints.readAuthor>) {
    return await readAuthor(this.database, params.authorUrl)
  }

  @Handles(endpoints.listAuthorArticles)
  async listAuthorArticles(@Input() { params, query }: EndpointInput<typeof endpoints.listAuthorArticles>) {
    return await listAuthorArticles(this.database, { ...params, ...query })
  }
}
