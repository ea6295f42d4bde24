import { useQueryClient } from '@tanstack/react-query'
import { disabledReason, NOTHING_CHANGED } from '@vitrine/contracts/disabled-reasons'
import {
  tagLimits,
  tagMessages,
  DEFAULT_TAG_COLOR,
  TAG_TEXT_COLOR,
  tagColors,
} from '@vitrine/contracts/tags/tags'
import { tagInputSchema, type TagList } from '@vitrine/contracts/tags/schemas'
import type { ItemTag } from '@vitrine/contracts/vault-items/schemas'
import { useEffect, useId, useState, useMemo } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import type { FieldState } from '../../../shared/forms/use-form-checks.ts'
import { useInvalidFields } from '../../../shared/forms/use-invalid-fields.ts'
import { AlertDialog } from '../../../shared/ui/AlertDialog.tsx'
import { itemsKey } from '../queries/items.ts'
import { tagsKey } from '../queries/tags.ts'
import { createTag, tagForm, updateTag } from './change-tags.ts'
import { CheckedForm } from './CheckedForm.tsx'
import { inVaultWords } from './vault-words.ts'

const labels: Readonly<Record<string, string>> = { title: 'Name', color: 'Color' }

export interface TagFormProps {
  /** Without one, a new tag is made. */
  tag?: ItemTag | undefined
  /** The form is left; `isEdited` says that something would be lost. */
  onCancel: (isEdited: boolean) => void
  /** For whatever else closes the form. */
  onEdited?: (isEdited: boolean) => void
  /** What was saved has been read; the form is empty again. */
  onDone: (saved: ItemTag) => void
}

/** Name and color of a tag, on a page or in a modal. */
export function TagForm({ tag, onCancel, onEdited, onDone }: TagFormProps) {
  const [saved, setSaved] = useState<ItemTag | null>(null)
  const changed = useTagsChanged()
  const { form, field, onSubmit, pending, edited, failure } = useContractForm({
    schema: tagInputSchema,
    defaultValues: { title: tag?.title ?? '', color: tag?.color ?? DEFAULT_TAG_COLOR },
    keptAs: tagForm(tag ?? 'new'),
    send: (input) =>
      (tag ? updateTag(browserCall, tag.id, input) : createTag(browserCall, input)).catch(inVaultWords),
    saved: (kept) => {
      if (tag) changed.edited(kept)
      setSaved(kept)
      return tag ? { title: kept.title, color: kept.color } : { title: '', color: DEFAULT_TAG_COLOR }
    },
  })
  const invalid = useInvalidFields(form, tagInputSchema)
  const reason =
    disabledReason(invalid.map((name) => labels[name] ?? name)) ?? (edited ? null : NOTHING_CHANGED)
  useEffect(() => onEdited?.(edited), [onEdited, edited])
  const close = () => {
    if (!saved) return
    if (!tag) changed.added()
    setSaved(null)
    onDone(saved)
  }

  return (
    <CheckedForm
      className="space-y-6"
      buttonsClass="flex flex-wrap gap-3"
      failure={failure}
      reason={reason}
      pending={pending}
      label={tag ? 'Update Tag' : 'Create new Tag'}
      onSubmit={onSubmit}
      onCancel={() => onCancel(edited)}
      after={
        <AlertDialog
          open={saved !== null}
          text={tag ? tagMessages.updated : tagMessages.created}
          onClose={close}
        />
      }
    >
      <TextField
        name="title"
        label="Name"
        required
        state={field('title')}
        maxLength={tagLimits.titleMax}
        autoComplete="off"
      />
      <TagColorField state={field('color')} />
    </CheckedForm>
  )
}

/** Keeps what this browser knows of tags true after a change: lists of tags, and the items that carry them. */
function useTagsChanged() {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      added: () => void queryClient.invalidateQueries({ queryKey: tagsKey }),
      edited: (tag: ItemTag) => {
        queryClient.setQueriesData<TagList>(
          { queryKey: tagsKey },
          (list) =>
            list && {
              ...list,
              items: list.items.map((one) => (one.id === tag.id ? { ...one, ...tag } : one)),
            },
        )
        void queryClient.invalidateQueries({ queryKey: itemsKey })
      },
    }),
    [queryClient],
  )
}

/** The colors of tags by their names, each shown as the tag will be: light, also where the page is dark. */
function TagColorField({ state: { problem, typed, onBlur, onInput, ref } }: { state: FieldState }) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem ? id : undefined} aria-invalid={problem ? true : undefined}>
      <legend className="mb-1.5 font-medium">Color</legend>
      <div className="grid grid-cols-2 gap-2 phone:grid-cols-3">
        {tagColors.map(({ value, name }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-xs border-2 border-transparent px-3 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
            style={{ backgroundColor: value, color: TAG_TEXT_COLOR }}
          >
            <input
              ref={ref}
              type="radio"
              name="color"
              value={value}
              defaultChecked={value === typed}
              style={{ accentColor: TAG_TEXT_COLOR, colorScheme: 'light' }}
              onBlur={onBlur}
              onInput={onInput}
            />
            {name}
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} className="mt-1.5 text-sm text-oxblood">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
