import { lazy, Suspense, type ComponentType } from 'react'
import { useCurrentUser } from './queries.ts'

const Nothing = () => null

/**
 * A part of a page for whoever is signed in: nobody else loads it, and a page holds none when it comes,
 * because it is alike for everybody.
 *
 * @param Room stands in its place until it is there, as large as the part, and shows only to members
 *   (`member:`)
 */
export function forMembers<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Room: ComponentType = Nothing,
) {
  // The server does not know who reads.
  if (import.meta.env.SSR) return () => <Room />
  const Part = lazy(load)
  return function ForMembers(props: Props) {
    const reader = useCurrentUser()
    if (reader === undefined) return <Room />
    return (
      reader && (
        <Suspense fallback={<Room />}>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}
