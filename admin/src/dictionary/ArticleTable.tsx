import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { ArticleActions } from './ArticleActions.tsx'
import type { RowHandlers } from './article-actions.ts'
import { ArticleTitle } from './ArticleTitle.tsx'
import { formatLastEdited } from './last-edited.ts'
import type { ArticleSort, SortableColumn } from './sort-articles.ts'
import { StatusChip } from './StatusChip.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/** Descriptions may have a thousand characters; the rest is in the cell's title. */
const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }

const columns: { label: string; sorts?: SortableColumn }[] = [
  { label: 'Title', sorts: 'title' },
  { label: 'Category', sorts: 'category' },
  { label: 'Thumbnail' },
  { label: 'Description' },
  { label: 'Status', sorts: 'status' },
  { label: 'Last Edited', sorts: 'lastEdited' },
  { label: 'Actions' },
]

interface ArticleTableProps extends RowHandlers {
  articles: readonly ManagedArticle[]
  sort: ArticleSort
  onSort: (column: SortableColumn) => void
}

export function ArticleTable({ articles, sort, onSort, ...handlers }: ArticleTableProps) {
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Table size="small" aria-label="Articles">
        <TableHead>
          <TableRow>
            {columns.map(({ label, sorts }) => (
              <TableCell key={label} sortDirection={sorts === sort.column && (sort.ascending ? 'asc' : 'desc')}>
                {sorts ? (
                  <TableSortLabel active={sorts === sort.column} direction={sorts === sort.column && !sort.ascending ? 'desc' : 'asc'} onClick={() => onSort(sorts)}>
                    {label}
                  </TableSortLabel>
                ) : (
                  label
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} {...handlers} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function ArticleRow({ article, ...handlers }: { article: ManagedArticle } & RowHandlers) {
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600, minWidth: 150, overflowWrap: 'anywhere' }}>
        <ArticleTitle article={article} />
      </TableCell>
      <TableCell>{article.category}</TableCell>
      <TableCell>
        <Thumbnail src={article.thumbnail} width={20} height={20} />
      </TableCell>
      <TableCell sx={{ color: 'text.secondary', minWidth: 240 }} title={article.description}>
        <Box sx={twoLines}>{article.description}</Box>
      </TableCell>
      <TableCell>
        <StatusChip article={article} />
      </TableCell>
      <TableCell sx={{ minWidth: 92 }}>
        <Box component="time" dateTime={article.lastEdited}>
          {formatLastEdited(article.lastEdited)}
        </Box>
      </TableCell>
      <TableCell>
        <ArticleActions article={article} {...handlers} />
      </TableCell>
    </TableRow>
  )
}
