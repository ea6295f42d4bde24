import {
  Alert,
  Autocomplete,
  Button,
  Checkbox,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { listUses, sumOfUses } from '@vitrine/contracts/taxonomy/category-uses'
import type { MovedContents, TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type CategoryChoice, categoryChoices } from '../dictionary/use-choices.ts'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { reasonOf } from '../providers/console-client.ts'
import { idsWithin } from './category-tree.ts'
import { useReloadCategories } from './use-categories.ts'

interface DeleteCategoryProps {
  category: TaxonomyNode
  categories: readonly TaxonomyNode[]
  onClose: () => void
}

/** Deletes an empty category; one with something in it gives that a new home first. */
export function DeleteCategory({ category, categories, onClose }: DeleteCategoryProps) {
  const { found, target, setTarget, keeps, setKeeps, pending, failure, left, run } = useDeleteCategory(
    category,
    onClose,
  )
  const own = idsWithin(categories, category.id)
  const inIt = found.data ? listUses(found.data.uses) : null
  const isMoving = inIt !== null
  return (
    <Dialog
      open
      onClose={pending ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="delete-category-title"
      aria-describedby="delete-category-text"
    >
      <DialogTitle id="delete-category-title" sx={{ overflowWrap: 'anywhere' }}>
        Delete ‘{category.title}’?
      </DialogTitle>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {!found.data &&
          (found.error ? (
            <LoadFailure error={found.error} retry={() => void found.refetch()} />
          ) : (
            <CircularProgress aria-label="Loading" />
          ))}
        {found.data && (
          <DialogContentText id="delete-category-text" sx={{ mb: isMoving ? 2 : 0 }}>
            {isMoving
              ? `It has ${inIt}. Give everything below a new home: choose the category where all of it goes. This cannot be undone.`
              : 'Nothing is in it.'}
          </DialogContentText>
        )}
        {isMoving && (
          <>
            <Autocomplete
              options={categoryChoices(categories.filter(({ id }) => !own.has(id)))}
              value={target}
              disabled={pending}
              onChange={(_, choice) => setTarget(choice)}
              renderInput={(input) => (
                <TextField
                  {...input}
                  label="New home"
                  required
                  autoFocus
                  helperText={target ? ' ' : 'Choose a category to go on.'}
                />
              )}
            />
            <FormControlLabel
              sx={{ mt: 1 }}
              control={
                <Checkbox checked={keeps} disabled={pending} onChange={(_, checked) => setKeeps(checked)} />
              }
              label="Keep the empty category"
            />
            <div role="status">{left && `Still to move: ${left}.`}</div>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={isMoving && keeps ? 'primary' : 'error'}
          loading={pending}
          disabled={!found.data || (isMoving && !target)}
          onClick={() => void run()}
        >
          {!isMoving ? 'Delete' : keeps ? 'Move' : 'Move and delete'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/**
 * Moves what is in a category, call by call until nothing is left, and deletes or keeps it. A run that broke
 * off goes on when it is asked for again.
 */
function useDeleteCategory({ id, title }: TaxonomyNode, onDone: () => void) {
  const data = useConsoleData()
  const notify = useNotify()
  const reload = useReloadCategories()
  const found = useQuery({
    queryKey: ['taxonomy', 'uses', id],
    queryFn: () => data.readCategoryUses(id),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const [target, setTarget] = useState<CategoryChoice | null>(null)
  const [keeps, setKeeps] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)

  const moveAll = async (targetId: number, revision: number): Promise<void> => {
    let step: MovedContents
    do {
      step = await data.moveCategoryContents({ id, targetId, andDelete: !keeps }, revision)
      setLeft(listUses(step.left))
    } while (sumOfUses(step.left) > 0)
  }
  const work = async (): Promise<string> => {
    if (!found.data) return ''
    const { uses, revision } = found.data
    if (sumOfUses(uses) > 0 && target) {
      await moveAll(target.id, revision)
      return `Moved to ${target.label}${keeps ? '' : `, and deleted: ${title}`}`
    }
    await data.deleteCategory(id)
    return `Deleted: ${title}`
  }
  const run = async () => {
    setPending(true)
    setFailure(null)
    try {
      notify(await work(), { type: 'success' })
      onDone()
    } catch (error) {
      setFailure(reasonOf(error))
      await found.refetch()
    } finally {
      setPending(false)
      await reload()
    }
  }
  return { found, target, setTarget, keeps, setKeeps, pending, failure, left, run }
}
