import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useConsoleData } from '../providers/dataProvider.ts'

const TAXONOMY = ['taxonomy']

export function useCategories() {
  const data = useConsoleData()
  return useQuery({ queryKey: [...TAXONOMY, 'all'], queryFn: () => data.listCategories() })
}

export function useReloadCategories() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: TAXONOMY })
}
