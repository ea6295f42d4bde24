import type { ToastContent } from '../../../shared/ui/overlays/toasts.ts'

/*
 * What the vault's pages say in passing: a change that could not be kept, a file that is on its way. The toasts come when
 * there is something to say: the list does not carry them.
 */

const listeners = new Set<() => void>()
let isNeeded = false

export const noticesNeeded = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => isNeeded,
}

export async function showNotice(content: ToastContent): Promise<void> {
  isNeeded = true
  for (const listener of listeners) listener()
  const { showToast } = await import('../../../shared/ui/overlays/toasts.ts')
  showToast(content)
}
