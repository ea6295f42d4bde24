import Add from '@mui/icons-material/Add'
import { Box, Button, Skeleton, TextField } from '@mui/material'
import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { Page } from '../layout/Page.tsx'
import { DragSaid, dropMark } from '../lists/DragHandle.tsx'
import { useDragMoves } from '../lists/use-drag-moves.ts'
import { CategoryBranches } from './CategoryBranches.tsx'
import { matching, treeOf } from './category-tree.ts'
import { CategoryDialog, type CategoryTask } from './CategoryDialog.tsx'
import { DeleteCategory } from './DeleteCategory.tsx'
import { useCategories } from './use-categories.ts'
import { TOP, useMoveCategory } from './use-move-category.ts'

/** Each time one is led here with `?query=Glass`, the tree shows what that finds. */
export default function TaxonomyTree() {
  const { key, search } = useLocation()
  return <SearchedTree key={key} sought={new URLSearchParams(search).get('query') ?? ''} />
}

function SearchedTree({ sought }: { sought: string }) {
  const categories = useCategories()
  const { data } = categories
  const [text, setText] = useState(sought)
  const wanted = useDeferredValue(text)
  const [task, setTask] = useState<CategoryTask | null>(null)
  const [deleting, setDeleting] = useState<TaxonomyNode | null>(null)
  const move = useMoveCategory(data ?? [])
  const moves = useDragMoves((id, target) => void move(id, target))
  const shown = useMemo(() => matching(treeOf(data ?? []), wanted), [data, wanted])

  return (
    <Page
      title="Taxonomy"
      intro="The tree of categories that readers browse. A new title or position applies to every article below it. Drag a category onto another to move it there, or lift it with Space and choose with the arrows."
      actions={
        <Button
          variant="contained"
          startIcon={<Add />}
          onClick={() => setTask({ kind: 'create', parentId: 0 })}
        >
          New category
        </Button>
      }
    >
      <TextField
        label="Find a category"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ mb: 2, width: { xs: '100%', sm: 320 } }}
      />
      <Loaded query={categories} waiting={<Skeleton variant="rectangular" height={480} />}>
        {() => (
          <>
            {shown.length === 0 && <EmptyFace title="No categories found">Try a shorter word.</EmptyFace>}
            {moves.held !== null && (
              <Box
                data-drop-id={TOP}
                data-drop-name="the top level"
                sx={{
                  p: 1.5,
                  mb: 1,
                  border: 1,
                  borderStyle: 'dashed',
                  borderColor: 'divider',
                  color: 'text.secondary',
                  ...dropMark(moves, TOP),
                }}
              >
                Top level
              </Box>
            )}
            <CategoryBranches
              branches={shown}
              isSearching={wanted.trim() !== ''}
              onTask={setTask}
              onDelete={setDeleting}
              moves={moves}
            />
            <DragSaid moves={moves} />
          </>
        )}
      </Loaded>
      {task && data && (
        <CategoryDialog
          key={`${task.kind} ${task.kind === 'edit' ? task.id : task.parentId}`}
          task={task}
          categories={data}
          onClose={() => setTask(null)}
        />
      )}
      {deleting && data && (
        <DeleteCategory
          key={deleting.id}
          category={deleting}
          categories={data}
          onClose={() => setDeleting(null)}
        />
      )}
    </Page>
  )
}
