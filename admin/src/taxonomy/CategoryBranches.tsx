import { Add, ChevronRight, DeleteOutlined, TuneOutlined } from '@mui/icons-material'
import { Box, IconButton, Link, Tooltip, Typography } from '@mui/material'
import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { useState } from 'react'
import { amount } from '../feedback/amounts.ts'
import { DragHandle, dropMark, type DragMoves } from '../lists/DragHandle.tsx'
import type { CategoryTask } from './CategoryDialog.tsx'
import type { Branch } from './category-tree.ts'

interface BranchHandlers {
  /** Shows every branch open: they hold what was searched for. */
  isSearching: boolean
  onTask: (task: CategoryTask) => void
  onDelete: (category: TaxonomyNode) => void
  moves: DragMoves
}

/** Nested lists: each category with what can be done to it, what is below it on demand. */
export function CategoryBranches({
  branches,
  ...handlers
}: { branches: readonly Branch[] } & BranchHandlers) {
  if (branches.length === 0) return null
  const isTop = branches[0]?.node.parentId === 0
  return (
    <Box
      component="ul"
      aria-label={isTop ? 'Categories' : undefined}
      sx={{
        listStyle: 'none',
        m: 0,
        pl: isTop ? 0 : { xs: 2, sm: 4 },
        ...(isTop && { border: 1, borderColor: 'divider', bgcolor: 'background.paper' }),
      }}
    >
      {branches.map((branch) => (
        <CategoryRow key={branch.node.id} branch={branch} {...handlers} />
      ))}
    </Box>
  )
}

function CategoryRow({ branch: { node, children }, ...handlers }: { branch: Branch } & BranchHandlers) {
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || handlers.isSearching
  return (
    <Box
      component="li"
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box
        data-drop-id={node.id}
        data-drop-name={node.title}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 48,
          px: 1,
          ...dropMark(handlers.moves, node.id),
        }}
      >
        <DragHandle id={node.id} name={node.title} moves={handlers.moves} />
        <IconButton
          size="small"
          onClick={() => setOpened(!isOpened)}
          disabled={children.length === 0}
          aria-expanded={children.length > 0 ? isOpen : undefined}
          aria-label={`Subcategories of ${node.title}`}
          sx={{ visibility: children.length === 0 ? 'hidden' : 'visible' }}
        >
          <ChevronRight
            sx={{ transform: isOpen ? 'rotate(90deg)' : 'none', transition: 'transform 0.15s' }}
          />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0, py: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Link
            href={categoryPageUri(node.url)}
            target="_blank"
            rel="noopener"
            color="inherit"
            underline="hover"
            sx={{ fontWeight: 600 }}
          >
            {node.title}
          </Link>
          <Typography
            component="span"
            variant="body2"
            sx={{ color: 'text.secondary', lineHeight: 1.75, whiteSpace: 'nowrap' }}
          >
            {amount(node.articles_count)} {node.articles_count === 1 ? 'article' : 'articles'}
            {children.length > 0 && `, ${children.length} below`}
          </Typography>
        </Box>
        <RowActions node={node} {...handlers} />
      </Box>
      {isOpen && <CategoryBranches branches={children} {...handlers} />}
    </Box>
  )
}

function RowActions({ node, onTask, onDelete }: { node: TaxonomyNode } & BranchHandlers) {
  return (
    <>
      <Tooltip title="New subcategory">
        <IconButton
          onClick={() => onTask({ kind: 'create', parentId: node.id })}
          aria-label={`New subcategory of ${node.title}`}
        >
          <Add fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Edit or move">
        <IconButton
          onClick={() => onTask({ kind: 'edit', id: node.id })}
          aria-label={`Edit or move ${node.title}`}
        >
          <TuneOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton onClick={() => onDelete(node)} aria-label={`Delete ${node.title}`}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  )
}
