import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditNote from '@mui/icons-material/EditNoteOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import { Box, Button, IconButton, Tooltip } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { offeredActions, type ArticleAction, type RowHandlers } from './article-actions.ts'
import { editorAddress } from './editor-address.ts'

const labels: Record<Exclude<ArticleAction, 'delete'>, string> = { publish: 'Publish', update: 'Update', unpublish: 'Unpublish' }

export function ArticleActions({ article, pending, onEdit, onDelete, onAction }: { article: ManagedArticle } & RowHandlers) {
  const isPending = pending.has(article.id)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: -1 }}>
      <Tooltip title="Edit the content (new tab)">
        <IconButton href={editorAddress(article.url)} target="_blank" rel="noopener" aria-label={`Edit ${article.title}`}>
          <EditNote fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Edit title and details">
        <IconButton onClick={() => onEdit(article)} aria-label={`Edit details of ${article.title}`}>
          <TuneOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton onClick={() => onDelete(article)} disabled={isPending} aria-label={`Delete ${article.title}`}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {offeredActions(article).map((action) =>
        action === 'delete' ? null : (
          <Button key={action} size="small" variant={action === 'unpublish' ? 'text' : 'outlined'} color={action === 'unpublish' ? 'secondary' : 'primary'} disabled={isPending} onClick={() => onAction(action, article)} aria-label={`${labels[action]} ${article.title}`}>
            {labels[action]}
          </Button>
        ),
      )}
    </Box>
  )
}
