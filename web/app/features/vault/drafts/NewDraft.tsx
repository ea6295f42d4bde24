import { createDrafts } from '@vitrine/contracts/vault-drafts/endpoints'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { useId, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useDraftChange } from './use-draft-change.ts'

/** Creates a draft from a title, and clears the field for the next one. */
export function NewDraft() {
  const id = useId()
  const { change, isBusy, failure } = useDraftChange()
  const [title, setTitle] = useState('')
  const add = async () => {
    const body = { origin: 'member' as const, drafts: [{ title: title.trim() }] }
    if (await change(() => browserCall(createDrafts, { body }))) setTitle('')
  }
  return (
    <form
      className="my-6 max-w-xl"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && title.trim() !== '') void add()
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Title of a new draft
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          className="field min-w-40 flex-1"
          value={title}
          maxLength={limits.titleMax}
          autoComplete="off"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <button
          type="submit"
          className="button-plain"
          aria-disabled={isBusy || title.trim() === '' || undefined}
        >
          Add draft
        </button>
      </div>
      <FormFailure text={failure} />
    </form>
  )
}
