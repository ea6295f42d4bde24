import { Box, Typography } from '@mui/material'
import { priceBasisLabels } from '@vitrine/contracts/price-guide/price-basis'
import { sayDifference } from '@vitrine/contracts/worth-score/range-difference'
import type { TriedScore } from '@vitrine/contracts/worth-score/schemas'
import type { ReactNode } from 'react'
import { amount, calendarDay, money } from '../feedback/amounts.ts'

const outcomes: Record<Exclude<TriedScore['outcome'], 'told'>, string> = {
  'too wide': 'Nothing is said: the range for 8 in 10 would be too wide to help.',
  'too few': 'Nothing is said: there are too few comparable sales.',
  'not learnt': 'Nothing is said: nothing has been learned of this currency yet.',
}

/** The range or why there is none, what it rests on, and what was set aside. */
export function EstimateResult({ tried: { score, outcome, setAside } }: { tried: TriedScore }) {
  return (
    <>
      {outcome === 'told' ? (
        <EstimateFigures score={score} />
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{outcomes[outcome]}</Typography>
      )}
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        Comparable sales: {amount(score.meta.total)}, of at least {amount(score.meta.minimum)} that are
        needed.
      </Typography>
      {score.itemsRelated.length > 0 && (
        <Part title="Comparable sales, best first">
          {score.itemsRelated.map(
            ({ id, title, url, saleDate, salePrice, currency, priceBasis, reasons, isClose }) => (
              <li key={id}>
                <a href={url}>{title}</a>, {calendarDay(saleDate)}, {money(salePrice, currency)}
                {priceBasis && ` ${priceBasisLabels[priceBasis]}`}
                {(reasons.length > 0 || !isClose) && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {[...(isClose ? [] : ['Less similar']), ...reasons].join(' · ')}
                  </Typography>
                )}
              </li>
            ),
          )}
        </Part>
      )}
      {setAside.length > 0 && (
        <Part title="Set aside">
          {setAside.map(({ id, title, reason }) => (
            <li key={id}>
              {title}: {reason}
            </li>
          ))}
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ pl: 2.5, m: 0, '& li': { mb: 1 } }}>
        {children}
      </Box>
    </>
  )
}

/** The three figures that members see, in one currency. */
function EstimateFigures({ score }: { score: TriedScore['score'] }) {
  const {
    meanPrice,
    estimatedPriceMin,
    estimatedPriceMax,
    widePriceMin,
    widePriceMax,
    currency,
    difference,
  } = score
  const shown = (price: number | null) => (price === null ? '' : money(price, currency))
  return (
    <>
      <Typography sx={{ fontWeight: 600, fontSize: '1.25rem' }}>
        {shown(estimatedPriceMin)} to {shown(estimatedPriceMax)}
      </Typography>
      <Typography>
        Half of such pieces sell within this range, 8 in 10 from {shown(widePriceMin)} to{' '}
        {shown(widePriceMax)}. The middle estimate is {shown(meanPrice)}.
        {difference && ` ${sayDifference(difference)}`}
      </Typography>
    </>
  )
}
