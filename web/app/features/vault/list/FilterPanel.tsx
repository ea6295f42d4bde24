import { useQuery } from '@tanstack/react-query'
import {
  CURRENCY_PARAMETER,
  DEFAULT_CURRENCY,
  itemFilters,
  parameterOf,
  readFilter,
} from '@vitrine/contracts/vault-items/list-filters'
import {
  documentedSorts,
  furtherSorts,
  offeredVaultSorts,
  type VaultItemSort,
} from '@vitrine/contracts/vault-items/sorts'
import { currencyCodes } from '@vitrine/contracts/vault-records/currencies'
import { Fragment, useEffect, useRef, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { counted } from '../../../shared/format/numbers.ts'
import { useSettledText } from '../../../shared/search-box/use-settled-text.ts'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { itemFacets } from '../queries/filters.ts'
import { useMayChange } from '../shared/vault-access.ts'
import { FilterField } from './FilterField.tsx'
import { filterProblem } from './filter-problem.ts'
import { countedFor, type ListFilter, type ListParameters, type MoreFilters } from './list-parameters.ts'
import { SavedViews, SaveView } from './SavedViews.tsx'

interface FilterPanelProps {
  isOpen: boolean
  filter: ListFilter
  sort: VaultItemSort
  pathOf: (change: Partial<ListParameters>) => string
  onClose: () => void
  onApply: (change: Partial<ListParameters>) => void
}

/** All filters and sorts beside the documented ones, with counts beside the choices, and the saved views. */
export default function FilterPanel({ isOpen, onClose, ...panel }: FilterPanelProps) {
  return (
    <Sheet title="More filters" open={isOpen} onClose={onClose}>
      <PanelForm {...panel} onClose={onClose} />
    </Sheet>
  )
}

const sorts = [...offeredVaultSorts, ...furtherSorts]

/** What reads as a filter; a currency only where an amount is filtered or sorted by. */
function readable(draft: MoreFilters, sort: VaultItemSort): MoreFilters {
  const set = itemFilters.flatMap((filter) => {
    const text = draft[parameterOf(filter.name)]?.trim() ?? ''
    return text && readFilter(filter, text) !== null ? [[parameterOf(filter.name), text] as const] : []
  })
  const currency = draft[CURRENCY_PARAMETER] ?? DEFAULT_CURRENCY
  const isOfAmounts = /^(value|cost):/.test(sort) || set.some(([name]) => /^f\.(value|cost)$/.test(name))
  return Object.fromEntries(
    isOfAmounts && currency !== DEFAULT_CURRENCY ? [...set, [CURRENCY_PARAMETER, currency]] : set,
  )
}

function PanelForm({ filter, sort: applied, pathOf, onApply, onClose }: Omit<FilterPanelProps, 'isOpen'>) {
  const mayChange = useMayChange()
  const [draft, setDraft] = useState(filter.more)
  const [sort, setSort] = useState(applied)
  const [isSent, setSent] = useState(false)
  const wanted = readable(draft, sort)
  const asked = JSON.stringify(countedFor({ ...filter, more: wanted }))
  const settled = useSettledText(asked)
  const { data, isPlaceholderData } = useQuery(
    itemFacets(browserCall, JSON.parse(settled) as Record<string, string>),
  )
  const form = useRef<HTMLFormElement>(null)
  // A browser would put the focus on Close.
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [])
  const problems = itemFilters.map((each) => filterProblem(each, draft[parameterOf(each.name)] ?? ''))
  const total = data && !isPlaceholderData && asked === settled ? data.total : null
  const isDocumented = documentedSorts.some((known) => known === sort)
  return (
    <>
      <SavedViews mayChange={mayChange} onOpen={onClose} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
          const at = problems.findIndex((problem) => problem !== null)
          if (at < 0)
            return onApply({ filter: { ...filter, more: wanted }, ...(sort !== applied && { s: sort }) })
          const name = itemFilters[at]?.name ?? ''
          event.currentTarget
            .querySelector<HTMLElement>(`[data-filter="${name}"] :is(input, select)`)
            ?.focus()
        }}
      >
        <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
          {itemFilters.map((each, at) => (
            <Fragment key={each.name}>
              {each.name === 'cost' && (
                <CurrencyField
                  value={draft[CURRENCY_PARAMETER] ?? DEFAULT_CURRENCY}
                  onChange={(code) => setDraft({ ...draft, [CURRENCY_PARAMETER]: code })}
                />
              )}
              <div
                data-filter={each.name}
                className={
                  ['choices', 'days', 'amounts', 'specific'].includes(each.kind) ? 'tablet:col-span-2' : ''
                }
              >
                <FilterField
                  filter={each}
                  value={draft[parameterOf(each.name)] ?? ''}
                  facet={data?.facets.find(({ name }) => name === each.name)}
                  problem={isSent ? (problems[at] ?? undefined) : undefined}
                  onChange={(text) => setDraft({ ...draft, [parameterOf(each.name)]: text })}
                />
              </div>
            </Fragment>
          ))}
          <FieldFrame
            name="sort"
            label="Sort by"
            problem={undefined}
            control={(named) => (
              <select
                {...named}
                className="field"
                value={sort}
                onChange={({ currentTarget }) => {
                  const chosen = sorts.find(({ value }) => value === currentTarget.value)
                  if (chosen) setSort(chosen.value)
                }}
              >
                {isDocumented && !offeredVaultSorts.some(({ value }) => value === sort) && (
                  <option value={sort}>As it is</option>
                )}
                {sorts.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          />
        </div>
        {mayChange && (
          <SaveView
            parameters={parametersOf(pathOf({ filter: { ...filter, more: wanted }, s: sort, offset: 0 }))}
          />
        )}
        <div className="sheet-buttons mt-8">
          <button type="button" className="button-plain" onClick={() => setDraft({})}>
            Clear these
          </button>
          <button type="submit" className="button">
            {total === null ? 'Show items' : `Show ${counted(total, 'item')}`}
          </button>
        </div>
      </form>
    </>
  )
}

/** Of cost and value together: amounts of several are never compared. */
function CurrencyField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  return (
    <div className="tablet:col-span-2">
      <FieldFrame
        name="currency"
        label="Currency of cost and value"
        problem={undefined}
        control={(named) => (
          <select
            {...named}
            className="field"
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            {currencyCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
      />
    </div>
  )
}

/** The parameters of a path of the list. */
function parametersOf(path: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(path.split('?', 2)[1] ?? ''))
}
