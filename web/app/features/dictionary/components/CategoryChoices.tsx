import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { useState } from 'react'
import { formatCount } from '../../../shared/format/numbers.ts'

export interface CategoryChoice {
  url: string
  title: string
  /** Null where the counts are not known. */
  count: number | null
}

interface CategoryChoicesProps {
  choices: readonly CategoryChoice[]
  value: string
  /** Those of the URL: several at once stand as one choice more. */
  applied: string
  onChange: (url: string) => void
}

/** Categories as a radio list; the long tail waits behind 'Show More', but never the chosen one. */
export function CategoryChoices({ choices, value, applied, onChange }: CategoryChoicesProps) {
  const [open, setOpen] = useState(false)
  const limit = dictionaryLimits.categoriesBeforeShowMore
  const isLong = choices.length > limit
  const several = readCategoryList(applied)
  return (
    <fieldset>
      <legend className="font-serif text-lg font-medium">Categories</legend>
      {/* Beside the results the list scrolls in its frame: all filters and their button are in one window. */}
      <div className="mt-2 large:mt-0.5 large:-ml-1.5 large:max-h-[max(16rem,calc(100dvh-36rem))] large:overflow-y-auto large:scroll-py-2 large:pt-1.5 large:pl-1.5 nojs:max-h-none">
        <Choice label="All" value="" checked={value === ''} onChange={onChange} />
        {several.length > 1 && (
          <Choice
            label={several
              .map((url) => choices.find((choice) => choice.url === url)?.title ?? url)
              .join(', ')}
            value={applied}
            checked={value === applied}
            onChange={onChange}
          />
        )}
        {choices.map((choice, place) => (
          <div
            key={choice.url}
            className={
              isLong && !open && place >= limit && choice.url !== value ? 'hidden nojs:block' : undefined
            }
          >
            <Choice
              label={choice.title}
              value={choice.url}
              count={choice.count}
              checked={value === choice.url}
              onChange={onChange}
            />
          </div>
        ))}
      </div>
      {isLong && (
        <button
          type="button"
          className="text-link min-h-11 font-medium nojs:hidden"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show Less' : 'Show More'}
        </button>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  value: string
  count?: number | null
  checked: boolean
  onChange: (value: string) => void
}

function Choice({ label, value, count, checked, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 hover:text-brass large:min-h-9">
      <input
        type="radio"
        name="categories"
        value={value}
        checked={checked}
        onChange={() => onChange(value)}
        className="h-4 w-4 shrink-0 accent-brass"
      />
      <span className="min-w-0 flex-1 text-[0.9375rem]">{label}</span>
      {count !== null && count !== undefined && (
        <span className="text-sm text-muted tabular-nums">{formatCount(count)}</span>
      )}
    </label>
  )
}
