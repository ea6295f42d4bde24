import { Add } from '@mui/icons-material'
import { Box, Button, Skeleton, TextField } from '@mui/material'
import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { useLocation } from 'react-router'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { useDone } from '../feedback/use-done.tsx'
import { useFailureNotice } from '../feedback/RefusedActions.tsx'
import { Page } from '../layout/Page.tsx'
import { DragAnnouncement, dropMark, useDragMoves } from '../lists/DragHandle.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { idsWithin, matching, treeOf } from './category-tree.ts'
import { CategoryBranches } from './CategoryBranches.tsx'
import { CategoryDialog, type CategoryTask } from './CategoryDialog.tsx'
import { DeleteCategory } from './DeleteCategory.tsx'
import { useCategories, useReloadCategories } from './use-categories.ts'

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
            <DragAnnouncement moves={moves} />
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

/** The row that stands for no parent. */
const TOP = 0

/** Moves a category, with everything below it, below another one. It says so with Undo, which moves it back. */
function useMoveCategory(categories: readonly TaxonomyNode[]) {
  const data = useConsoleData()
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const tellDone = useDone()
  const reload = useReloadCategories()
  const put = async (id: number, parentId: number): Promise<number> => {
    const {
      revision,
      title,
      url,
      description,
      image,
      mainImage,
      parentId: before,
    } = await data.readCategory(id)
    await data.updateCategory({ id, title, url, description, image, mainImage, parentId }, revision)
    await reload()
    return before
  }
  return async (id: number, parentId: number): Promise<void> => {
    const titleOf = (wanted: number) =>
      categories.find((category) => category.id === wanted)?.title ?? 'the top level'
    const moved = categories.find((category) => category.id === id)
    if (!moved || moved.parentId === parentId) return
    if (idsWithin(categories, id).has(parentId))
      return notify('A category cannot be moved below itself.', { type: 'error' })
    const tell = (error: unknown) => tellFailure(error, `move ‘${moved.title}’`)
    try {
      const before = await put(id, parentId)
      tellDone(
        `Moved: ${moved.title}, below ${titleOf(parentId)}`,
        () => void put(id, before).then(() => tellDone('Moved back.'), tell),
      )
    } catch (error) {
      tell(error)
    }
  }
}
