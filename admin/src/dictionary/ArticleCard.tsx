import { Box, Card, Typography } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { cutAtWord } from '@vitrine/contracts/text'
import type { ReactNode } from 'react'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleTitle } from './ArticleTitle.tsx'
import { formatLastEdited } from './last-edited.ts'
import { StatusChip } from './StatusChip.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const DESCRIPTION_SHOWN = 140

interface ArticleCardProps {
  article: ManagedArticle
  /** The box that selects it. */
  select: ReactNode
}

/** A row of the table, on a phone. */
export function ArticleCard({ article, select }: ArticleCardProps) {
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ m: -1.25, mr: -0.75 }}>{select}</Box>
        <Thumbnail src={article.thumbnail} width={20} height={20} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <ArticleTitle article={article} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {article.category}{' '}
            <Box component="time" dateTime={article.lastEdited} sx={{ whiteSpace: 'nowrap' }}>
              {formatLastEdited(article.lastEdited)}
            </Box>
          </Typography>
        </Box>
        <StatusChip article={article} />
      </Box>
      {article.description && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {cutAtWord(article.description, DESCRIPTION_SHOWN)}
        </Typography>
      )}
      <Box sx={{ mt: 1 }}>
        <ArticleActions article={article} />
      </Box>
    </Card>
  )
}
