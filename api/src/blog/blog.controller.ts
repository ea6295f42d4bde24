import { Controller, Inject } from '@nestjs/common'
import * as endpoints from '@vitrine/contracts/blog/endpoints'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { Database } from '@vitrine/database/database'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input } from '../http/input.decorator.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { SearchSourcesReader } from '../search-hits/search-sources.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { readOverview } from './queries/read-overview.query.ts'
import { readPost } from './queries/read-post.query.ts'
import { searchPosts, suggestPosts } from './queries/search-posts.query.ts'

/** What everybody reads. */
@Controller()
export class BlogController {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly taxonomy: TaxonomyReader,
    private readonly sources: SearchSourcesReader,
  ) {}

  @Handles(endpoints.searchPosts)
  async search(@Input() { query }: EndpointInput<typeof endpoints.searchPosts>) {
    return await searchPosts(await this.sources.read(), query)
  }

  @Handles(endpoints.suggestPosts)
  async suggest(@Input() { query }: EndpointInput<typeof endpoints.suggestPosts>) {
    return await suggestPosts(await this.sources.read(), query.term)
  }

  @Handles(endpoints.readBlogOverview)
  async readOverview() {
    return await readOverview(this.database, await this.taxonomy.places())
  }

  @Handles(endpoints.readPost)
  async readPost(@Input() { params }: EndpointInput<typeof endpoints.readPost>) {
    return await readPost(this.database, await this.taxonomy.places(), params.url)
  }
}
