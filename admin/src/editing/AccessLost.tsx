import { Alert, Button, Stack } from '@mui/material'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { useCallback, type ReactNode, type Ref } from 'react'
import { messageOf } from '../providers/console-client.ts'

interface AccessLostProps {
  /** What the account may do no longer, as in 'change this article'. */
  to: string
  /** With what it was refused, where that says more. */
  refusal?: unknown
  ref?: Ref<HTMLDivElement>
  /** The ways on. */
  children: ReactNode
}

/**
 * The account lost the right to save this while somebody typed: what they typed stays, and so does what is
 * said about it.
 */
export function AccessLost({ to, refusal, ref, children }: AccessLostProps) {
  const isUsual = refusal === undefined || messageOf(refusal) === errorCatalogue.FORBIDDEN.message
  return (
    <Alert
      severity="warning"
      variant="outlined"
      tabIndex={-1}
      {...(ref && { ref })}
      sx={{ mb: 2, scrollMarginTop: 160 }}
    >
      <span>
        {isUsual
          ? `Your account may no longer ${to}, so nothing is saved.`
          : `${messageOf(refusal)} Nothing is saved.`}{' '}
        What you typed is still on this screen, and is kept on this device.
        {isUsual && ' An administrator can give the access back.'}
      </span>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {children}
      </Stack>
    </Alert>
  )
}

/** The same at a form, which sends what was typed again. */
export function FormAccessLost(props: Omit<AccessLostProps, 'ref' | 'children'>) {
  // Save stands below a long form, this above it.
  const intoView = useCallback((notice: HTMLElement | null) => notice?.focus(), [])
  return (
    <AccessLost {...props} ref={intoView}>
      <Button type="submit" size="small" variant="outlined" color="inherit">
        Try again
      </Button>
    </AccessLost>
  )
}
