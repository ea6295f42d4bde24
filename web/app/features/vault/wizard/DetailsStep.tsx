import { useQuery } from '@tanstack/react-query'
import {
  entryFields,
  itemFields,
  lineFields,
  type EntryField,
  type ItemField,
  itemSignificances,
} from '@vitrine/contracts/vault-items/item-fields'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { ReactNode } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { WholeNumberInput, AmountInput } from '../../../shared/forms/NumberInput.tsx'
import { afterPress } from '../../../shared/forms/after-press.ts'
import { vaultCategories } from '../queries/categories.ts'
import { PickerFailure } from '../shared/PickerFailure.tsx'
import { explicitWordNote } from '../shared/explicit-words.tsx'
import { AttributePicker } from './fields/AttributePicker.tsx'
import { CollectionField } from './fields/CollectionField.tsx'
import { DateInput } from './fields/DateInput.tsx'
import { DraftNumber, DraftText } from './fields/DraftFields.tsx'
import { SpecificsField } from './fields/SpecificsField.tsx'
import { TagsField } from './fields/TagsField.tsx'
import type { DraftForm } from './use-draft.ts'

type InputField = Exclude<ItemField, { kind: 'entry' | 'significances' }>

const factsInForm = itemFields
  .filter(
    (field): field is InputField =>
      field.kind !== 'entry' && field.kind !== 'significances' && !(field.kind === 'line' && !field.isFact),
  )
  // The prices stand side by side below the rest.
  .toSorted((one, other) => Number(one.kind === 'price') - Number(other.kind === 'price'))

const legend = 'mb-3 font-serif text-xl font-medium'

/** Everything that is written of an item; below it, what is folded. */
export function DetailsStep({ form, children }: { form: DraftForm; children: ReactNode }) {
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
        {lineFields
          .filter(({ isFact }) => !isFact)
          .map((field) => (
            <FieldInput key={field.name} form={form} field={field} />
          ))}
        <DescriptionField form={form} />
        <CategoryField form={form} />
        <CollectionField form={form} />
        <TagsField form={form} />
      </fieldset>
      <fieldset>
        <legend className={legend}>How it came to you</legend>
        <div className="grid items-start gap-5 phone:grid-cols-2">
          {factsInForm.map((field) => (
            <FieldInput key={field.name} form={form} field={field} />
          ))}
        </div>
      </fieldset>
      <SignificanceField form={form} />
      <fieldset className="space-y-4">
        <legend className={legend}>Insurance and storage</legend>
        {entryFields.map((field) => (
          <EntryInput key={field.name} form={form} field={field} />
        ))}
      </fieldset>
      <SpecificsField form={form} />
      {children}
    </div>
  )
}

function FieldInput({ form, field }: { form: DraftForm; field: InputField }) {
  switch (field.kind) {
    case 'line':
      return (
        <DraftText
          form={form}
          name={field.name}
          label={field.label}
          value={form.draft[field.name]}
          maxLength={field.max}
          onText={(text) => form.set({ [field.name]: text })}
        />
      )
    case 'date':
      return <DateInput form={form} field={field} />
    case 'years':
    case 'price':
      return <NumberFieldInput form={form} field={field} />
  }
}

/** Whether the item is insured or stored, and the insurer or storage location. */
function EntryInput({ form: { draft, set }, form, field }: { form: DraftForm; field: EntryField }) {
  const { question, answer, name, custom, isAskedFirst } = field
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={draft[answer]}
          onChange={({ currentTarget: { checked } }) =>
            set(checked ? { [answer]: true } : { [answer]: false, [name]: null, [custom]: '' })
          }
        />
        {question}
      </label>
      {(!isAskedFirst || draft[answer]) && <AttributePicker form={form} field={field} />}
    </>
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

type NumberField = Extract<ItemField, { kind: 'years' | 'price' }>

/** A number of whole years, or a price in US dollars: into a price nothing can be pasted. */
function NumberFieldInput({ form, field: { kind, name, label } }: { form: DraftForm; field: NumberField }) {
  const typed = { value: form.draft[name], onText: (text: string) => form.set({ [name]: text }) }
  return (
    <DraftNumber
      form={form}
      name={name}
      label={label}
      control={(named) =>
        kind === 'years' ? (
          <WholeNumberInput {...named} {...typed} className="field" />
        ) : (
          <div className="relative">
            <AmountInput
              {...named}
              {...typed}
              className="field pr-14"
              onPaste={(event) => event.preventDefault()}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
            >
              USD
            </span>
          </div>
        )
      }
    />
  )
}
