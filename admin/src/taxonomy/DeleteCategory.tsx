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
import { listUses } from '@vitrine/contracts/taxonomy/category-uses'
import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { categoryChoices } from '../dictionary/use-choices.ts'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { idsWithin } from './category-tree.ts'
import { useDeleteCategory } from './use-delete-category.ts'

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
