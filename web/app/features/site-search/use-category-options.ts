import { useQuery } from '@tanstack/react-query'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { rootNames } from '../dictionary/queries/root-categories.ts'
import { optionsOf, type CategoryOption } from './category-options.ts'

/** The options came with the page, or are asked for where the first page was one without this search. */
export function useCategoryOptions(): readonly CategoryOption[] {
  const withPage = useSiteFacts()?.searchCategories
  const { data } = useQuery({ ...rootNames(browserCall), enabled: !withPage })
  return withPage ?? optionsOf(data?.items ?? [])
}
