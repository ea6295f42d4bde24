import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { itemSignificances } from '@vitrine/contracts/vault-items/significances'
import type { ManagedVaultItem } from '@vitrine/contracts/vault-items/schemas'
import { CheckboxGroupInput, TextInput } from 'react-admin'
import { AmountInput, WholeNumberInput } from '../editing/NumberInputs.tsx'
import { AttributeInput } from './AttributeInput.tsx'
import { CollectionInput } from './CollectionInput.tsx'
import { ItemVideo } from './ItemVideo.tsx'
import { PhotosInput } from './PhotosInput.tsx'
import { SpecificsInput } from './SpecificsInput.tsx'
import { TagsInput } from './TagsInput.tsx'
import { VaultCategoryInput } from './VaultCategoryInput.tsx'

// A browser shows the form of a date in the empty field: the label would lie over it.
const SHRUNK = { inputLabel: { shrink: true } }

/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''
const emptyIsNull = (value: string) => value || null
const idsOf = (picked: unknown) => (Array.isArray(picked) ? picked.map(({ id }: { id: number }) => id) : [])
const significancesOf = (ids: readonly number[]) =>
  itemSignificances.filter(({ id }) => ids.includes(id)).map(({ id, description }) => ({ id, description }))

export function VaultItemFields({ item }: { item: ManagedVaultItem }) {
  return (
    <>
      <PhotosInput />
      <ItemVideo videos={item.videos} />
      <TextInput
        source="title"
        isRequired
        parse={textAlways}
        helperText={`At most ${limits.titleMax} characters`}
      />
      <TextInput
        source="subtitle"
        parse={textAlways}
        helperText={`At most ${limits.subtitleMax} characters`}
      />
      <TextInput source="description" isRequired multiline minRows={4} parse={textAlways} />
      <VaultCategoryInput isRequired />
      <TagsInput userId={item.userId} />
      <CollectionInput />
      <TextInput
        source="purchaseDate"
        label="Date acquired"
        type="date"
        parse={emptyIsNull}
        slotProps={SHRUNK}
      />
      <AmountInput source="purchasePrice" label="Purchase price, in US dollars" />
      <AmountInput source="soldPrice" label="Sold price, in US dollars" />
      <WholeNumberInput source="numberOfYearsInFamily" label="Years in the family" />
      <CheckboxGroupInput
        source="itemSignificances"
        label="Significance"
        choices={[...itemSignificances]}
        optionText="label"
        format={idsOf}
        parse={significancesOf}
      />
      <AttributeInput
        answer="isInsured"
        question="Insured"
        source="insurance"
        label="Insurance company"
        type="INSURANCE"
        userId={item.userId}
      />
      <AttributeInput
        answer="isStored"
        question="Stored"
        source="storageLocation"
        label="Storage location"
        type="STORAGE_LOCATION"
        userId={item.userId}
      />
      <SpecificsInput />
    </>
  )
}
