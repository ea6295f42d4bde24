import { useQuery } from '@tanstack/react-query'
import { choiceLabel } from '@vitrine/contracts/choices'
import { ANY_ENTRY, NO_ENTRY, rangeText, type ItemFilter } from '@vitrine/contracts/vault-items/list-filters'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import type { ItemFacets } from '@vitrine/contracts/vault-items/schemas'
import { useId, type ReactNode } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { PlainAmountInput } from '../../../shared/forms/NumberInput.tsx'
import { formatCount } from '../../../shared/format/numbers.ts'
import { ownFields } from '../queries/own-fields.ts'

type Facet = ItemFacets['facets'][number]

interface FilterFieldProps {
  filter: ItemFilter
  /** As the URL has it; '' where it is not set. */
  value: string
  /** Undefined of a filter without counts, and until they have come. */
  facet: Facet | undefined
  problem: string | undefined
  onChange: (value: string) => void
}

/** The input of a filter, by its kind. */
export function FilterField({ filter, value, facet, problem, onChange }: FilterFieldProps) {
  switch (filter.kind) {
    case 'entry':
    case 'line':
      return (
        <FieldFrame
          name={filter.name}
          label={filter.label}
          problem={problem}
          hint={
            facet && facet.others > 0 ? `${formatCount(facet.choices.length)} with most items.` : undefined
          }
          control={(named) => (
            <select
              {...named}
              className="field"
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            >
              <option value="">All items</option>
              {filter.kind === 'entry' && <option value={ANY_ENTRY}>Any</option>}
              <Choices filter={filter} facet={facet} value={value} />
            </select>
          )}
        />
      )
    case 'choice':
      return (
        <FieldFrame
          name={filter.name}
          label={filter.label}
          problem={problem}
          control={(named) => (
            <select
              {...named}
              className="field"
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            >
              <option value="">All items</option>
              {filter.choices.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          )}
        />
      )
    case 'choices': {
      const chosen = value.split(',').filter(Boolean)
      return (
        <fieldset>
          <legend className="mb-1.5 font-medium">{filter.label}</legend>
          <div className="grid grid-cols-2 gap-x-4 tablet:grid-cols-3">
            {filter.choices.map(({ name, label }) => (
              <label key={name} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  className="h-5 w-5 shrink-0 accent-brass"
                  checked={chosen.includes(name)}
                  onChange={({ currentTarget }) =>
                    onChange(
                      (currentTarget.checked
                        ? [...chosen, name]
                        : chosen.filter((each) => each !== name)
                      ).join(','),
                    )
                  }
                />
                <span>
                  {label}
                  {facet && <Count items={itemsOf(facet, name)} />}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )
    }
    case 'days':
    case 'amounts':
      return <RangeField filter={filter} value={value} problem={problem} onChange={onChange} />
    case 'day':
      return (
        <FieldFrame
          name={filter.name}
          label={filter.label}
          problem={problem}
          control={(named) => (
            <input
              {...named}
              type="date"
              className="field"
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        />
      )
    case 'specific':
      return <SpecificField filter={filter} value={value} problem={problem} onChange={onChange} />
  }
}

const itemsOf = (facet: Facet, value: string) =>
  facet.choices.find((choice) => choice.value === value)?.items ?? 0

function Count({ items }: { items: number }) {
  return <span className="text-muted"> ({formatCount(items)})</span>
}

/** Those of most items first; the one that is chosen also where it has none. */
function Choices({ filter, facet, value }: Pick<FilterFieldProps, 'filter' | 'facet' | 'value'>) {
  const choices = facet?.choices ?? []
  const folded = filter.kind === 'line' ? value.toLowerCase() : value
  const isListed = ['', ANY_ENTRY].includes(value) || choices.some((choice) => choice.value === folded)
  return (
    <>
      {!isListed && <option value={value}>{value === NO_ENTRY ? 'None' : value}</option>}
      {choices.map(({ value: of, label, items }) => (
        <option key={of} value={of === folded ? value : of}>
          {label ?? choiceLabel([{ name: NO_ENTRY, label: 'None' }], of)} ({formatCount(items)})
        </option>
      ))}
    </>
  )
}

type PairProps = Pick<FilterFieldProps, 'filter' | 'value' | 'problem' | 'onChange'>

function RangeField({ filter, value, problem, onChange }: PairProps) {
  const [from = '', to = ''] = value.split('..')
  return (
    <Pair
      legend={filter.label}
      problem={problem}
      labels={['From', 'To']}
      control={(attributes, at) => {
        const shared = { ...attributes, className: 'field', value: at === 0 ? from : to }
        const change = (text: string) => onChange(at === 0 ? rangeText(text, to) : rangeText(from, text))
        return filter.kind === 'amounts' ? (
          <PlainAmountInput {...shared} onText={change} />
        ) : (
          <input {...shared} type="date" onChange={({ currentTarget }) => change(currentTarget.value)} />
        )
      }}
    />
  )
}

function SpecificField({ filter, value, problem, onChange }: PairProps) {
  const id = useId()
  const { data: fields = [] } = useQuery(ownFields(browserCall))
  const at = value.indexOf('=')
  const [name, text] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
  const change = (own: string, its: string) => onChange(own || its ? `${own}=${its}` : '')
  return (
    <Pair
      legend={filter.label}
      problem={problem}
      labels={['Name', 'Value']}
      control={(attributes, place) => {
        const shared = { ...attributes, className: 'field', autoComplete: 'off' }
        return place === 0 ? (
          <>
            <input
              {...shared}
              value={name}
              list={`${id}-names`}
              maxLength={limits.specificNameMax}
              // It ends the name in the URL.
              onChange={({ currentTarget }) => change(currentTarget.value.replaceAll('=', ''), text)}
            />
            <datalist id={`${id}-names`}>
              {fields.map((field) => (
                <option key={field.id}>{field.name}</option>
              ))}
            </datalist>
          </>
        ) : (
          <input
            {...shared}
            value={text}
            maxLength={limits.specificValueMax}
            onChange={({ currentTarget }) => change(name, currentTarget.value)}
          />
        )
      }}
    />
  )
}

interface PairFieldProps {
  legend: string
  problem: string | undefined
  labels: readonly [string, string]
  control: (attributes: object, place: 0 | 1) => ReactNode
}

/** Two inputs that make one filter. */
function Pair({ legend, problem, labels, control }: PairFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {([0, 1] as const).map((place) => (
          <div key={place}>
            <label htmlFor={`${id}-${place}`} className="mb-1 block text-sm text-muted">
              {labels[place]}
            </label>
            {control(
              {
                id: `${id}-${place}`,
                'aria-invalid': problem ? true : undefined,
                'aria-describedby': problem ? `${id}-problem` : undefined,
              },
              place,
            )}
          </div>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-oxblood">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
