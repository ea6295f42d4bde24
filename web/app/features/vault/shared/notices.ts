import { useRef, type ComponentType } from 'react'
import type { ToastContent } from '../../../shared/ui/overlays/toasts.ts'

/*
 * What the vault's pages say in passing: a change that could not be kept, a file that is on its way. The toasts come when
 * there is something to say: the list does not carry them. Without a network they cannot come; then it is said plainly.
 */

interface Notices {
  /** Where toasts appear, once they have come. */
  Region?: ComponentType
  /** Said without toasts. */
  plain?: string
}

const listeners = new Set<() => void>()
let current: Notices = {}

function put(next: Notices): void {
  current = next
  for (const listener of listeners) listener()
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentNotices = (): Notices => current

export const closePlainNotice = (): void => put({})

/** Returns what closes it. */
export async function showNotice(content: ToastContent): Promise<() => void> {
  try {
    const { ToastRegion: Region } = await import('../../../shared/ui/overlays/ToastRegion.tsx')
    const { showToast } = await import('../../../shared/ui/overlays/toasts.ts')
    put({ Region })
    return showToast(content)
  } catch (error) {
    console.error(error)
    put({ plain: content.text })
    return () => {
      if (current.plain === content.text) closePlainNotice()
    }
  }
}

/** Shows one notice of a subject at a time: the next one replaces it, and null closes it. */
export function useOneNotice(): (content: ToastContent | null) => void {
  const shown = useRef<Promise<() => void>>(undefined)
  return (content) => {
    void shown.current?.then((close) => close())
    shown.current = content ? showNotice(content) : undefined
  }
}
