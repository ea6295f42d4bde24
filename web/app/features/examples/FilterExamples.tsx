import { useState } from 'react'
import { DateRange, type DateSpan } from '../../shared/ui/filters/DateRange.tsx'
import { FacetChoices } from '../../shared/ui/filters/FacetChoices.tsx'
import { FilterChips } from '../../shared/ui/filters/FilterChips.tsx'
import { FilterPanel } from '../../shared/ui/filters/FilterPanel.tsx'
import { PriceRange, type Range } from '../../shared/ui/filters/PriceRange.tsx'
import { Example, ExampleSection } from './Example.tsx'
import { sampleCategories } from './sample-objects.ts'

export function FilterExamples() {
  const [categories, setCategories] = useState<ReadonlySet<string>>(new Set(['metals']))
  const [range, setRange] = useState<Range>({ from: 500, to: null })
  const [span, setSpan] = useState<DateSpan | null>({ from: '2026-03-04', to: '2026-03-20' })
  const chips = sampleCategories
    .filter(({ value }) => categories.has(value))
    .map(({ value, label }) => ({ id: value, kind: 'Category', label }))
  const clear = () => setCategories(new Set())
  return (
    <ExampleSection title="Filters">
      <Example name="Filters that are applied">
        <FilterChips
          chips={[...chips, { id: 'author', kind: 'Author', label: 'Eleanor Marsh' }]}
          onRemove={(id) => setCategories(new Set([...categories].filter((each) => each !== id)))}
          onClear={clear}
        />
      </Example>
      <Example name="Panel: Apply stays in sight with the number of results">
        <div className="max-w-sm">
          <FilterPanel
            id="example-filters"
            action="/dictionary/searchResults"
            results={4_477}
            canApply={categories.size > 0}
            onApply={() => undefined}
            onClear={clear}
          >
            <FacetChoices
              legend="Category"
              name="categories"
              choices={sampleCategories}
              selected={categories}
              onChange={setCategories}
            />
            <PriceRange
              legend="Price"
              currency="USD"
              bounds={{ min: 0, max: 5_000 }}
              value={range}
              histogram={[3, 12, 30, 44, 25, 18, 9, 4, 0, 2]}
              onChange={setRange}
            />
            <DateRange label="Sold between" value={span} onChange={setSpan} latest="2026-12-31" />
          </FilterPanel>
        </div>
      </Example>
      <Example name="Panel: nothing to apply">
        <div className="max-w-sm">
          <FilterPanel
            id="example-filters-idle"
            action="/dictionary/searchResults"
            results={null}
            canApply={false}
            onApply={() => undefined}
          >
            <p className="text-muted">All categories</p>
          </FilterPanel>
        </div>
      </Example>
    </ExampleSection>
  )
}
