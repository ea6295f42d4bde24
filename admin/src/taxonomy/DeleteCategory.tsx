import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useReloadCategories } from './use-categories.ts'

export function DeleteCategory({ category, onClose }: { category: TaxonomyNode | null; onClose: () => void }) {
  const data = useConsoleData()
  const notify = useNotify()
  const reload = useReloadCategories()
  const [pending, setPending] = useState(false)
  const remove = async ({ id, title }: TaxonomyNode) => {
    setPending(true)
    try {
      await data.deleteCategory(id)
      notify(`Deleted: ${title}`, { type: 'success' })
      await reload()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setPending(false)
      onClose()
    }
  }
  return (
    <ConfirmDialog open={category !== null} title="Delete this category?" confirm="Delete" danger pending={pending} onCancel={onClose} onConfirm={() => category && void remove(category)}>
      ‘{category?.title}’ can be deleted only when it has no articles and no subcategories.
    </ConfirmDialog>
  )
}
