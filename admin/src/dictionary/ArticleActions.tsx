import { DeleteOutlined, EditNoteOutlined, TuneOutlined } from '@mui/icons-material'
import { Box, IconButton, Tooltip } from '@mui/material'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { createContext, useContext } from 'react'
import { SteadyButton } from '../feedback/SteadyButton.tsx'
import { offeredActions, type PublicationAction } from './use-article-actions.ts'
import { editorPath } from './editor-path.ts'

const labels: Record<PublicationAction, string> = {
  publish: 'Publish',
  update: 'Update',
  unpublish: 'Unpublish',
}

/** In one line where there is room, so that rows stay low. */
export function ArticleActions({ article }: { article: ManagedArticle }) {
  const { pending, onEdit, onDelete, onChange } = useRowHandlers()
  const isPending = pending.has(article.id)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: 0.5,
        ml: -0.5,
      }}
    >
      <Box sx={{ display: 'flex', flex: 'none' }}>
        <Tooltip title="Edit the content (new tab)">
          <IconButton
            size="small"
            href={editorPath(article.url)}
            target="_blank"
            rel="noopener"
            aria-label={`Edit ${article.title}`}
          >
            <EditNoteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Edit title and details">
          <IconButton
            size="small"
            onClick={() => onEdit(article)}
            aria-label={`Edit details of ${article.title}`}
          >
            <TuneOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Delete">
          <IconButton
            size="small"
            onClick={() => onDelete(article)}
            disabled={isPending}
            aria-label={`Delete ${article.title}`}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      {offeredActions(article).map((action) =>
        action === 'delete' ? null : (
          // Publish and Unpublish take each other's place, and the focus stays in it.
          <SteadyButton
            key={action === 'update' ? action : 'shown'}
            size="small"
            variant={action === 'unpublish' ? 'text' : 'outlined'}
            color={action === 'unpublish' ? 'secondary' : 'primary'}
            isOff={isPending}
            onClick={() => onChange(action, article)}
            aria-label={`${labels[action]} ${article.title}`}
          >
            {labels[action]}
          </SteadyButton>
        ),
      )}
    </Box>
  )
}

/** What a row asks of the manager that it stands in. */
interface RowHandlers {
  onEdit: (article: ManagedArticle) => void
  onDelete: (article: ManagedArticle) => void
  onChange: (change: PublicationAction, article: ManagedArticle) => void
  /** Articles whose change is under way. */
  pending: ReadonlySet<number>
}

const RowHandlersContext = createContext<RowHandlers | null>(null)

export const RowHandlersProvider = RowHandlersContext.Provider

function useRowHandlers(): RowHandlers {
  const handlers = useContext(RowHandlersContext)
  if (!handlers) throw new Error('A row stands in the manager.')
  return handlers
}
