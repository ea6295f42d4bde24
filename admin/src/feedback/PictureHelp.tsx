import { Box } from '@mui/material'
import { pictureHint } from '../settings.ts'

/** Under a field for a picture: what is wrong with it, and in any case which hosts are allowed. */
export function PictureHelp({ problem }: { problem: string | undefined }) {
  return (
    <>
      {problem !== undefined && (
        <Box component="span" sx={{ display: 'block' }}>
          {problem}
        </Box>
      )}
      <span>{pictureHint()}</span>
    </>
  )
}
