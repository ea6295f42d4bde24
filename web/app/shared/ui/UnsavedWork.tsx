import { createContext, useContext, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** What is asked before a form's work is lost. */
export interface LeaveWords {
  title: string
  text: string
}

interface UnsavedForms {
  /** @param words of its own; the page's where it has none */
  keep: (form: string, unsaved: boolean, words?: LeaveWords) => void
  /** Told when somebody leaves although it would be lost. */
  onLeave: (form: string, leave: (() => void) | undefined) => void
  /** The next navigation is not asked about: what was unsaved has been saved. */
  release: () => void
}

const KeepUnsaved = createContext<UnsavedForms>({
  keep: () => undefined,
  onLeave: () => undefined,
  release: () => undefined,
})

interface UnsavedWorkProps extends Partial<LeaveWords> {
  children: ReactNode
}

/**
 * Asks before what a form inside holds is lost: in our own words on the way to another page, in the browser's
 * when the tab closes. Put it around the page; the router knows one such question at a time.
 */
export function UnsavedWork({
  children,
  title = 'Are you sure?',
  text = 'All information that you added will be lost.',
}: UnsavedWorkProps) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, LeaveWords | undefined>>(new Map())
  const leavers = useRef(new Map<string, () => void>())
  const isReleased = useRef(false)
  const forms = useMemo<UnsavedForms>(
    () => ({
      keep: (form, isUnsaved, words) => setUnsaved((before) => marked(before, form, isUnsaved, words)),
      onLeave: (form, leave) =>
        void (leave ? leavers.current.set(form, leave) : leavers.current.delete(form)),
      release: () => (isReleased.current = true),
    }),
    [],
  )
  const any = unsaved.size > 0
  const words = [...unsaved.values()].at(-1) ?? { title, text }
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const mayGo = isReleased.current
    isReleased.current = false
    return !mayGo && any && currentLocation.pathname !== nextLocation.pathname
  })
  const leave = () => {
    for (const told of leavers.current.values()) told()
    blocker.proceed?.()
  }

  useEffect(() => {
    if (!any) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [any])

  return (
    <KeepUnsaved value={forms}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={words.title}
        text={words.text}
        confirm="Yes"
        onCancel={() => blocker.reset?.()}
        onConfirm={leave}
      />
    </KeepUnsaved>
  )
}

/**
 * Says whether a form holds something that is not saved. Gone with its form.
 *
 * @param onLeave told when somebody leaves although it is lost
 * @param words what is asked then, where it is not the usual; the same object each time
 * @returns a function that lets the next navigation pass, for after a save
 */
export function useUnsavedWork(isUnsaved: boolean, onLeave?: () => void, words?: LeaveWords): () => void {
  const form = useId()
  const forms = useContext(KeepUnsaved)
  useEffect(() => {
    forms.keep(form, isUnsaved, words)
    return () => forms.keep(form, false)
  }, [forms, form, isUnsaved, words])
  useEffect(() => {
    forms.onLeave(form, onLeave)
    return () => forms.onLeave(form, undefined)
  }, [forms, form, onLeave])
  return forms.release
}

function marked(
  before: ReadonlyMap<string, LeaveWords | undefined>,
  form: string,
  isUnsaved: boolean,
  words: LeaveWords | undefined,
): ReadonlyMap<string, LeaveWords | undefined> {
  if (before.has(form) === isUnsaved && before.get(form) === (isUnsaved ? words : undefined)) return before
  const after = new Map(before)
  if (isUnsaved) after.set(form, words)
  else after.delete(form)
  return after
}
