import { useQuery } from '@tanstack/react-query'
import { changeColumns } from '@vitrine/contracts/vault-imports/endpoints'
import type { ColumnMapping, ImportReading, ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import type { VaultImportDetail } from '@vitrine/contracts/vault-imports/schemas'
import { importTarget, importTargets } from '@vitrine/contracts/vault-imports/targets'
import { currencyCodes } from '@vitrine/contracts/vault-records/currencies'
import { measureUnits } from '@vitrine/contracts/vault-records/row-choices'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { vaultCategories } from '../queries/categories.ts'
import { Choice } from './Choice.tsx'
import { MatchingChoice } from './MatchingChoice.tsx'
import { SavedMappings } from './SavedMappings.tsx'
import { useImportChange } from './use-import-change.ts'

interface ColumnsStepProps {
  stored: VaultImportDetail
  onDone: () => void
  /** Null where the columns were never chosen. */
  onCancel: (() => void) | null
}

type Defaults = ImportReading['defaults']

const leftOutWords = {
  title: 'title above the table',
  heading: 'headings',
  section: 'section',
  subtotal: 'total',
  empty: 'empty row',
} as const
const sectionMeanings = [
  { value: 'storageLocation', label: 'Storage location' },
  { value: 'collection', label: 'Collection' },
  { value: 'tags', label: 'Tag' },
  { value: 'category', label: 'Category' },
  { value: 'ignore', label: 'Nothing' },
] as const

/** What each column fills, and what holds for all rows. */
export function ColumnsStep({ stored, onDone, onCancel }: ColumnsStepProps) {
  const { id, sheets, revision, savedMappings } = stored
  const { data: categories = [] } = useQuery(vaultCategories(browserCall))
  const [reading, setReading] = useState(stored.reading)
  const [describesByTitle, setDescribesByTitle] = useState(stored.describesByTitle)
  const { change, pending, failure } = useImportChange(id)
  const { defaults } = reading
  const setDefaults = (changed: Defaults) => setReading({ ...reading, defaults: { ...defaults, ...changed } })
  const setMapping = (sheet: string, column: number, changed: Partial<ColumnMapping>) =>
    setReading({
      ...reading,
      mappings: [
        ...reading.mappings.filter((each) => each.sheet !== sheet || each.column !== column),
        { ...mappingOf(reading, sheet, column), ...changed },
      ],
    })
  const send = async () => {
    const isSent = await change(() =>
      browserCall(
        changeColumns,
        { params: { id }, body: { reading, sameTitles: stored.sameTitles, describesByTitle } },
        { revision },
      ),
    )
    if (isSent) onDone()
  }
  const hasSections = sheets.some(({ leftOut }) => leftOut.some(({ why }) => why === 'section'))
  const hasDescription = reading.mappings.some(({ target }) => target === 'description')
  const isUpdate = reading.matching?.mode === 'update'
  const hasTitle = isUpdate || reading.mappings.some(({ target }) => target === 'title' || target === 'mixed')

  return (
    <form
      className="mt-6 space-y-8"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {savedMappings.length > 0 && (
        <SavedMappings
          importId={id}
          mappings={savedMappings}
          onUse={(saved) => setReading({ ...saved.reading, answers: reading.answers })}
        />
      )}
      {sheets.map((sheet) => (
        <SheetColumns
          key={sheet.name}
          sheet={sheet}
          reading={reading}
          onChange={(column, changed) => setMapping(sheet.name, column, changed)}
        />
      ))}
      <MatchingChoice
        sheets={sheets}
        reading={reading}
        onChange={(matching) => setReading({ ...reading, matching })}
      />
      <fieldset className="max-w-xl space-y-5 border-t border-hairline pt-6">
        <legend className="float-left mb-4 w-full text-2xl font-medium">For all rows</legend>
        <Choice
          label="Category of rows without one"
          value={String(defaults.categoryId ?? '')}
          choices={[
            { value: '', label: 'None: such rows are listed' },
            ...categories.map((category) => ({ value: String(category.id), label: category.title })),
          ]}
          onChange={(value) => setDefaults({ categoryId: value === '' ? undefined : Number(value) })}
        />
        <Choice
          label="Currency of amounts without one"
          value={defaults.currency ?? ''}
          choices={[
            { value: '', label: 'Ask me' },
            ...currencyCodes.map((code) => ({ value: code, label: code })),
          ]}
          onChange={(value) => setDefaults({ currency: value === '' ? undefined : value })}
        />
        {hasSections && (
          <Choice
            label="Rows that name a section are the"
            value={defaults.section ?? 'storageLocation'}
            choices={sectionMeanings}
            onChange={(value) => setDefaults({ section: value as Defaults['section'] })}
          />
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={describesByTitle}
            onChange={(event) => setDescribesByTitle(event.currentTarget.checked)}
          />
          Where there is no description, use the title
        </label>
        {!hasDescription && !describesByTitle && !isUpdate && (
          <p className="text-sm text-muted">
            No column has descriptions. An item needs one: without this choice its row is listed.
          </p>
        )}
      </fieldset>
      <FormFailure text={failure} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" disabled={pending || !hasTitle}>
          Check the rows
        </button>
        {onCancel && (
          <button type="button" className="button-plain" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
      {!hasTitle && <p className="text-sm text-muted">Please say which column has the titles.</p>}
    </form>
  )
}

interface SheetColumnsProps {
  sheet: ImportSheet
  reading: ImportReading
  onChange: (column: number, changed: Partial<ColumnMapping>) => void
}

function SheetColumns({ sheet, reading, onChange }: SheetColumnsProps) {
  return (
    <section>
      <h2 className="text-2xl font-medium break-words">{sheet.name}</h2>
      <p className="mt-1 text-muted">
        {counted(sheet.rows, 'row')}
        {sheet.isHidden && ' · hidden in the file'}
      </p>
      <ul aria-label={`Columns of ${sheet.name}`} className="mt-4 border-t border-hairline">
        {sheet.columns.map(({ index, heading, samples }) => {
          const mapping = mappingOf(reading, sheet.name, index)
          const kind = importTarget(mapping.target)?.kind
          return (
            <li
              key={index}
              className="grid gap-x-6 gap-y-2 border-b border-hairline py-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <div className="min-w-0">
                <p className="font-medium break-words">{heading}</p>
                <p className="line-clamp-2 text-sm break-words text-muted">
                  {samples.join(' · ') || 'empty'}
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <select
                  className="field min-w-0 flex-1"
                  aria-label={`${heading} is`}
                  value={mapping.target}
                  onChange={(event) => onChange(index, { target: event.currentTarget.value })}
                >
                  {importTargets.map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </select>
                {(kind === 'cost' || kind === 'valuation' || kind === 'price') && (
                  <select
                    className="field w-32"
                    aria-label={`Currency of ${heading}`}
                    value={mapping.currency ?? ''}
                    onChange={(event) =>
                      onChange(index, { currency: event.currentTarget.value || undefined })
                    }
                  >
                    <option value="">Currency</option>
                    {currencyCodes.map((code) => (
                      <option key={code}>{code}</option>
                    ))}
                  </select>
                )}
                {(kind === 'measure' || kind === 'dimensions') && (
                  <select
                    className="field w-28"
                    aria-label={`Unit of ${heading}`}
                    value={mapping.unit ?? ''}
                    onChange={(event) =>
                      onChange(index, {
                        unit: measureUnits.find((unit) => unit === event.currentTarget.value),
                      })
                    }
                  >
                    <option value="">Unit</option>
                    {measureUnits.map((unit) => (
                      <option key={unit}>{unit}</option>
                    ))}
                  </select>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {sheet.leftOutCount > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer py-2">
            {counted(sheet.leftOutCount, 'row')} that {sheet.leftOutCount === 1 ? 'is' : 'are'} no item
          </summary>
          <ul className="text-sm text-muted">
            {sheet.leftOut.map(({ line, why, text }) => (
              <li key={line} className="break-words">
                Row {line}, {leftOutWords[why]}
                {text && `: ${text}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function mappingOf({ mappings }: ImportReading, sheet: string, column: number): ColumnMapping {
  return (
    mappings.find((mapping) => mapping.sheet === sheet && mapping.column === column) ?? {
      sheet,
      column,
      target: 'ignore',
    }
  )
}
