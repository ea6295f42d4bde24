import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure.tsx'

export interface LoadedQuery<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

interface LoadedProps<T> {
  query: LoadedQuery<T>
  /** Stands where the thing will stand. */
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * What a screen has loaded; until then its shape, or what happened instead. What is there stays when a later
 * load fails.
 */
export function Loaded<T>({ query: { data, error, refetch }, waiting, children }: LoadedProps<T>) {
  return (
    <>
      {error ? <LoadFailure error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? !error && waiting : children(data)}
    </>
  )
}
