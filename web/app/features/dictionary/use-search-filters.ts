import type { DictionarySort } from '@vitrine/contracts/dictionary/sorts'
import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { searchPath, sortOf, type SearchParameters } from './search-parameters.ts'
import { useSortingPreference } from './use-sorting-preference.ts'

/** What somebody has chosen on the search page but perhaps not applied yet. */
export interface SearchFilters {
  category: string
  author: string
  sort: DictionarySort
  /** Something chosen differs from the URL and is not the default. */
  canApply: boolean
  applying: boolean
  chooseCategory: (category: string) => void
  chooseAuthor: (author: string) => void
  chooseSort: (sort: DictionarySort) => void
  apply: () => void
  clearAll: () => void
}

function differs(value: string, current: string): boolean {
  return value !== '' && value !== current
}

export function isWaitingToApply(
  chosen: { category: string; author: string },
  applied: { categories: string; authors: string },
): boolean {
  return differs(chosen.category, applied.categories) || differs(chosen.author, applied.authors)
}

/** A sort applies at once, and so does the default of a filter; another category or author waits for Apply. */
export function useSearchFilters(parameters: SearchParameters): SearchFilters {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const preference = useSortingPreference()
  const { categories, authors } = parameters
  const [chosen, setChosen] = useState({ categories, authors, category: categories, author: authors })
  // The URL has changed under a choice: it wins over that one, and the other goes on waiting.
  if (chosen.categories !== categories || chosen.authors !== authors) {
    setChosen({
      categories,
      authors,
      category: chosen.categories === categories ? chosen.category : categories,
      author: chosen.authors === authors ? chosen.author : authors,
    })
  }

  const go = (change: Partial<SearchParameters>) => void navigate(searchPath(parameters, change))
  return {
    category: chosen.category,
    author: chosen.author,
    sort: sortOf(parameters),
    canApply: isWaitingToApply(chosen, parameters),
    applying: navigation.state === 'loading',
    chooseCategory(category) {
      setChosen({ ...chosen, category })
      if (!category && categories) go({ categories: '' })
    },
    chooseAuthor(author) {
      setChosen({ ...chosen, author })
      if (!author && authors) go({ authors: '' })
    },
    chooseSort(sort) {
      preference.keep(sort)
      go({ s: sort })
    },
    apply: () => go({ categories: chosen.category, authors: chosen.author }),
    clearAll: () => go({ categories: '', authors: '' }),
  }
}
