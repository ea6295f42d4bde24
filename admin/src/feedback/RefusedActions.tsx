import { Alert, Button, Stack } from '@mui/material'
import { useContext, useReducer, type ReactNode } from 'react'
import { afterNews, NO_REFUSALS, RefusalsContext, TellRefusalContext, type Refusal } from './use-refusals.ts'

/** Around all screens: an action tells its refusal here, whatever becomes of the button that was pressed. */
export function KeepsRefusals({ children }: { children: ReactNode }) {
  const [refusals, tell] = useReducer(afterNews, NO_REFUSALS)
  return (
    <TellRefusalContext value={tell}>
      <RefusalsContext value={refusals}>{children}</RefusalsContext>
    </TellRefusalContext>
  )
}

/**
 * Above a screen, and in sight however far down it was pressed. It stays until it was read; the screen is
 * left as it is.
 */
export function RefusedActions() {
  const { left } = useContext(RefusalsContext)
  return <ToldRefusals refusals={left} />
}

export function ToldRefusals({ refusals }: { refusals: readonly Refusal[] }) {
  const tell = useContext(TellRefusalContext)
  if (refusals.length === 0) return null
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{
        position: 'sticky',
        top: { xs: 64, sm: 72 },
        zIndex: 'appBar',
        my: 1,
        bgcolor: 'background.paper',
        overflowWrap: 'anywhere',
      }}
    >
      {refusals.map(({ number, to, why }) => (
        <div key={number}>
          Not done: {to}. {why}
        </div>
      ))}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => location.reload()}>
          Reload the page
        </Button>
        <Button size="small" color="inherit" onClick={() => tell('read')}>
          Dismiss
        </Button>
        <span>After a reload, the page offers what you may do now.</span>
      </Stack>
    </Alert>
  )
}
