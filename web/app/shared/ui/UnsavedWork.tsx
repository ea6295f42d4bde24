import { createContext, useCallback, useContext, useEffect, useId, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const KeepUnsaved = createContext<(form: string, unsaved: boolean) => void>(() => undefined)

interface UnsavedWorkProps {
  children: ReactNode
  title?: string
  text?: string
}

/**
 * Asks before what a form inside holds is lost: in our own words on the way to another page, in the browser's when the
 * tab closes. Put it around the page; the router knows one such question at a time.
 */
export function UnsavedWork({ children, title = 'Are you sure?', text = 'All information that you added will be lost.' }: UnsavedWorkProps) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const keep = useCallback((form: string, isUnsaved: boolean) => setUnsaved((before) => marked(before, form, isUnsaved)), [])
  const any = unsaved.size > 0
  const blocker = useBlocker(({ currentLocation, nextLocation }) => any && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (!any) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [any])

  return (
    <KeepUnsaved value={keep}>
      {children}
      <ConfirmDialog open={blocker.state === 'blocked'} title={title} text={text} confirm="Yes" onCancel={() => blocker.reset?.()} onConfirm={() => blocker.proceed?.()} />
    </KeepUnsaved>
  )
}

/** Says whether a form holds something that is not saved. Gone with its form. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const form = useId()
  const keep = useContext(KeepUnsaved)
  useEffect(() => {
    keep(form, isUnsaved)
    return () => keep(form, false)
  }, [keep, form, isUnsaved])
}

function marked(before: ReadonlySet<string>, form: string, isUnsaved: boolean): ReadonlySet<string> {
  if (before.has(form) === isUnsaved) return before
  const after = new Set(before)
  if (isUnsaved) after.add(form)
  else after.delete(form)
  return after
}
