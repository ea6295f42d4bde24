import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { browserQueries } from './shared/api/browser-queries.ts'
import { queriesContext } from './shared/api/queries.ts'

function browserContext(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(queriesContext, browserQueries)
  return context
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={browserContext} />
    </StrictMode>,
  )
})
