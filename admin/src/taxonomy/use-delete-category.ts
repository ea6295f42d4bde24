import { useQuery } from '@tanstack/react-query'
import { listUses, sumOfUses } from '@vitrine/contracts/taxonomy/category-uses'
import type { MovedContents, TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { CategoryChoice } from '../dictionary/use-choices.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { reasonOf } from '../providers/lost-rights.ts'
import { useReloadCategories } from './use-categories.ts'

/**
 * Moves what is in a category, call by call until nothing is left, and deletes or keeps it. A run that broke
 * off goes on when it is asked for again.
 */
export function useDeleteCategory({ id, title }: TaxonomyNode, onDone: () => void) {
  const data = useConsoleData()
  const notify = useNotify()
  const reload = useReloadCategories()
  const found = useQuery({
    queryKey: ['taxonomy', 'uses', id],
    queryFn: () => data.readCategoryUses(id),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const [target, setTarget] = useState<CategoryChoice | null>(null)
  const [keeps, setKeeps] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)

  const moveAll = async (targetId: number, revision: number): Promise<void> => {
    let step: MovedContents
    do {
      step = await data.moveCategoryContents({ id, targetId, andDelete: !keeps }, revision)
      setLeft(listUses(step.left))
    } while (sumOfUses(step.left) > 0)
  }
  const work = async (): Promise<string> => {
    if (!found.data) return ''
    const { uses, revision } = found.data
    if (sumOfUses(uses) > 0 && target) {
      await moveAll(target.id, revision)
      return `Moved to ${target.label}${keeps ? '' : `, and deleted: ${title}`}`
    }
    await data.deleteCategory(id)
    return `Deleted: ${title}`
  }
  const run = async () => {
    setPending(true)
    setFailure(null)
    try {
      notify(await work(), { type: 'success' })
      onDone()
    } catch (error) {
      setFailure(reasonOf(error))
      await found.refetch()
    } finally {
      setPending(false)
      await reload()
    }
  }
  return { found, target, setTarget, keeps, setKeeps, pending, failure, left, run }
}
