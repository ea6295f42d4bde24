import { Box, Link } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { ReactNode } from 'react'
import { FunctionField } from 'react-admin'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleBulkActions } from './ArticleBulkActions.tsx'
import { StatusChip } from './StatusChip.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/**
 * Descriptions may have a thousand characters; the rest is in the text's title. One line, so that many rows
 * fit on a screen.
 */
const oneLine = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
}

/** Where the window is too narrow for all columns the table scrolls, and the actions stay in sight. */
const scrolling = {
  bgcolor: 'background.paper',
  '& td, & th': { px: 1, py: 0.25 },
}
const inSight = {
  position: 'sticky',
  right: 0,
  zIndex: 3,
  whiteSpace: 'nowrap',
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderLeftColor: 'divider',
}

/** The documented columns. */
export function ArticleTable({ empty }: { empty: ReactNode }) {
  return (
    <RowTable<ManagedArticle>
      aria-label="Articles"
      rowClick={false}
      bulk={<ArticleBulkActions />}
      empty={empty}
      sx={scrolling}
    >
      <Col<ManagedArticle>
        source="title"
        sx={{ fontWeight: 600, minWidth: 140, overflowWrap: 'anywhere' }}
        render={(article) => <ArticleTitle article={article} />}
      />
      <Col<ManagedArticle> source="category" />
      <Col<ManagedArticle>
        label="Thumbnail"
        render={({ thumbnail }) => <Thumbnail src={thumbnail} width={20} height={20} />}
      />
      <Col<ManagedArticle> label="Description" sx={{ color: 'text.secondary', minWidth: 160 }}>
        <FunctionField<ManagedArticle>
          render={({ description }) => (
            <Box sx={oneLine} title={description}>
              {description}
            </Box>
          )}
        />
      </Col>
      <Col<ManagedArticle> source="status" render={(article) => <StatusChip article={article} />} />
      <Col<ManagedArticle>
        source="lastEdited"
        label="Last Edited"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ lastEdited }) => (
          <Box component="time" dateTime={lastEdited}>
            {formatLastEdited(lastEdited)}
          </Box>
        )}
      />
      <Col<ManagedArticle>
        label="Actions"
        sx={inSight}
        render={(article) => <ArticleActions article={article} />}
      />
    </RowTable>
  )
}

/** A published article's title leads to its public page; any other is plain text. */
export function ArticleTitle({ article: { title, pageURI, status } }: { article: ManagedArticle }) {
  if (status.name !== 'PUBLISHED') return <>{title}</>
  return (
    <Link href={pageURI} target="_blank" rel="noopener">
      {title}
    </Link>
  )
}

const two = (number: number) => String(number).padStart(2, '0')

/** `2026-03-04 05:06:07`, in the time zone of whoever reads it. */
export function formatLastEdited(iso: string): string {
  const at = new Date(iso)
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${date} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}
