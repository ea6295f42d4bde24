import { useMutation, useQuery } from '@tanstack/react-query'
import { addReadySet } from '@vitrine/contracts/own-fields/endpoints'
import { missingOfSet, readySets, type ReadySetName } from '@vitrine/contracts/own-fields/ready-sets'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { useId, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { categoryTitle, vaultCategories } from '../queries/categories.ts'
import { CheckedForm } from '../shared/CheckedForm.tsx'
import { FormModal } from '../shared/FormModal.tsx'
import { failureWords } from '../shared/vault-words.ts'
import { shapeInWords } from './own-field-words.ts'

interface ReadySetModalProps {
  fields: readonly OwnField[]
  onClose: () => void
  onAdded: (number: number, set: string) => void
}

/** Shows the fields of a ready set before they are added. */
export default function ReadySetModal(props: ReadySetModalProps) {
  return (
    <FormModal title="Add a ready set" onClose={props.onClose}>
      {() => <ReadySetForm {...props} />}
    </FormModal>
  )
}

function ReadySetForm({ fields, onClose, onAdded }: ReadySetModalProps) {
  const id = useId()
  const { data: categories = [] } = useQuery(vaultCategories(browserCall))
  const [chosen, choose] = useState<ReadySetName>(readySets[0].name)
  const [categoryId, setCategory] = useState('')
  const set = readySets.find(({ name }) => name === chosen) ?? readySets[0]
  const missing = missingOfSet(chosen, fields)
  const alreadyWords = (name: string) => {
    const there = fields.find((field) => sameTextKey(field.name) === sameTextKey(name))
    return there === undefined || there.categoryId === null
      ? 'You have it already.'
      : `You have it already, for ${categoryTitle(categories, there.categoryId)} only.`
  }
  const add = useMutation({
    mutationFn: () =>
      browserCall(addReadySet, {
        body: { set: chosen, categoryId: categoryId === '' ? null : Number(categoryId) },
      }),
    onSuccess: () => onAdded(missing.length, set.label),
  })
  return (
    <CheckedForm
      className="space-y-6"
      buttonsClass="flex flex-wrap gap-3"
      failure={add.error && failureWords(add.error)}
      reason={missing.length === 0 ? 'You have all fields of this set.' : null}
      pending={add.isPending}
      label="Add fields"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate()
      }}
      onCancel={onClose}
    >
      <FieldFrame
        name="set"
        label="Set"
        problem={undefined}
        control={(named) => (
          <select
            {...named}
            className="field"
            value={chosen}
            onChange={({ currentTarget }) =>
              choose(readySets.find(({ name }) => name === currentTarget.value)?.name ?? chosen)
            }
          >
            {readySets.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
      />
      <FieldFrame
        name="categoryId"
        label="Category"
        hint="The fields are offered for items of this category."
        problem={undefined}
        control={(named) => (
          <select
            {...named}
            className="field"
            value={categoryId}
            onChange={({ currentTarget }) => setCategory(currentTarget.value)}
          >
            <option value="">Every category</option>
            {categories.map(({ id: value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        )}
      />
      <section aria-labelledby={id}>
        <h3 id={id} className="mb-2 font-medium">
          Fields of this set
        </h3>
        <ul className="border-t border-hairline text-sm">
          {set.fields.map((field) => (
            <li key={field.name} className="border-b border-hairline py-2">
              <span className="font-medium">{field.name}</span>
              <span className="ml-2 text-muted">
                {missing.some(({ name }) => name === field.name)
                  ? shapeInWords(field)
                  : alreadyWords(field.name)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </CheckedForm>
  )
}
