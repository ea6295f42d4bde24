import { Alert, Autocomplete, Button, DialogActions, DialogContent, Stack, TextField } from '@mui/material'
import { reduceUrl } from '@vitrine/contracts/reduced-url'
import { taxonomyLimits, type ManagedNode, type TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import type { FormEvent } from 'react'
import { FormAccessLost } from '../editing/AccessLost.tsx'
import { EditConflict } from '../editing/EditConflict.tsx'
import { FocusFirstProblem } from '../editing/FocusFirstProblem.tsx'
import { PictureHelp } from '../feedback/PictureHelp.tsx'
import { categoryChoices } from '../dictionary/use-choices.ts'
import { idsWithin } from './category-tree.ts'
import { useCategoryForm, type CategoryFields } from './use-category-form.ts'

interface CategoryFormProps {
  stored: ManagedNode | null
  parentId: number
  categories: readonly TaxonomyNode[]
  onClose: () => void
}

const GONE = 'This category was deleted after you opened it. Copy what you typed, and close this window.'
const TOP = { id: 0, label: 'Top of the tree' }

export function CategoryForm({ stored, parentId, categories, onClose }: CategoryFormProps) {
  const {
    opened,
    fields,
    messages,
    refusals,
    failure,
    conflict,
    forbidden,
    pending,
    type,
    submit,
    takeTheirs,
    keepMine,
  } = useCategoryForm(stored, parentId, onClose)
  const own = stored ? idsWithin(categories, stored.id) : new Set<number>()
  const parents = [TOP, ...categoryChoices(categories.filter(({ id }) => !own.has(id)))]
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const place = (field: keyof CategoryFields) => ({
    error: messages[field] !== undefined,
    helperText: messages[field],
    disabled: pending,
  })

  return (
    <form onSubmit={onSubmit} noValidate>
      <FocusFirstProblem refusals={refusals} />
      <DialogContent sx={{ pt: 0 }}>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {forbidden !== undefined && (
          <FormAccessLost
            to={stored ? 'change this category' : 'create categories'}
            refusal={forbidden}
            isKept={false}
          />
        )}
        <EditConflict
          what="category"
          conflict={conflict}
          opened={opened}
          gone={GONE}
          onTakeTheirs={takeTheirs}
          onKeepMine={keepMine}
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
        <Button color="secondary" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={pending} disabled={conflict !== null}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
