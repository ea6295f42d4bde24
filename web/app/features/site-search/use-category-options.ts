import { useQuery } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { rootCategories } from '../dictionary/queries/root-categories.ts'
import { optionsOf, type CategoryOption } from './category-options.ts'

/** The options came with the page, or are asked for where the first page was one without this search. */
export function useCategoryOptions(): readonly CategoryOption[] {
  const withPage = useRouteLoaderData<typeof loader>('root')?.searchCategories
  const { data } = useQuery({ ...rootCategories(browserCall), enabled: !withPage })
  return withPage ?? optionsOf(data?.items ?? [])
}
