import { useQuery } from '@tanstack/react-query'
import { isNeededField } from '@vitrine/contracts/vault-records/needed-fields'
import { periodText, readPeriod } from '@vitrine/contracts/vault-records/read-period'
import { recordFields, recordGroups, type RecordField } from '@vitrine/contracts/vault-records/record-fields'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { rootCategories } from '../../dictionary/queries/root-categories.ts'
import { recordSettings } from '../queries/records.ts'
import { DraftText } from '../wizard/fields/DraftFields.tsx'
import { CostTotals, StoredScore } from './MoneyNotes.tsx'
import { ObjectTypes } from './ObjectTypes.tsx'
import { OwnershipFields } from './OwnershipFields.tsx'
import { PhotoRoles } from './PhotoRoles.tsx'
import { PlainInput, wholeRow, type PlainField, type RecordFieldsProps } from './PlainInput.tsx'
import { emptyRecordDraft } from './record-draft.ts'
import { RecordRows } from './RecordRows.tsx'
import { SeveralParts } from './SeveralParts.tsx'

/** Everything beside the documented fields, in its groups; first what the item's category needs. */
export function RecordFields(props: RecordFieldsProps) {
  const { form, record, draft } = props
  const [showsAll, setShowsAll] = useState(false)
  const categories = useQuery(rootCategories(browserCall)).data?.items ?? []
  const category = categories.find(({ id }) => id === form.draft.categoryId)?.url
  const isShown = ({ name }: RecordField) =>
    showsAll ||
    isNeededField(category, name) ||
    record.problemOf(name) !== undefined ||
    JSON.stringify(draft[name]) !== JSON.stringify(emptyRecordDraft[name])
  const isEveryShown = recordFields.every(isShown)
  return (
    <div className="space-y-10">
      {recordGroups.map(({ name, title }) => {
        const fields = recordFields.filter((field) => field.group === name && isShown(field))
        if (fields.length === 0) return null
        return (
          <fieldset key={name}>
            <legend className="mb-3 font-serif text-lg font-medium">{title}</legend>
            {name === 'ownership' ? (
              <OwnershipFields {...props} />
            ) : (
              <div className="grid items-start gap-5 phone:grid-cols-2">
                {fields.map((field) => (
                  <FieldOf key={field.name} {...props} field={field} />
                ))}
              </div>
            )}
          </fieldset>
        )
      })}
      {!isEveryShown && (
        <p className="text-sm text-muted">
          Fields that pieces of this category hardly ever need are not shown.{' '}
          <button type="button" className="text-link min-h-11" onClick={() => setShowsAll(true)}>
            Show all fields
          </button>
        </p>
      )}
    </div>
  )
}

function FieldOf({ field, ...props }: RecordFieldsProps & { field: RecordField }) {
  const { form, record, draft, photos } = props
  switch (field.name) {
    case 'inventoryNumber':
      return <InventoryNumber {...props} field={field} />
    case 'objectType':
      return <ObjectTypes {...props} field={field} />
    // It stands with the maker, in one line.
    case 'makerQualifier':
      return null
    case 'maker':
      return <MakerFields {...props} />
    case 'dateText':
      return <DateMade {...props} field={field} />
    case 'valuesAre':
      return draft.quantity === '1' || draft.quantity === '' ? null : (
        <PlainInput record={record} draft={draft} field={field} />
      )
    case 'photoRoles':
      return (
        <div className={wholeRow}>
          <PhotoRoles record={record} draft={draft} photos={photos} />
        </div>
      )
  }
  if (field.kind === 'amount' || field.kind === 'currency') return null
  if (field.kind !== 'rows') return <PlainInput record={record} draft={draft} field={field} />
  return (
    <div className={wholeRow}>
      <RecordRows
        record={record}
        draft={draft}
        name={field.name}
        label={field.label}
        photos={photos}
        isLabelHidden={field.name === 'costs' || field.name === 'valuations'}
      >
        {field.name === 'costs' && <CostTotals draft={draft} purchasePrice={form.draft.purchasePrice} />}
        {field.name === 'parts' && (
          <SeveralParts parts={draft.parts} onParts={(parts) => record.set({ parts })} />
        )}
        {field.name === 'valuations' && <StoredScore score={record.worthScore} />}
      </RecordRows>
    </div>
  )
}

/** The number, and the next free one to take. */
function InventoryNumber({ record, draft, field }: RecordFieldsProps & { field: PlainField }) {
  const next = useQuery(recordSettings(browserCall)).data?.nextInventoryNumber
  return (
    <div>
      <PlainInput record={record} draft={draft} field={field} />
      {next && draft.inventoryNumber === '' && (
        <button
          type="button"
          className="button-plain mt-2"
          onClick={() => record.set({ inventoryNumber: next })}
        >
          Use {next}
        </button>
      )}
    </div>
  )
}

function MakerFields({ record, draft }: RecordFieldsProps) {
  return (
    <div className={`grid items-start gap-x-3 gap-y-5 phone:grid-cols-[11rem_1fr] ${wholeRow}`}>
      {recordFields.map((field) =>
        field.name === 'makerQualifier' || field.name === 'maker' ? (
          <PlainInput key={field.name} record={record} draft={draft} field={field} />
        ) : null,
      )}
    </div>
  )
}

/** What the date can mean is said while it is typed. */
function DateMade({
  record,
  draft,
  field,
}: RecordFieldsProps & { field: Extract<PlainField, { help: string }> }) {
  const period = readPeriod(draft.dateText)
  const years = period && periodText(period)
  return (
    <DraftText
      form={record}
      name={field.name}
      label={field.label}
      value={draft.dateText}
      maxLength={'max' in field ? field.max : undefined}
      hint={years !== null && years !== draft.dateText.trim() ? `This means ${years}.` : field.help}
      onText={(dateText) => record.set({ dateText })}
    />
  )
}
