import {
  Alert,
  Autocomplete,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { reduceUrl } from '@vitrine/contracts/reduced-url'
import { type ManagedNode, taxonomyLimits, type TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { useId, type FormEvent } from 'react'
import { categoryChoices } from '../dictionary/use-choices.ts'
import { FormAccessLost } from '../editing/AccessLost.tsx'
import { DraftNotice } from '../editing/DraftNotice.tsx'
import { EditConflict, reasonOfConflict } from '../editing/EditConflict.tsx'
import { FocusFirstProblem } from '../editing/CheckedForm.tsx'
import { DisabledReason, describedBy } from '../feedback/DisabledReason.tsx'
import { LoadFailure } from '../feedback/Loaded.tsx'
import { PictureHelp } from '../feedback/PictureInput.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { idsWithin } from './category-tree.ts'
import { type CategoryFields, useCategoryForm } from './use-category-form.ts'

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

interface CategoryFormProps {
  stored: ManagedNode | null
  parentId: number
  categories: readonly TaxonomyNode[]
  onClose: () => void
}

const GONE = 'This category was deleted after you opened it. Copy what you typed, and close this window.'
const TOP = { id: 0, label: 'Top of the tree' }

function CategoryForm({ stored, parentId, categories, onClose }: CategoryFormProps) {
  const form = useCategoryForm(stored, parentId, onClose)
  const { fields, messages, failure, conflict, forbidden, pending, type } = form
  const blocked = conflict && reasonOfConflict(conflict)
  const reasonId = useId()
  const own = stored ? idsWithin(categories, stored.id) : new Set<number>()
  const parents = [TOP, ...categoryChoices(categories.filter(({ id }) => !own.has(id)))]
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const place = (field: keyof CategoryFields) => ({
    error: messages[field] !== undefined,
    helperText: messages[field],
    disabled: pending,
  })

  return (
    <form onSubmit={onSubmit} noValidate>
      <FocusFirstProblem refusals={form.refusals} />
      <DialogContent sx={{ pt: 0 }}>
        {form.drafts.offered && (
          <DraftNotice
            keptAt={form.drafts.offered.keptAt}
            others={form.drafts.others}
            onRestore={form.restore}
            onDiscard={form.drafts.discard}
          />
        )}
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {forbidden !== undefined && (
          <FormAccessLost to={stored ? 'change this category' : 'create categories'} refusal={forbidden} />
        )}
        <EditConflict
          what="category"
          conflict={conflict}
          opened={form.opened}
          gone={GONE}
          onTakeTheirs={form.takeTheirs}
          onKeepMine={form.keepMine}
        />
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TextField
            label="Title"
            required
            autoFocus
            value={fields.title}
            onChange={(event) => type({ title: event.target.value })}
            {...place('title')}
            slotProps={{ htmlInput: { maxLength: taxonomyLimits.titleMax } }}
          />
          <TextField
            label="URL"
            required
            value={fields.url}
            onChange={(event) => type({ url: reduceUrl(event.target.value) })}
            {...place('url')}
            slotProps={{ htmlInput: { maxLength: taxonomyLimits.urlMax } }}
          />
          <Autocomplete
            options={parents}
            value={parents.find(({ id }) => id === fields.parentId) ?? TOP}
            disableClearable
            onChange={(_, choice) => type({ parentId: choice.id })}
            renderInput={(input) => (
              <TextField
                {...input}
                label="Parent category"
                error={messages.parentId !== undefined}
                helperText={messages.parentId}
              />
            )}
          />
          <TextField
            label="Picture"
            value={fields.image}
            onChange={(event) => type({ image: event.target.value })}
            {...place('image')}
            helperText={<PictureHelp problem={messages.image} />}
          />
          <TextField
            label="Large picture"
            value={fields.mainImage}
            onChange={(event) => type({ mainImage: event.target.value })}
            {...place('mainImage')}
            helperText={<PictureHelp problem={messages.mainImage} />}
          />
          <TextField
            label="Description (HTML)"
            multiline
            minRows={3}
            maxRows={10}
            value={fields.description}
            onChange={(event) => type({ description: event.target.value })}
            {...place('description')}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <DisabledReason id={reasonId} reason={blocked} isOfDialog />
        <Button color="secondary" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="contained"
          loading={pending}
          disabled={blocked !== null}
          {...describedBy(reasonId, blocked)}
        >
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
