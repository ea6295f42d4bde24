import { priceIndexLimits as limits } from '@vitrine/contracts/price-indices/limits'
import type {
  PriceIndex,
  PriceIndices as PriceIndicesOfAll,
  PriceIndexYear,
} from '@vitrine/contracts/price-indices/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { counted, formatCount, formatPercent } from '../../shared/format/numbers.ts'
import { Day } from '../../shared/ui/figures/Day.tsx'
import { formatChange, indexChanges, isClear, type IndexChange } from './index-changes.ts'
import { IndexChart } from './IndexChart.tsx'
import { indexScale, type IndexScale } from './index-scale.ts'
import { IndexMethod } from './IndexMethod.tsx'

/** How prices of each category have moved: what stands out, all changes, a chart each, and the method. */
export function PriceIndices({
  indices: { categories, tooFewSales, computedAt, sampleShare },
}: {
  indices: PriceIndicesOfAll
}) {
  const changes = indexChanges(categories)
  const scale = indexScale(categories)
  return (
    <div className="pt-10">
      {categories.length === 0 || computedAt === null ? (
        <Notice>
          A category gets an index once it has at least {limits.leastSales} sales in each of{' '}
          {limits.leastYears} years. No category has that many sales in the price guide at the moment.
        </Notice>
      ) : (
        <>
          <SampleNotice share={sampleShare} />
          <section aria-labelledby="changes">
            <h2 id="changes" className="text-3xl font-medium">
              What has risen, what has fallen
            </h2>
            <InWords changes={changes} />
            <ChangeTable changes={changes} />
          </section>
          <section aria-labelledby="by-category" className="mt-14">
            <h2 id="by-category" className="text-3xl font-medium">
              Category by category
            </h2>
            <HowToReadCharts computedAt={computedAt} lastYear={scale.lastYear} />
            <ul className="mt-8 grid gap-x-10 gap-y-12 tablet:grid-cols-2 large:grid-cols-3">
              {categories.map((index) => (
                <Category key={index.url} index={index} scale={scale} />
              ))}
            </ul>
            <TooFewSales categories={tooFewSales} />
          </section>
        </>
      )}
      <IndexMethod categories={categories} sampleShare={sampleShare} />
    </div>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="max-w-prose border-l-2 border-brass py-1 pl-4 text-lg">{children}</p>
}

/** Generated sales are no market. */
function SampleNotice({ share }: { share: number }) {
  if (share === 0) return null
  return (
    <div className="mb-10">
      <Notice>
        <strong>
          {share === 1
            ? 'These indices come from generated sales.'
            : `${share < 0.01 ? 'Less than 1%' : formatPercent(share)} of the sales are generated.`}
        </strong>{' '}
        They show how the page works, and say nothing about a real market.
      </Notice>
    </div>
  )
}

/** The largest changes of those that are clear. */
function InWords({ changes }: { changes: readonly IndexChange[] }) {
  const clear = changes.filter(isClear)
  const rise = clear.find(({ last }) => last.level > limits.firstLevel)
  const fall = clear.findLast(({ last }) => last.level < limits.firstLevel)
  const unclear = changes.length - clear.length
  return (
    <p className="mt-3 max-w-prose text-lg">
      {rise && `The largest clear rise: ${toldOf(rise)}. `}
      {fall && `The largest clear fall: ${toldOf(fall)}. `}
      {unclear > 0 &&
        `In ${unclear} of ${counted(changes.length, 'category', 'categories')}, the change is within what chance explains.`}
    </p>
  )
}

function toldOf({ title, first, last }: IndexChange): string {
  return `${title}, ${formatChange(last.level)} from ${first.year} to ${last.year}`
}

function ChangeTable({ changes }: { changes: readonly IndexChange[] }) {
  return (
    <table className="mt-6 w-full max-w-3xl text-sm tabular-nums phone:text-base">
      <caption className="sr-only">Change of each category since its first year, largest rise first</caption>
      <thead>
        <tr className="border-b border-edge text-left align-bottom text-sm text-muted">
          <th scope="col" className="py-2 font-medium">
            Category
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            Years
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            Change
          </th>
          <th scope="col" className="hidden py-2 pl-3 text-right font-medium phone:table-cell">
            {limits.rangePercent}% range
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { url, title, first, last } = change
          return (
            <tr key={url} className="border-b border-hairline">
              <th scope="row" className="text-left font-normal">
                <a href={`#${url}`} className="text-link inline-flex min-h-11 items-center">
                  {title}
                </a>
              </th>
              <td className="pl-3 text-right whitespace-nowrap">
                {first.year}–{last.year}
              </td>
              <td className={`pl-3 text-right ${isClear(change) ? 'font-semibold' : ''}`}>
                {formatChange(last.level)}
              </td>
              <td className="hidden pl-3 text-right text-muted phone:table-cell">
                {formatChange(last.low)} to {formatChange(last.high)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function HowToReadCharts({ computedAt, lastYear }: { computedAt: string; lastYear: number }) {
  const isUnderWay = Number(computedAt.slice(0, 4)) === lastYear
  return (
    <p className="mt-3 max-w-prose text-muted">
      The first year of each category is {limits.firstLevel}. The line is the index, the band its{' '}
      {limits.rangePercent}% range. All charts have the same scale, on which each line upward is twice the one
      below. Last computed on <Day iso={computedAt} />
      {isUnderWay && `; ${lastYear} is not over yet, so its figures will change`}.
    </p>
  )
}

function Category({ index, scale }: { index: PriceIndex; scale: IndexScale }) {
  const { url, title, sales, years } = index
  const last = years.at(-1)
  return (
    <li id={url} className="min-w-0 scroll-mt-24 break-inside-avoid">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-xl font-medium">{title}</h3>
        <p className="shrink-0 font-serif text-2xl tabular-nums">{last?.level}</p>
      </div>
      <p className="mb-2 text-sm text-muted">
        {formatCount(sales)} sales, {years[0]?.year} to {last?.year}
      </p>
      <IndexChart index={index} scale={scale} />
      <details className="mt-1">
        <summary className="text-link inline-flex min-h-11 items-center text-sm">
          <span>
            Show <span className="sr-only">{title}</span> as a table
          </span>
        </summary>
        <YearTable title={title} years={years} />
        <p className="mt-3">
          <Link
            to={`/inventory/search?category=${url}`}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            Sales in this category
          </Link>
        </p>
      </details>
    </li>
  )
}

function YearTable({ title, years }: { title: string; years: readonly PriceIndexYear[] }) {
  return (
    <table className="mt-2 w-full text-sm tabular-nums">
      <caption className="sr-only">{`Index of ${title} by year`}</caption>
      <thead>
        <tr className="border-b border-hairline text-right text-muted">
          <th scope="col" className="py-1.5 text-left font-medium">
            Year
          </th>
          <th scope="col" className="py-1.5 pl-4 font-medium">
            Index
          </th>
          <th scope="col" className="py-1.5 pl-4 font-medium">
            {limits.rangePercent}% range
          </th>
          <th scope="col" className="py-1.5 pl-4 font-medium">
            Sales
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, level, low, high, sales }, place) => (
          <tr key={year} className="border-b border-hairline text-right">
            <th scope="row" className="py-1.5 text-left font-normal">
              {year}
            </th>
            <td className="py-1.5 pl-4">{level}</td>
            <td className="py-1.5 pl-4">{place === 0 ? '–' : `${low} to ${high}`}</td>
            <td className="py-1.5 pl-4">{formatCount(sales)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TooFewSales({ categories }: { categories: PriceIndicesOfAll['tooFewSales'] }) {
  if (categories.length === 0) return null
  return (
    <p className="mt-10 max-w-prose text-muted">
      Too few sales for an index: {new Intl.ListFormat('en-US').format(categories.map(({ title }) => title))}.
    </p>
  )
}
