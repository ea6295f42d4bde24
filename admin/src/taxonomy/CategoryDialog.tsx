import { useQuery } from '@tanstack/react-query'
import { CircularProgress, Dialog, DialogContent, DialogTitle } from '@mui/material'
import type { ManagedNode, TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { CategoryForm } from './CategoryForm.tsx'

export type CategoryTask = { kind: 'create'; parentId: number } | { kind: 'edit'; id: number }

interface CategoryDialogProps {
  task: CategoryTask
  categories: readonly TaxonomyNode[]
  onClose: () => void
}

/** A new category, or one as it stands now, with its revision. */
export function CategoryDialog({ task, categories, onClose }: CategoryDialogProps) {
  const data = useConsoleData()
  const id = task.kind === 'edit' ? task.id : 0
  const stored = useQuery<ManagedNode>({
    queryKey: ['taxonomy', 'one', id],
    enabled: id !== 0,
    queryFn: () => data.readCategory(id),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="category-title">
      <DialogTitle id="category-title">
        {task.kind === 'create' ? 'New category' : 'Edit category'}
      </DialogTitle>
      {task.kind === 'create' && (
        <CategoryForm stored={null} parentId={task.parentId} categories={categories} onClose={onClose} />
      )}
      {stored.data && (
        <CategoryForm
          key={stored.data.revision}
          stored={stored.data}
          parentId={stored.data.parentId}
          categories={categories}
          onClose={onClose}
        />
      )}
      {id !== 0 && !stored.data && (
        <DialogContent>
          {stored.error ? (
            <LoadFailure error={stored.error} retry={() => void stored.refetch()} />
          ) : (
            <CircularProgress aria-label="Loading" />
          )}
        </DialogContent>
      )}
    </Dialog>
  )
}
