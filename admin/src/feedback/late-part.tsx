import { Alert, Button } from '@mui/material'
import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
  type ComponentProps,
} from 'react'
import { Error as AnyFailure } from 'react-admin'

/**
 * What browsers say of a script that could not be loaded: it is gone after a deploy, or there is no
 * connection.
 */
export function isScriptMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(error.message)
  )
}

/** A part of the console that could not be loaded, said where it would stand. What was typed beside it stays. */
function PartMissing({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ m: 2, position: 'sticky', bottom: 16, zIndex: 'snackbar', bgcolor: 'background.paper' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onTryAgain}>
            Try again
          </Button>
          <Button color="inherit" size="small" onClick={() => location.reload()}>
            Reload
          </Button>
        </>
      }
    >
      This part of the console could not be loaded. The connection may be gone, or there is a newer version:
      then reload the page. What you typed and did not save is kept on this device.
    </Alert>
  )
}

const TryAgain = createContext<() => void>(() => location.reload())

function Missing() {
  return <PartMissing onTryAgain={useContext(TryAgain)} />
}

/**
 * A part that loads when it is first shown. Where it cannot be loaded that is said in its place, with ways
 * on, and the rest of the screen stays as it is. A load that failed is forgotten, so that the next one asks
 * anew.
 *
 * @param waiting stands there meanwhile
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const ask = () =>
    lazy(() =>
      load().catch((error: unknown): { default: ComponentType<Props> } => {
        if (!isScriptMissing(error)) throw error
        part = ask()
        return { default: Missing }
      }),
    ) as ComponentType<Props>
  let part = ask()
  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => part)
    return (
      <TryAgain value={() => setPart(() => part)}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </TryAgain>
    )
  }
}

/**
 * A screen that could not be shown. One that could not be loaded is loaded by the page anew: a screen's
 * script is asked for once.
 */
export function ScreenFailed(props: ComponentProps<typeof AnyFailure>) {
  return isScriptMissing(props.error) ? (
    <PartMissing onTryAgain={() => location.reload()} />
  ) : (
    <AnyFailure {...props} />
  )
}
