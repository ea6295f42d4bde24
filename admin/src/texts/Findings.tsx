import { Alert, Box } from '@mui/material'
import { checkSentences, type Finding } from '@vitrine/contracts/texts/checks'

/** So many details say what is meant. */
const SHOWN = 5

export function Findings({ findings }: { findings: readonly Finding[] }) {
  return findings.map(({ check, level, details }) => (
    <Alert
      key={check}
      severity={level === 'refusal' ? 'error' : 'warning'}
      variant="outlined"
      sx={{ mb: 1, overflowWrap: 'anywhere' }}
    >
      {checkSentences[check]}
      {details.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {details.slice(0, SHOWN).map((detail, place) => (
            <li key={place}>{detail}</li>
          ))}
          {details.length > SHOWN && <li>and {details.length - SHOWN} more</li>}
        </Box>
      )}
    </Alert>
  ))
}
