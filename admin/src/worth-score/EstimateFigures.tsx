import { Typography } from '@mui/material'
import type { TriedScore } from '@vitrine/contracts/worth-score/schemas'
import { money } from '../feedback/amounts.ts'

/** The three figures that members see, in one currency. */
export function EstimateFigures({ score }: { score: TriedScore['score'] }) {
  const { meanPrice, estimatedPriceMin, estimatedPriceMax, widePriceMin, widePriceMax, currency } = score
  const shown = (price: number | null) => (price === null ? '' : money(price, currency))
  return (
    <>
      <Typography sx={{ fontWeight: 600, fontSize: '1.25rem' }}>
        {shown(estimatedPriceMin)} to {shown(estimatedPriceMax)}
      </Typography>
      <Typography>
        Half of such pieces sell within this range, 8 in 10 from {shown(widePriceMin)} to{' '}
        {shown(widePriceMax)}. The middle estimate is {shown(meanPrice)}.
      </Typography>
    </>
  )
}
