import { sameTextKey } from '@vitrine/contracts/same-text'
import {
  KEPT_AS_TEXT,
  ownValueProblem,
  readOwnValue,
  tidyOwnValue,
  writeOwnValue,
  yesNo,
} from '@vitrine/contracts/own-fields/own-field-values'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { readAcquiredDate } from '@vitrine/contracts/vault-items/acquired-date'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { useId, useState } from 'react'
import { SelectField } from '../../record/SelectField.tsx'
import { textOfDay } from '../date-text.ts'
import type { SpecificRow } from '../item-draft.ts'
import { DayInput } from './DateInput.tsx'
import { DraftText, type FieldForm } from './DraftFields.tsx'

/** More than these are in a list. */
const BUTTONS_MAX = 15

interface OwnFieldOffersProps {
  fields: readonly OwnField[]
  categoryId: number
  rows: readonly SpecificRow[]
  onAdd: (name: string) => void
}

/** The member's own fields that an item of this category has not. */
export function OwnFieldOffers({ fields, categoryId, rows, onAdd }: OwnFieldOffersProps) {
  const id = useId()
  const taken = new Set(rows.map(({ displayName }) => sameTextKey(displayName)))
  const offered = fields.filter(
    (field) =>
      (field.categoryId === null || field.categoryId === categoryId) && !taken.has(sameTextKey(field.name)),
  )
  if (offered.length === 0 || rows.length >= limits.specificsMax) return null
  return (
    <div className="mt-4" role="group" aria-labelledby={id}>
      <p id={id} className="mb-2 text-sm text-muted">
        Your own fields
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.slice(0, BUTTONS_MAX).map(({ name }) => (
          <button key={name} type="button" className="button-plain" onClick={() => onAdd(name)}>
            <span aria-hidden="true">+ </span>
            <span className="sr-only">Add </span>
            <span className="break-words">{name}</span>
          </button>
        ))}
        {offered.length > BUTTONS_MAX && (
          <select
            className="field w-auto max-w-full"
            aria-label="Add another own field"
            value=""
            onChange={({ currentTarget }) => onAdd(currentTarget.value)}
          >
            <option value="">More …</option>
            {offered.slice(BUTTONS_MAX).map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  )
}

/** The field that a specific of this name is a value of. */
export function ownFieldOf(fields: readonly OwnField[], displayName: string): OwnField | undefined {
  const key = sameTextKey(displayName)
  return key === '' ? undefined : fields.find(({ name }) => sameTextKey(name) === key)
}

export interface SpecificValueProps {
  form: FieldForm
  /** Its dotted path. */
  name: string
  value: string
  onValue: (value: string) => void
}

/**
 * The value of an own field by its type. The documented item takes any text: what does not fit the type stays
 * a text, and a sentence says so once the field has been left.
 */
export function OwnValueInput({
  form,
  name,
  value,
  onValue,
  field,
}: SpecificValueProps & { field: OwnField }) {
  const problem = ownValueProblem(field, value)
  const [isText, setText] = useState(problem !== null)
  const [isJudged, setJudged] = useState(problem !== null)
  const input = {
    name,
    label: field.unit === '' ? 'Value' : `Value (${field.unit})`,
    form: {
      ...form,
      left: (path: string) => {
        setJudged(true)
        if (problem === null) setText(false)
        form.left(path)
      },
    },
    ...(isJudged && problem !== null && { hint: `${problem} ${KEPT_AS_TEXT}` }),
  }
  const text = (
    <DraftText
      {...input}
      value={readOwnValue(field, value)}
      maxLength={limits.specificValueMax - (field.unit === '' ? 0 : field.unit.length + 1)}
      {...(field.type === 'number' && { inputMode: 'decimal' as const })}
      onText={(typed) => onValue(writeOwnValue(field, typed))}
    />
  )
  if (isText) return text
  switch (field.type) {
    case 'text':
      return text
    case 'number':
      // Before a press ends, which may add another row.
      return (
        <div
          onBlur={() => {
            const tidied = tidyOwnValue(field, value)
            if (tidied !== value) onValue(tidied)
          }}
        >
          {text}
        </div>
      )
    case 'date':
      return (
        <DayInput
          {...input}
          latest={null}
          value={readAcquiredDate(value) === null ? value : textOfDay(readAcquiredDate(value))}
          onText={(typed) => onValue(writeOwnValue(field, typed))}
        />
      )
    case 'choice':
    case 'yesNo':
      return (
        <SelectField
          {...input}
          value={value}
          choices={[
            { name: '', label: 'Not chosen' },
            ...(field.type === 'yesNo' ? yesNo : field.choices).map((label) => ({ name: label, label })),
          ]}
          onText={onValue}
        />
      )
  }
}
