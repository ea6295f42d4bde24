import type { ComponentProps } from 'react'
import { Error as AnyFailure } from 'react-admin'
import { isScriptMissing, PartMissing } from './late-part.tsx'

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
