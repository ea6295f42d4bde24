import type { WorthAccuracy } from '@vitrine/contracts/worth-score/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount, formatPercent } from '../../../shared/format/numbers.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { AccuracyChart } from './AccuracyChart.tsx'
import { AccuracyTable } from './AccuracyTable.tsx'
import { accuracyRows, formatFactor, formatShare } from './accuracy-rows.ts'

type CurrencyAccuracy = WorthAccuracy['currencies'][number]

/** How near WorthScore came to sales that it had not seen; each currency by itself. */
export function AccuracyPage({ currencies }: { currencies: readonly CurrencyAccuracy[] }) {
  const measured = currencies.filter(({ accuracy }) => accuracy !== null)
  const isAllSamples = measured.length > 0 && measured.every(({ sampleShare }) => sampleShare === 1)
  return (
    <div className="page py-10 tablet:py-14">
      <header className="max-w-2xl">
        <PageTitle>How accurate is WorthScore?</PageTitle>
        <p className="mt-5 font-serif text-xl leading-relaxed text-muted">
          WorthScore gives a range of prices. We test its ranges on sold items whose prices it had not seen,
          and publish the results here: good and bad.
        </p>
      </header>
      {currencies.length === 0 && (
        <Notice>WorthScore has not learned from any sales yet. The results appear here once it has.</Notice>
      )}
      {isAllSamples && <SampleNotice share={1} />}
      {currencies.length > 0 && (
        <nav aria-label="On this page" className="mt-6">
          <ul className="flex flex-wrap gap-x-6">
            {currencies.length > 1 &&
              currencies.map(({ currency }) => (
                <PageLink key={currency} to={currency}>
                  Sales in {currency}
                </PageLink>
              ))}
            <PageLink to="how-to-read">How to read the results</PageLink>
          </ul>
        </nav>
      )}
      {currencies.map((currency) => (
        <OfCurrency
          key={currency.currency}
          {...currency}
          sampleShare={isAllSamples ? 0 : currency.sampleShare}
        />
      ))}
      <HowToRead />
    </div>
  )
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={`#${to}`} className="text-link inline-flex min-h-11 items-center">
        {children}
      </a>
    </li>
  )
}

/** @param sampleShare 0 where the page has said it of all currencies */
function OfCurrency({ currency, learntAt, sampleShare, state, accuracy }: CurrencyAccuracy) {
  return (
    <section aria-labelledby={currency} className="mt-12 border-t border-hairline pt-8">
      <h2 id={currency} className="scroll-mt-24 text-3xl font-medium">
        Sales in {currency}
      </h2>
      {accuracy ? (
        <>
          <p className="mt-3 max-w-prose">
            Measured on <Day iso={learntAt} /> with {formatCount(accuracy.overall.lots)} sold items.
          </p>
          <SampleNotice share={sampleShare} />
          <Overall figures={accuracy.overall} />
          <AccuracyChart rows={accuracyRows(accuracy)} currency={currency} />
          <AccuracyTable accuracy={accuracy} currency={currency} />
        </>
      ) : (
        <Notice>
          {state === 'too few'
            ? 'Fewer than 30 of the test items got a range. That is too few to publish results.'
            : 'WorthScore learned from these sales before its accuracy was measured. The results appear here after it learns the next time.'}
        </Notice>
      )}
    </section>
  )
}

/** Results of generated sales say little about real ones. */
function SampleNotice({ share }: { share: number }) {
  if (share === 0) return null
  return (
    <Notice>
      <strong>These results come from generated sales.</strong>{' '}
      {share === 1
        ? 'All of the test items are generated.'
        : `${share < 0.01 ? 'Less than 1%' : formatPercent(share)} of the test items are generated.`}{' '}
      Generated sales follow simple rules, so real sales can be harder to estimate.
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="mt-6 max-w-prose border-l-2 border-brass py-1 pl-4 text-lg">{children}</p>
}

function Overall({ figures }: { figures: NonNullable<CurrencyAccuracy['accuracy']>['overall'] }) {
  const { inHalf, inEightInTen, medianFactor, declined } = figures
  const tiles = [
    { name: 'Inside the 50% range', value: formatShare(inHalf), note: 'Goal: 50%' },
    { name: 'Inside the 80% range', value: formatShare(inEightInTen), note: 'Goal: 80%' },
    { name: 'Median factor', value: formatFactor(medianFactor), note: '1.00 is exact' },
    { name: 'Declined', value: formatShare(declined), note: 'No range was given' },
  ]
  return (
    <dl className="mt-8 grid grid-cols-2 gap-3 desktop:grid-cols-4 desktop:gap-5">
      {tiles.map(({ name, value, note }) => (
        <div key={name} className="border border-hairline bg-raised px-4 py-4 tablet:px-5">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="mt-1 font-serif text-3xl font-medium tabular-nums">{value}</dd>
          <dd className="mt-1 text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

const terms = [
  {
    title: '50% range and 80% range',
    text: 'Half of similar items should sell inside the 50% range, and 8 in 10 inside the 80% range. A lower share means that the ranges are too narrow. A higher share means that they are wider than they need to be.',
  },
  {
    title: 'Median factor',
    text: 'How many times too high or too low the middle estimate was. A median factor of 1.30 means: half of the middle estimates lay between the price divided by 1.30 and the price times 1.30. The other half were further off. 1.00 would be exact.',
  },
  {
    title: 'Declined',
    text: 'Items that got no range, because there were fewer than five similar sales or because their prices were too far apart. They count as items, but in none of the other results.',
  },
  {
    title: 'How we test',
    text: 'Each test item is estimated from sales before its own, as your item is. How wide its ranges are is learned from test items sold on other days. Only then do we look at the price.',
  },
  {
    title: 'Small groups',
    text: 'No result is from fewer than 30 items with a range. Smaller categories are shown together as “Other categories”, and years are combined with the years beside them. In a group of 30 items a share can be off by 18 percentage points by chance alone, in a group of 1,000 by 3.',
  },
  {
    title: 'What the results do not say',
    text: 'They do not say how good one single range is: it can be far off even where most are right. They are about what sellers wrote down, not about damage that nobody mentioned. They are about past sales, and the next buyer may pay more or less. WorthScore is not an appraisal.',
  },
] as const

function HowToRead() {
  return (
    <section aria-labelledby="how-to-read" className="mt-16 border-t border-hairline pt-10">
      <h2 id="how-to-read" className="scroll-mt-24 text-2xl font-medium">
        How to read the results
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 tablet:grid-cols-2">
        {terms.map(({ title, text }) => (
          <div key={title} className="break-inside-avoid">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1.5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 flex flex-wrap gap-3" data-print="no">
        <Link to="/product/index" className="button-plain">
          See memberships
        </Link>
      </p>
    </section>
  )
}
