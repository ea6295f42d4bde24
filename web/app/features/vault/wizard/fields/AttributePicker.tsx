import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ADD_NEW } from '@vitrine/contracts/custom-attributes/attributes'
import type { EntryField } from '@vitrine/contracts/vault-items/item-fields'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { useState } from 'react'
import { browserCall } from '../../../../shared/api/browser-queries.ts'
import { useSettledText } from '../../../../shared/search-box/use-settled-text.ts'
import { ComboBox } from '../../../../shared/ui/inputs/ComboBox.tsx'
import { attributeOptions } from '../../queries/attribute-options.ts'
import { NO_MATCH } from '../../shared/no-match.ts'
import { PickerFailure } from '../../shared/PickerFailure.tsx'
import type { NamedEntry } from '../item-draft.ts'
import type { DraftForm } from '../use-draft.ts'
import { DraftText } from './DraftFields.tsx'

interface AttributePickerProps {
  form: DraftForm
  field: EntryField
}

/** An insurer or storage location: one of those that are listed, or a new one that is named here. */
export function AttributePicker({
  form,
  field: { type, label, answer, name, custom, customLabel },
}: AttributePickerProps) {
  const chosen = form.draft[name]
  const [typed, setTyped] = useState('')
  // The name that the field shows of what is chosen is no search.
  const search = useSettledText(typed === chosen?.displayName ? '' : typed)
  const { data, error, refetch } = useQuery({
    ...attributeOptions(browserCall, type, search),
    placeholderData: keepPreviousData,
  })
  const entries = entriesOf(data?.items ?? [], chosen)
  // Shelves in several rooms may have one name.
  const paths = new Map(data?.items.map(({ id, path }) => [id, path]))
  return (
    <div className="space-y-4">
      <ComboBox
        label={label}
        choices={entries.map(({ id, displayName }) => ({
          id,
          name: displayName,
          ...noteOf(paths.get(id)),
        }))}
        selected={chosen?.id ?? null}
        onChange={(id) => {
          const picked = entries.find((one) => one.id === id) ?? null
          form.set({ [name]: picked, ...(picked && { [answer]: true }) })
        }}
        onSearch={setTyped}
        nothing={NO_MATCH}
        {...problemProps(form.problemOf(name))}
      />
      {error && <PickerFailure error={error} onRetry={refetch} />}
      {chosen?.id === ADD_NEW.id && (
        <DraftText
          form={form}
          name={custom}
          label={customLabel}
          value={form.draft[custom]}
          maxLength={limits.titleMax}
          onText={(text) => form.set({ [custom]: text })}
        />
      )}
    </div>
  )
}

function noteOf(path: readonly string[] | undefined): { note?: string } {
  return path?.length ? { note: path.join(' › ') } : {}
}

function problemProps(problem: string | undefined): { problem?: string } {
  return problem === undefined ? {} : { problem }
}

/** What is chosen stays among them, and 'Add new' stands last. */
function entriesOf(listed: readonly NamedEntry[], chosen: NamedEntry | null): NamedEntry[] {
  const known =
    chosen && chosen.id !== ADD_NEW.id && !listed.some(({ id }) => id === chosen.id) ? [chosen] : []
  return [...known, ...listed.map(({ id, displayName }) => ({ id, displayName })), { ...ADD_NEW }]
}
