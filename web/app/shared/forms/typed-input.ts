import { CallFailed } from '@vitrine/contracts/client'
import { useState } from 'react'
import { userDetails } from '../../features/identity/queries.ts'
import { browserCall, browserQueryClient } from '../api/browser-queries.ts'
import { tabStorage } from '../tab-storage.ts'

/** Of the current user: another account in the same tab never reads it. */
function keyOf(form: string): string {
  const user = browserQueryClient.getQueryData(userDetails(browserCall).queryKey)
  return `typed:${user?.userId}:${form}`
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(tabStorage.read(key) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

/**
 * What was typed into a form when the session ended while it was sent: stored in the tab, and there again
 * after the log-in, once. Passwords are not stored.
 */
export const typedInput = {
  keepIfSessionOver(form: string, error: unknown, values: Readonly<Record<string, unknown>>): void {
    if (!(error instanceof CallFailed && error.status === 401)) return
    const typed = Object.entries(values).filter(([name]) => !/password/i.test(name))
    tabStorage.write(keyOf(form), JSON.stringify(Object.fromEntries(typed)))
  },
  isKept: (form: string): boolean => tabStorage.read(keyOf(form)) !== null,
  textOf(form: string, field: string): string | null {
    const text = read(keyOf(form))[field]
    return typeof text === 'string' ? text : null
  },
  take(form: string): Readonly<Record<string, unknown>> {
    const kept = read(keyOf(form))
    tabStorage.remove(keyOf(form))
    return kept
  },
}

/**
 * Which dialog of a page is open. It begins with the one whose input was stored when the session ended.
 *
 * @param listed what the dialogs are of; undefined while it is not known
 * @param formOf under which name a dialog's input is stored
 */
export function useReopened<Opened>(
  listed: readonly Opened[] | undefined,
  formOf: (one: Opened) => string,
): [Opened | null, (opened: Opened | null) => void] {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isKnown, setKnown] = useState(false)
  if (listed && !isKnown) {
    setKnown(true)
    setOpened((before) => before ?? listed.find((one) => typedInput.isKept(formOf(one))) ?? null)
  }
  return [opened, setOpened]
}
