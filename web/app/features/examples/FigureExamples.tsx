import { formatCount } from '../../shared/format/numbers.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { Badge } from '../../shared/ui/figures/Badge.tsx'
import { ChartFigure } from '../../shared/ui/figures/ChartFigure.tsx'
import { Day } from '../../shared/ui/figures/Day.tsx'
import { FactList } from '../../shared/ui/figures/FactList.tsx'
import { Price } from '../../shared/ui/figures/Price.tsx'
import { StatTile } from '../../shared/ui/figures/StatTile.tsx'
import { LockedDetail } from '../../shared/ui/states/LockedDetail.tsx'
import { Example, ExampleSection } from './Example.tsx'

const dollars = (amount: number) => formatMoney(amount, 'USD')
const prices = [620, 740, 690, 810, 905, 870].map((value, place) => ({ label: String(2020 + place), value }))
const spread = [4, 11, 23, 17, 6, 2].map((value, place) => ({
  label: `${dollars(place * 250)} and up`,
  value,
}))

export function FigureExamples() {
  return (
    <ExampleSection title="Figures">
      <Example name="Facts: what is not known has no row">
        <FactList
          facts={[
            { name: 'Maker', value: 'Hester Bateman' },
            { name: 'Sold', value: <Day iso="2026-03-04" /> },
            { name: 'Price', value: <Price amount={1850} currency="USD" /> },
            { name: 'Range', value: <Price amount={{ from: 1200, to: 2400 }} currency="EUR" /> },
            { name: 'Provenance', value: null },
          ]}
        />
      </Example>
      <Example name="Badges">
        <div className="flex flex-wrap gap-2">
          <Badge>Draft</Badge>
          <Badge look="accent">Sample data</Badge>
          <Badge look="good">Sold</Badge>
          <Badge look="bad">Failed</Badge>
        </div>
      </Example>
      <Example name="Tiles">
        <dl className="grid gap-4 phone:grid-cols-2 desktop:grid-cols-3">
          <StatTile name="Items in your vault" value={formatCount(1284)} />
          <StatTile name="Total value" value={dollars(86_400)} note="By their newest valuations" />
          <StatTile name="Lookups left" value="7" />
        </dl>
      </Example>
      <Example name="Chart with its table">
        <div className="grid gap-8 desktop:grid-cols-2">
          <ChartFigure
            title="Median price by year"
            kind="line"
            labelName="Year"
            valueName="Median price"
            points={prices}
            formatValue={dollars}
          />
          <ChartFigure
            title="Prices of similar items"
            kind="bars"
            labelName="Price"
            valueName="Items"
            points={spread}
            formatValue={formatCount}
          />
        </div>
      </Example>
      <Example name="A detail that a membership opens">
        <LockedDetail
          title="Sold price"
          text="Members of the price guide see what this item was sold for."
          to="/memberships"
          action="See memberships"
        />
      </Example>
    </ExampleSection>
  )
}
