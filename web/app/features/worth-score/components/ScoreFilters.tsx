import { useQuery } from '@tanstack/react-query'
import { worthScoreLimits as limits } from '@vitrine/contracts/worth-score/messages'
import { worthScoreFiltersSchema, type WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { MoneyField } from '../../../shared/forms/number-fields.tsx'
import { TextField } from '../../../shared/forms/TextField.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { useUnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { vaultCategories } from '../../vault/queries/categories.ts'
import { areSameFilters } from '../score-filters.ts'

interface ScoreFiltersProps {
  applied: WorthScoreFilters
  /** Those of the snapshot, else the defaults. */
  kept: WorthScoreFilters
  excludedIds: readonly number[]
  /** Brings back all that were set aside. */
  onInclude: () => void
  onApply: (filters: WorthScoreFilters) => void
}

/** What narrows the similar items; it waits for Apply. */
export default function ScoreFilters({ applied, kept, excludedIds, onInclude, onApply }: ScoreFiltersProps) {
  const categories = useQuery(vaultCategories(browserCall)).data ?? []
  const shown = { ...applied, excludedIds: [...excludedIds] }
  useUnsavedWork(!areSameFilters(shown, kept))
  const { field, onSubmit, failure } = useContractForm({
    schema: worthScoreFiltersSchema,
    defaultValues: applied,
    keptAs: null,
    send: async (filters) => {
      onApply({ ...filters, excludedIds: [...excludedIds] })
      return filters
    },
    saved: (filters) => filters,
  })
  // The shared fields of other kinds would come with every page that holds a form.
  const category = field('categoryId', 'whole')
  return (
    <form noValidate aria-label="Filters for similar items" className="space-y-5" onSubmit={onSubmit}>
      <h2 className="text-xl font-medium">Filters</h2>
      <FormFailure text={failure} />
      <TextField
        name="query"
        label="Search for"
        state={field('query')}
        maxLength={limits.queryMax}
        autoComplete="off"
      />
      {categories.length > 0 && (
        <FieldFrame
          name="categoryId"
          label="Category"
          problem={category.problem}
          hint={undefined}
          control={(named) => (
            <select
              {...named}
              ref={category.ref}
              className="field"
              defaultValue={category.typed}
              onBlur={category.onBlur}
              onInput={category.onInput}
            >
              <option value="0">All categories</option>
              {categories.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        />
      )}
      <TextField
        type="date"
        name="saleDateFrom"
        label="Sold from"
        state={field('saleDateFrom', 'optional')}
      />
      <TextField type="date" name="saleDateTo" label="Sold until" state={field('saleDateTo', 'optional')} />
      <MoneyField name="salePriceMin" label="Lowest price" state={field('salePriceMin', 'money')} />
      <MoneyField name="salePriceMax" label="Highest price" state={field('salePriceMax', 'money')} />
      {excludedIds.length > 0 && (
        <p>
          <span>{counted(excludedIds.length, 'record')} not similar.</span>{' '}
          <button type="button" className="text-link min-h-11" onClick={onInclude}>
            Bring back
          </button>
        </p>
      )}
      <button type="submit" className="button w-full">
        Apply
      </button>
    </form>
  )
}
