import { Skeleton, Stack, useMediaQuery } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { useState } from 'react'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import type { RowHandlers } from './article-actions.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { ArticleTable } from './ArticleTable.tsx'
import { initialSort, nextSort, sortArticles } from './sort-articles.ts'

interface ArticleListProps extends RowHandlers {
  page: { items: ManagedArticle[] } | undefined
  query: string
}

/** The loaded page in its five faces: a table where there is room for one, cards on a phone. */
export function ArticleList({ page, query, ...handlers }: ArticleListProps) {
  const [sort, setSort] = useState(initialSort)
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  if (!page) return <Waiting />
  if (page.items.length === 0) return <NothingFound query={query} />
  const articles = sortArticles(page.items, sort)
  if (isNarrow) {
    return (
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5 }}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} {...handlers} />
        ))}
      </Stack>
    )
  }
  return <ArticleTable articles={articles} sort={sort} onSort={(column) => setSort(nextSort(sort, column))} {...handlers} />
}

function Waiting() {
  return (
    <Stack sx={{ gap: 1 }} aria-hidden="true">
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} variant="rectangular" height={44} />
      ))}
    </Stack>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <EmptyFace title="No results found." picture="/images/no-results.svg">
      {query ? `No article has ‘${query}’ in its title. Try a shorter word, or Reset to show all articles.` : 'Create an article to get started.'}
    </EmptyFace>
  )
}
