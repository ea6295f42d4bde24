import { lazy, Suspense, type ComponentProps } from 'react'
import { useReader } from '../identity/queries/use-reader.ts'

const SaveSearchButton = lazy(async () => ({ default: (await import('./SaveSearchButton.tsx')).SaveSearchButton }))

/** 'Save search' for whoever is signed in; nobody else loads it. */
export function SaveSearch(props: ComponentProps<typeof SaveSearchButton>) {
  if (!useReader()) return null
  return (
    <Suspense fallback={null}>
      <SaveSearchButton key={`${props.query} ${props.categories}`} {...props} />
    </Suspense>
  )
}
