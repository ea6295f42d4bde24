import { SearchUnavailable, type SearchEngine } from '@vitrine/search/search-engine'

/** A search engine that does not respond, for what has to go on without one. */
export function engineThatIsAway(): SearchEngine {
  const away = () => Promise.reject(new SearchUnavailable(new Error('connection refused')))
  return {
    name: 'postgres',
    isAvailable: () => Promise.resolve(false),
    ensure: away,
    search: away,
    suggest: away,
    moreLikeThis: away,
    idsLikeThis: away,
    apply: away,
    startRebuild: away,
    countDocuments: away,
    highestRevision: away,
    drop: away,
    close: () => Promise.resolve(),
  }
}
