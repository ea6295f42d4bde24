import { createNodeInputSchema, type CreateNodeInput, type ManagedNode } from '@vitrine/contracts/taxonomy/schemas'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { ConsoleCallFailed, isConflict as isConflictError, messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useReloadCategories } from './use-categories.ts'

export type CategoryFields = CreateNodeInput

const validate = validateBySchema(createNodeInputSchema)

function fieldsOf(stored: ManagedNode | null, parentId: number): CategoryFields {
  if (!stored) return { title: '', url: '', parentId, description: '', image: '', mainImage: '' }
  const { title, url, description, image, mainImage } = stored
  return { title, url, parentId: stored.parentId, description, image, mainImage }
}

/** Creates, changes or moves one category. Messages show from the first attempt on. */
export function useCategoryForm(stored: ManagedNode | null, parentId: number, onDone: () => void) {
  const data = useConsoleData()
  const notify = useNotify()
  const reload = useReloadCategories()
  const [fields, setFields] = useState(() => fieldsOf(stored, parentId))
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isConflict, setConflict] = useState(false)
  const [pending, setPending] = useState(false)
  const found = validate({ ...fields })
  const messages: Partial<Record<keyof CategoryFields, string>> = { ...(tried && found), ...refused }

  const save = async () => {
    const input = createNodeInputSchema.parse(fields)
    if (stored) await data.updateCategory({ ...input, id: stored.id }, stored.revision)
    else await data.createCategory(input)
    await reload()
    notify(`Saved: ${input.title}`, { type: 'success' })
    onDone()
  }
  const submit = async () => {
    setTried(true)
    if (Object.keys(found).length > 0) return
    setPending(true)
    setFailure(null)
    try {
      await save()
    } catch (error) {
      setConflict(isConflictError(error))
      setRefused(error instanceof ConsoleCallFailed ? error.fieldErrors : {})
      setFailure(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  const type = (typed: Partial<CategoryFields>) => {
    setFields((current) => ({ ...current, ...typed }))
    setRefused({})
    if (!isConflict) setFailure(null)
  }
  return { fields, messages, failure, isConflict, pending, type, submit }
}
