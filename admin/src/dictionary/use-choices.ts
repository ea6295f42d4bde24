import { useQuery } from '@tanstack/react-query'
import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { sortedByTitle } from '@vitrine/contracts/title-order'
import { useConsoleData } from '../providers/dataProvider.ts'

export interface CategoryChoice {
  id: number
  /** 'Ceramics › Porcelain' */
  label: string
}

/** What the modals let choose from: categories by their place in the tree, authors by name. */
export function useChoices(enabled: boolean) {
  const data = useConsoleData()
  const categories = useQuery({
    queryKey: ['taxonomy', 'choices'],
    enabled,
    queryFn: async () => categoryChoices(await data.listCategories()),
  })
  const authors = useQuery({
    queryKey: ['authors', 'choices'],
    enabled,
    queryFn: () => data.listAuthorNames(),
  })
  return {
    categories: categories.data ?? [],
    authors: authors.data ?? [],
    isLoading: categories.isLoading || authors.isLoading,
    error: categories.error ?? authors.error,
    retry: () => void Promise.all([categories.refetch(), authors.refetch()]),
  }
}

export function categoryChoices(nodes: readonly TaxonomyNode[]): CategoryChoice[] {
  const titles = new Map(nodes.map(({ path, title }) => [path, title]))
  const labelOf = (path: string) => {
    const parts = path.split('/')
    return parts.map((_, end) => titles.get(parts.slice(0, end + 1).join('/')) ?? '').join(' › ')
  }
  return sortedByTitle(
    nodes.map(({ id, path }) => ({ id, label: labelOf(path) })),
    // Below its own category, before any other that begins alike.
    ({ label }) => label.replaceAll(' › ', '\u0001'),
  )
}
