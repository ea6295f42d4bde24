import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { ItemTag } from '@vitrine/contracts/vault-items/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { useEntryChoices } from '../locations/use-entry-choices.ts'
import { vaultCategories } from '../queries/categories.ts'
import { CollectionPicker } from '../shared/CollectionPicker.tsx'
import { PickerFailure } from '../shared/PickerFailure.tsx'
import { TagPicker } from '../shared/TagPicker.tsx'

/** What several drafts have in common. */
export interface CommonDetails {
  categoryId: number | null
  storageLocationId: number | null
  insuranceId: number | null
  collection: { id: number; title: string } | null
  tags: readonly ItemTag[]
  describesByTitle: boolean
}

export const noDetails: CommonDetails = {
  categoryId: null,
  storageLocationId: null,
  insuranceId: null,
  collection: null,
  tags: [],
  describesByTitle: false,
}

/** Category, location, insurer, collection and tags for several drafts. */
export function DetailsForAll({
  details,
  onChange,
}: {
  details: CommonDetails
  onChange: (change: Partial<CommonDetails>) => void
}) {
  const categories = useQuery(vaultCategories(browserCall))
  const { tags, collection } = details
  return (
    <div className="space-y-5">
      <div className="grid gap-5 tablet:grid-cols-3">
        <ChoiceField
          name="categoryId"
          label="Category"
          value={details.categoryId}
          choices={categories.data?.map(({ id, title }) => ({ id, name: title }))}
          onChange={(categoryId) => onChange({ categoryId })}
        />
        <EntryField
          type="STORAGE_LOCATION"
          name="storageLocationId"
          label="Storage location"
          value={details.storageLocationId}
          onChange={(storageLocationId) => onChange({ storageLocationId })}
        />
        <EntryField
          type="INSURANCE"
          name="insuranceId"
          label="Insurance company"
          value={details.insuranceId}
          onChange={(insuranceId) => onChange({ insuranceId })}
        />
      </div>
      {categories.error && <PickerFailure error={categories.error} onRetry={categories.refetch} />}
      <div className="grid gap-x-5 tablet:grid-cols-2">
        <Fold label="Collection" chosen={collection ? [collection.title] : []}>
          <CollectionPicker
            pickedOf={(id) => (id === collection?.id ? 'all' : 'none')}
            onToggle={(picked) => onChange({ collection: picked.id === collection?.id ? null : picked })}
          />
        </Fold>
        <Fold label="Tags" chosen={tags.map(({ title }) => title)}>
          <TagPicker
            pickedOf={(id) => (tags.some((tag) => tag.id === id) ? 'all' : 'none')}
            onToggle={(tag) => {
              const others = tags.filter(({ id }) => id !== tag.id)
              onChange({ tags: others.length < tags.length ? others : [...tags, tag] })
            }}
          />
        </Fold>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="h-5 w-5 shrink-0 accent-brass"
          checked={details.describesByTitle}
          onChange={({ currentTarget }) => onChange({ describesByTitle: currentTarget.checked })}
        />
        Use the title as the description where there is none
      </label>
    </div>
  )
}

function Fold({
  label,
  chosen,
  children,
}: {
  label: string
  chosen: readonly string[]
  children: ReactNode
}) {
  return (
    <details className="border-b border-hairline">
      <summary className="min-h-11 cursor-pointer py-2.5 break-words">
        {label}: <span className="text-muted">{chosen.join(', ') || 'none'}</span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: number | null
  onChange: (value: number | null) => void
}

function EntryField({ type, ...field }: ChoiceProps & { type: AttributeType }) {
  const choices = useEntryChoices(type)
  return (
    <div>
      <ChoiceField {...field} choices={choices.data} />
      {choices.error && <PickerFailure error={choices.error} onRetry={choices.refetch} />}
    </div>
  )
}

function ChoiceField({
  name,
  label,
  value,
  choices = [],
  onChange,
}: ChoiceProps & { choices: readonly { id: number; name: string }[] | undefined }) {
  return (
    <FieldFrame
      name={name}
      label={label}
      problem={undefined}
      control={(named) => (
        <select
          {...named}
          className="field"
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
        >
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    />
  )
}
