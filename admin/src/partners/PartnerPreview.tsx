import { Box, Typography } from '@mui/material'
import { wordsOn } from '@vitrine/contracts/partners/contrast'
import { partnersLimits } from '@vitrine/contracts/partners/limits'
import { FormDataConsumer } from 'react-admin'
import { PartnerMark } from './PartnerMark.tsx'

/** Of a new partner: shown before the form itself holds it, so that nothing moves when it does. */
export const FIRST_COLOR = '#F5EFE3'

/** What is being typed, as the site will show it: the graphic, and the name where the graphic does not load. */
export function PartnerPreview() {
  return (
    <FormDataConsumer>
      {({ formData }) => (
        <Preview
          source={textOf(formData.source)}
          graphicUrl={textOf(formData.graphicUrl)}
          bgColor={textOf(formData.bgColor ?? FIRST_COLOR)}
        />
      )}
    </FormDataConsumer>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function Preview({ source, graphicUrl, bgColor }: { source: string; graphicUrl: string; bgColor: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(bgColor)) return null
  const { ratio } = wordsOn(bgColor)
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }} aria-hidden="true">
        <PartnerMark source={source || 'Name'} graphicUrl={graphicUrl} bgColor={bgColor} width={180} />
        <PartnerMark source={source || 'Name'} graphicUrl="" bgColor={bgColor} width={180} />
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ mt: 1, color: ratio >= partnersLimits.contrastMin ? 'text.secondary' : 'error.main' }}
      >
        Text on this color: {ratio.toFixed(1)} to 1; at least {partnersLimits.contrastMin} are needed.
      </Typography>
    </Box>
  )
}
