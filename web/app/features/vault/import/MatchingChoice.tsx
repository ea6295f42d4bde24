import { matchBySpecific, matchFields, specificOfHeading } from '@vitrine/contracts/vault-imports/matching'
import type { ImportMatching, ImportReading, ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import { Choice } from './Choice.tsx'

interface MatchingChoiceProps {
  sheets: readonly ImportSheet[]
  reading: ImportReading
  onChange: (matching: ImportMatching | undefined) => void
}

const modes = [
  { value: 'add', label: 'Add them as new items' },
  { value: 'update', label: 'Update items that are in your vault' },
  { value: 'both', label: 'Update items that are in your vault, and add the others' },
] as const
const emptyCells = [
  { value: 'keep', label: 'Keep what the item has' },
  { value: 'clear', label: 'Clear the field' },
] as const

/** Whether rows add or update items, by which column an item is found, and what empty cells mean. */
export function MatchingChoice({ sheets, reading, onChange }: MatchingChoiceProps) {
  const { matching } = reading
  const columns = matchColumns(sheets, reading)
  const [first] = columns
  return (
    <fieldset className="max-w-xl space-y-5 border-t border-hairline pt-6">
      <legend className="float-left mb-4 w-full text-2xl font-medium">What to do with the rows</legend>
      <div className="clear-both">
        {modes.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="matchingMode"
              checked={(matching?.mode ?? 'add') === value}
              disabled={value !== 'add' && !first}
              onChange={() =>
                onChange(
                  value === 'add'
                    ? undefined
                    : { by: first?.value ?? 'title', empty: 'keep', ...matching, mode: value },
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
      {!first && (
        <p className="text-sm text-muted">
          To update items, say which column has their inventory number, title, ID or an item specific.
        </p>
      )}
      {matching && (
        <>
          <Choice
            label="Find each item by"
            value={matching.by}
            choices={
              columns.some(({ value }) => value === matching.by)
                ? columns
                : [{ value: matching.by, label: 'Please choose' }, ...columns]
            }
            onChange={(by) => onChange({ ...matching, by })}
          />
          <Choice
            label="Empty cells"
            value={matching.empty}
            choices={emptyCells}
            onChange={(empty) => onChange({ ...matching, empty: empty === 'clear' ? 'clear' : 'keep' })}
          />
          <p className="text-sm text-muted">
            Fields without a column stay as they are. You see what changes before anything is saved.
          </p>
        </>
      )}
    </fieldset>
  )
}

/** Mapped columns by which items can be found. */
function matchColumns(sheets: readonly ImportSheet[], { mappings }: ImportReading) {
  const fields = matchFields
    .filter(({ key }) => mappings.some(({ target }) => target === key))
    .map(({ key, label }) => ({ value: key as string, label }))
  const specifics = mappings
    .filter(({ target }) => target === 'specific')
    .map(({ sheet, column }) => {
      const columns = sheets.find(({ name }) => name === sheet)?.columns
      return specificOfHeading(columns?.find(({ index }) => index === column)?.heading ?? '')
    })
  return [
    ...fields,
    ...[...new Set(specifics)].filter(Boolean).map((name) => ({ value: matchBySpecific(name), label: name })),
  ]
}
