import { Box } from '@mui/material'
import { wordsOn } from '@vitrine/contracts/partners/contrast'
import { useState } from 'react'

interface PartnerMarkProps {
  source: string
  graphicUrl: string
  bgColor: string
  width: number
}

/** The tile as the site shows it; without a graphic that loads, the name in words. */
export function PartnerMark({ source, graphicUrl, bgColor, width }: PartnerMarkProps) {
  const [failed, setFailed] = useState('')
  return (
    <Box
      sx={{
        width,
        aspectRatio: '3 / 2',
        p: 0.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        border: 1,
        borderColor: 'divider',
        bgcolor: bgColor,
        color: wordsOn(bgColor).color,
        textAlign: 'center',
        overflow: 'hidden',
        fontSize: width / 12,
        lineHeight: 1.2,
      }}
    >
      {graphicUrl && failed !== graphicUrl ? (
        <Box
          component="img"
          src={graphicUrl}
          alt=""
          onError={() => setFailed(graphicUrl)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        source
      )}
    </Box>
  )
}
