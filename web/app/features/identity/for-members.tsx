import { lazy, Suspense, type ComponentType } from 'react'
import { useReader } from './queries/use-reader.ts'

/** A part of a page for whoever is signed in: nobody else loads it, and a page holds none when it comes, because it is alike for everybody. */
export function forMembers<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // The server does not know who reads.
  if (import.meta.env.SSR) return () => null
  const Part = lazy(load)
  return function ForMembers(props: Props) {
    return (
      useReader() && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}
