import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { useNotify } from 'react-admin'
import { useDone } from '../feedback/use-done.tsx'
import { useTellFailure } from '../feedback/use-refusals.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { idsWithin } from './category-tree.ts'
import { useReloadCategories } from './use-categories.ts'

/** The row that stands for no parent. */
export const TOP = 0

/** Moves a category, with everything below it, below another one. It says so with Undo, which moves it back. */
export function useMoveCategory(categories: readonly TaxonomyNode[]) {
  const data = useConsoleData()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const tellDone = useDone()
  const reload = useReloadCategories()
  const put = async (id: number, parentId: number): Promise<number> => {
    const {
      revision,
      title,
      url,
      description,
      image,
      mainImage,
      parentId: before,
    } = await data.readCategory(id)
    await data.updateCategory({ id, title, url, description, image, mainImage, parentId }, revision)
    await reload()
    return before
  }
  return async (id: number, parentId: number): Promise<void> => {
    const titleOf = (wanted: number) =>
      categories.find((category) => category.id === wanted)?.title ?? 'the top level'
    const moved = categories.find((category) => category.id === id)
    if (!moved || moved.parentId === parentId) return
    if (idsWithin(categories, id).has(parentId))
      return notify('A category cannot be moved below itself.', { type: 'error' })
    const tell = (error: unknown) => tellFailure(error, `move ‘${moved.title}’`)
    try {
      const before = await put(id, parentId)
      tellDone(
        `Moved: ${moved.title}, below ${titleOf(parentId)}`,
        () => void put(id, before).then(() => tellDone('Moved back.'), tell),
      )
    } catch (error) {
      tell(error)
    }
  }
}
