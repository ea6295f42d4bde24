import { Typography } from '@mui/material'
import type { TriedScore } from '@vitrine/contracts/worth-score/schemas'

/** The three figures that members see, in one currency. */
export function EstimateFigures({ score }: { score: TriedScore['score'] }) {
  const { meanPrice, estimatedPriceMin, estimatedPriceMax, widePriceMin, widePriceMax, currency } = score
  const money = (price: number | null) => (price === null ? '' : price.toLocaleString('en-US', currency === null || currency === 'XXX' ? {} : { style: 'currency', currency, maximumFractionDigits: 0 }))
  return (
    <>
      <Typography sx={{ fontWeight: 600, fontSize: '1.25rem' }}>
        {money(estimatedPriceMin)} to {money(estimatedPriceMax)}
      </Typography>
      <Typography>
        Half of such pieces sell within this range, 8 in 10 from {money(widePriceMin)} to {money(widePriceMax)}. The middle estimate is {money(meanPrice)}.
      </Typography>
    </>
  )
}
