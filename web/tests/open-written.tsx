import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { bootstrapScript } from '../app/bootstrap.ts'

/**
 * A page as the server wrote it, with the inline script; `begin` is what the site's own scripts do when they
 * come.
 */
export function openWritten(element: ReactNode): { begin: () => void } {
  document.documentElement.removeAttribute('data-hydrated')
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  const script = document.createElement('script')
  script.textContent = bootstrapScript
  document.body.append(script, container)
  const begun: Root[] = []
  onTestFinished(() => {
    for (const root of begun) root.unmount()
    container.remove()
    script.remove()
  })
  return { begin: () => void begun.push(hydrateRoot(container, element)) }
}
