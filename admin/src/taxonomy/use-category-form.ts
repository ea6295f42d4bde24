import { urlOfName } from '@vitrine/contracts/reduced-url'
import {
  createNodeInputSchema,
  type CreateNodeInput,
  type ManagedNode,
} from '@vitrine/contracts/taxonomy/schemas'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { draftsOf } from '../editing/device-draft.ts'
import type { EditConflictState } from '../editing/EditConflict.tsx'
import { useDeviceDrafts } from '../editing/use-device-drafts.ts'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import {
  ConsoleCallFailed,
  isConflict,
  isForbidden,
  isGone,
  messageOf,
  conflictingEditor,
} from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useReloadCategories } from './use-categories.ts'

export type CategoryFields = CreateNodeInput

const validate = validateBySchema(createNodeInputSchema)

function fieldsOf(stored: ManagedNode | null, parentId: number): CategoryFields {
  if (!stored) return { title: '', url: '', parentId, description: '', image: '', mainImage: '' }
  const { title, url, description, image, mainImage } = stored
  return { title, url, parentId: stored.parentId, description, image, mainImage }
}

/** The URL of a new category follows its title until somebody writes another. */
function proposedUrl(fields: CategoryFields, { title }: Partial<CategoryFields>): Partial<CategoryFields> {
  return title !== undefined && fields.url === urlOfName(fields.title) ? { url: urlOfName(title) } : {}
}

/** The fields in which somebody typed or chose. */
function typedIn(fields: CategoryFields, opened: CategoryFields): Partial<CategoryFields> {
  const before = new Map<string, unknown>(Object.entries(opened))
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== before.get(name)))
}

/** Creates, changes or moves one category. Messages show from the first attempt on. */
export function useCategoryForm(opened: ManagedNode | null, parentId: number, onDone: () => void) {
  const data = useConsoleData()
  const notify = useNotify()
  const reload = useReloadCategories()
  const [stored, setStored] = useState(opened)
  const [fields, setFields] = useState(() => fieldsOf(stored, parentId))
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<EditConflictState<ManagedNode> | null>(null)
  const [forbidden, setForbidden] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const base = fieldsOf(stored, parentId)
  const typed = typedIn(fields, base)
  const drafts = useDeviceDrafts(
    draftsOf('taxonomy', stored?.id ?? 'new'),
    Object.keys(typed).length > 0 ? JSON.stringify(typed) : null,
  )
  const found = validate({ ...fields })
  const messages: Partial<Record<keyof CategoryFields, string>> = { ...(tried && found), ...refused }

  const save = async () => {
    const input = createNodeInputSchema.parse(fields)
    if (stored) await data.updateCategory({ ...input, id: stored.id }, stored.revision)
    else await data.createCategory(input)
    drafts.drop()
    await reload()
    notify(`Saved: ${input.title}`, { type: 'success' })
    onDone()
  }
  const refuse = (error: unknown) => {
    setRefused(error instanceof ConsoleCallFailed ? error.fieldErrors : {})
    setRefusals((before) => before + 1)
    setFailure(messageOf(error))
  }
  /** Somebody was faster, or has deleted it. */
  const meet = async (refusal: unknown, id: number) => {
    try {
      setConflict({ theirs: await data.readCategory(id), said: conflictingEditor(refusal) })
    } catch (error) {
      if (isGone(error)) setConflict({ theirs: null })
      else refuse(error)
    }
  }
  const submit = async () => {
    setTried(true)
    if (Object.keys(found).length > 0) return setRefusals((before) => before + 1)
    setPending(true)
    setFailure(null)
    setForbidden(undefined)
    try {
      await save()
    } catch (error) {
      if (stored && (isConflict(error) || isGone(error))) await meet(error, stored.id)
      else if (isForbidden(error)) setForbidden(error)
      else refuse(error)
    } finally {
      setPending(false)
    }
  }
  const type = (change: Partial<CategoryFields>) => {
    setFields((current) => ({ ...current, ...(!stored && proposedUrl(current, change)), ...change }))
    setRefused({})
    setFailure(null)
  }
  /** What is typed from now on is saved over theirs, knowingly. */
  const goOnFrom = (
    theirs: ManagedNode | null | undefined,
    to: (theirs: CategoryFields) => CategoryFields,
  ) => {
    if (!theirs) return
    setFields(to(fieldsOf(theirs, parentId)))
    setStored(theirs)
    setConflict(null)
  }
  return {
    opened: stored,
    fields,
    messages,
    refusals,
    failure,
    conflict,
    forbidden,
    pending,
    type,
    submit,
    takeTheirs: () => goOnFrom(conflict?.theirs, (theirs) => theirs),
    keepMine: () => goOnFrom(conflict?.theirs, (theirs) => ({ ...theirs, ...typed })),
    drafts,
    restore: () => {
      type((drafts.offered?.typed ?? {}) as Partial<CategoryFields>)
      drafts.take()
    },
  }
}
