import { useQuery } from '@tanstack/react-query'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { itemSignificances } from '@vitrine/contracts/vault-items/significances'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { WholeNumberInput, AmountInput } from '../../../shared/forms/NumberInput.tsx'
import { afterPress } from '../../../shared/forms/after-press.ts'
import { vaultCategories } from '../queries/categories.ts'
import { PickerFailure } from '../shared/PickerFailure.tsx'
import { explicitWordNote } from '../shared/explicit-word-note.tsx'
import { AcquiredDateField } from './fields/AcquiredDateField.tsx'
import { AttributePicker } from './fields/AttributePicker.tsx'
import { CollectionField } from './fields/CollectionField.tsx'
import { DraftNumber } from './fields/DraftNumber.tsx'
import { DraftText } from './fields/DraftText.tsx'
import { SpecificsField } from './fields/SpecificsField.tsx'
import { TagsField } from './fields/TagsField.tsx'
import type { DraftForm } from './use-draft.ts'

const legend = 'mb-3 font-serif text-xl font-medium'

/** Everything that is written of an item. */
export function DetailsStep({ form }: { form: DraftForm }) {
  const { draft, set } = form
  return (
    <div className="max-w-3xl space-y-10">
      <p className="text-sm text-muted">
        Title, description and category are required. Everything else can wait.
      </p>
      <fieldset className="space-y-5">
        <legend className={legend}>About the item</legend>
        <DraftText
          form={form}
          name="title"
          label="Title"
          isRequired
          value={draft.title}
          maxLength={limits.titleMax}
          onText={(title) => set({ title })}
        />
        <DraftText
          form={form}
          name="subtitle"
          label="Subtitle"
          value={draft.subtitle}
          maxLength={limits.subtitleMax}
          onText={(subtitle) => set({ subtitle })}
        />
        <DescriptionField form={form} />
        <CategoryField form={form} />
        <CollectionField form={form} />
        <TagsField form={form} />
      </fieldset>
      <fieldset>
        <legend className={legend}>How it came to you</legend>
        <div className="grid items-start gap-5 phone:grid-cols-2">
          <AcquiredDateField form={form} />
          <YearsField form={form} />
          <PriceField form={form} name="purchasePrice" label="Purchase price" />
          <PriceField form={form} name="soldPrice" label="Sold price" />
        </div>
      </fieldset>
      <SignificanceField form={form} />
      <fieldset className="space-y-4">
        <legend className={legend}>Insurance and storage</legend>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={draft.isInsured}
            onChange={({ currentTarget: { checked } }) =>
              set(checked ? { isInsured: true } : { isInsured: false, insurance: null, customInsurance: '' })
            }
          />
          Is this insured?
        </label>
        {draft.isInsured && (
          <AttributePicker
            form={form}
            type="INSURANCE"
            label="Insurance company"
            fields={{ answer: 'isInsured', entry: 'insurance', custom: 'customInsurance' }}
            customLabel="Name of the insurance company"
          />
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={draft.isStored}
            onChange={({ currentTarget: { checked } }) =>
              set(
                checked
                  ? { isStored: true }
                  : { isStored: false, storageLocation: null, customStorageLocation: '' },
              )
            }
          />
          Is this stored?
        </label>
        <AttributePicker
          form={form}
          type="STORAGE_LOCATION"
          label="Storage location"
          fields={{ answer: 'isStored', entry: 'storageLocation', custom: 'customStorageLocation' }}
          customLabel="Name of the storage location"
        />
      </fieldset>
      <SpecificsField form={form} />
    </div>
  )
}

function DescriptionField({ form }: { form: DraftForm }) {
  const control = (named: object) => (
    <textarea
      {...named}
      aria-required
      className="field block"
      rows={6}
      maxLength={limits.descriptionMax}
      value={form.draft.description}
      onChange={({ currentTarget: { value } }) => form.set({ description: value })}
      onBlur={({ relatedTarget }) => afterPress(relatedTarget, () => form.left('description'))}
    />
  )
  return (
    <FieldFrame
      name="description"
      label="Description"
      problem={form.problemOf('description')}
      isRequired
      note={explicitWordNote(form.wordOf('description'))}
      control={control}
    />
  )
}

function CategoryField({ form }: { form: DraftForm }) {
  const { data: categories = [], error, refetch } = useQuery(vaultCategories(browserCall))
  const control = (named: object) => (
    <select
      {...named}
      aria-required
      className="field"
      value={form.draft.categoryId}
      onChange={({ currentTarget: { value } }) => form.set({ categoryId: Number(value) })}
      onBlur={({ relatedTarget }) => afterPress(relatedTarget, () => form.left('categoryId'))}
    >
      <option value={0}>Select a category</option>
      {categories.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  )
  return (
    <FieldFrame
      name="categoryId"
      label="Category"
      problem={form.problemOf('categoryId')}
      isRequired
      control={control}
    >
      {error && <PickerFailure error={error} onRetry={refetch} />}
    </FieldFrame>
  )
}

function SignificanceField({ form: { draft, set } }: { form: DraftForm }) {
  const toggled = (id: number) =>
    draft.itemSignificances.includes(id)
      ? draft.itemSignificances.filter((one) => one !== id)
      : [...draft.itemSignificances, id]
  return (
    <fieldset>
      <legend className={legend}>Significance</legend>
      <div className="grid phone:grid-cols-2">
        {itemSignificances.map(({ id, label }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={draft.itemSignificances.includes(id)}
              onChange={() => set({ itemSignificances: toggled(id) })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** For how many whole years it has been in the family. */
function YearsField({ form }: { form: DraftForm }) {
  return (
    <DraftNumber
      form={form}
      name="numberOfYearsInFamily"
      label="Years in family"
      control={(named) => (
        <WholeNumberInput
          {...named}
          className="field"
          value={form.draft.numberOfYearsInFamily}
          onText={(numberOfYearsInFamily) => form.set({ numberOfYearsInFamily })}
        />
      )}
    />
  )
}

interface PriceFieldProps {
  form: DraftForm
  name: 'purchasePrice' | 'soldPrice'
  label: string
}

/** A price in US dollars; nothing can be pasted. */
function PriceField({ form, name, label }: PriceFieldProps) {
  return (
    <DraftNumber
      form={form}
      name={name}
      label={label}
      control={(named) => (
        <div className="relative">
          <AmountInput
            {...named}
            className="field pr-14"
            value={form.draft[name]}
            onPaste={(event) => event.preventDefault()}
            onText={(text) => form.set({ [name]: text })}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
          >
            USD
          </span>
        </div>
      )}
    />
  )
}
