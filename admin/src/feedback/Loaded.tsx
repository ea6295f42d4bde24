import type { ReactNode } from 'react'
import { Alert, Button, Link } from '@mui/material'
import { HOME_PATH } from '../layout/navigation.ts'
import { ConsoleCallFailed, messageOf } from '../providers/console-client.ts'

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

/** What could not be loaded: what happened, and again. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={retry} sx={{ whiteSpace: 'nowrap' }}>
          Try again
        </Button>
      }
    >
      {isServersFault(error) ? <Trouble /> : messageOf(error)}
    </Alert>
  )
}

/** Without a code of ours nothing better is known than the documents' sentence for any 5xx. */
function isServersFault(error: unknown): boolean {
  return (
    error instanceof ConsoleCallFailed &&
    error.status >= 500 &&
    (error.code === null || error.code === 'UNEXPECTED')
  )
}

function Trouble() {
  return (
    <>
      Oops, something went wrong. Why not go back to your{' '}
      <Link href={HOME_PATH} color="inherit">
        Dashboard
      </Link>{' '}
      and try again?
    </>
  )
}
