import { Button, CircularProgress, type ButtonProps } from '@mui/material'

interface SteadyButtonProps extends Omit<ButtonProps, 'disabled' | 'loading' | 'type' | 'href'> {
  /** There is nothing that it could do now. */
  isOff?: boolean
  /** What it was asked for is under way. */
  isBusy?: boolean
}

/**
 * A button that keeps the focus while it works, and when there is nothing more for it to do: a disabled one
 * would lose it.
 */
export function SteadyButton({
  isOff = false,
  isBusy = false,
  onClick,
  children,
  sx,
  ...props
}: SteadyButtonProps) {
  const isIdle = !isOff && !isBusy
  return (
    <Button
      {...props}
      {...(isIdle ? { onClick } : { 'aria-disabled': true, className: 'Mui-disabled' })}
      sx={[...(Array.isArray(sx) ? sx : [sx]), isBusy && { '&.Mui-disabled': { color: 'transparent' } }]}
    >
      {isBusy && (
        <CircularProgress
          aria-hidden
          color="inherit"
          size={16}
          sx={{ position: 'absolute', color: 'action.disabled' }}
        />
      )}
      {children}
    </Button>
  )
}
