import { Box } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { ReactNode } from 'react'
import { FunctionField } from 'react-admin'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleBulkActions } from './ArticleBulkActions.tsx'
import { ArticleTitle } from './ArticleTitle.tsx'
import { formatLastEdited } from './last-edited.ts'
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
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
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
