import { Stack } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { ArticleCard } from './ArticleCard.tsx'

/** The rows of the table, on a phone. */
export function ArticleCards({ empty }: { empty: ReactNode }) {
  const { data } = useListContext<ManagedArticle>()
  if (!data) return null
  if (data.length === 0) return empty
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5 }}>
      {data.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
    </Stack>
  )
}
