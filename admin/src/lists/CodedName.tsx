import { Box } from '@mui/material'

/** What something is in words, and below it the name by which logs and the runbook call it. */
export function CodedName({ words, code }: { words: string; code: string }) {
  return (
    <>
      {words}
      <Box
        component="span"
        sx={{ display: 'block', typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {code}
      </Box>
    </>
  )
}
