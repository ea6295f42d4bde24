import { Typography } from '@mui/material'
import { amount } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { RunbookLink } from '../runbook/RunbookLink.tsx'
import { partWords } from '../system-health/part-words.ts'
import { useSystemHealth } from '../system-health/use-system.ts'
import { Glance, GlanceWaiting } from './Glance.tsx'

/** Which parts are down or behind, what that means, and where it is written what to do. */
export function HealthGlance() {
  const health = useSystemHealth()
  return (
    <Glance title="Health" to="/app/oms/system-health">
      <Loaded query={health} waiting={<GlanceWaiting />}>
        {({ parts }) => {
          const red = parts.filter(({ state }) => state !== 'up')
          return (
            <>
              <Figures>
                <Figure
                  label="Parts that are up"
                  value={`${amount(parts.length - red.length)} of ${amount(parts.length)}`}
                  danger={red.length > 0}
                />
              </Figures>
              {red.length === 0 && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                  All parts are up.
                </Typography>
              )}
              {red.map(({ part, state }) => (
                <Typography key={part} variant="body2" sx={{ mt: 2 }}>
                  {partWords[part].name} {state === 'down' ? 'is down' : 'is behind'}.{' '}
                  {partWords[part].whenRed} <RunbookLink section={partWords[part].section} />
                </Typography>
              ))}
            </>
          )
        }}
      </Loaded>
    </Glance>
  )
}
