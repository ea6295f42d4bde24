import { typedPrices, typedYears } from '@vitrine/contracts/testing/typed-prices'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../app.css'
import PriceFields from './PriceFields.tsx'
import { SpanFields } from './SpanFields.tsx'

const AMOUNT = 'Please enter an amount, such as 120 or 99.50.'
const YEAR = 'Please enter a year of four digits, such as 1998.'

/** The filters in their form; `applied` is what it was sent with. */
function Filters({ applied }: { applied: Record<string, string>[] }) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const choose = (change: Record<string, string>) => setChosen((before) => ({ ...before, ...change }))
  const valueOf = (name: string) => chosen[name] ?? ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        applied.push(chosen)
      }}
    >
      <PriceFields
        filter={{
          kind: 'price',
          from: 'priceFrom',
          to: 'priceTo',
          currency: 'currency',
          legend: 'Price',
          buckets: [],
          currencies: [{ value: 'USD', label: 'US dollars' }],
          shownCurrency: 'USD',
          chips: [],
        }}
        valueOf={valueOf}
        onChange={choose}
      />
      <SpanFields
        filter={{ kind: 'span', from: 'yearFrom', to: 'yearTo', legend: 'Year', years: [] }}
        from={valueOf('yearFrom')}
        to={valueOf('yearTo')}
        onChange={(yearFrom, yearTo) => choose({ yearFrom, yearTo })}
      />
      <button type="submit">Apply Filters</button>
    </form>
  )
}

async function openFilters() {
  const applied: Record<string, string>[] = []
  await render(<Filters applied={applied} />)
  return applied
}
const apply = () => page.getByRole('button', { name: 'Apply Filters' }).click()

/** As a URL has it: '1234' of '1,234.00'. */
const inUrl = (shown: string) => shown.replaceAll(',', '').replace(/\.00$/, '')

describe.each([
  ['From', 'priceFrom'],
  ['To', 'priceTo'],
])('the price %s', (label, name) => {
  const field = () => page.getByLabelText(label, { exact: true })

  test.each(typedPrices)('%j is searched for as meant, or refused at the field', async (typed, shown) => {
    const applied = await openFilters()
    await field().fill(typed)
    await userEvent.tab()
    await expect.element(field()).toHaveValue(shown === null ? typed : inUrl(shown))
    await apply()
    if (shown === null) {
      await expect.element(page.getByText(AMOUNT)).toBeVisible()
      await expect.element(field()).toHaveAccessibleDescription(AMOUNT)
      await expect.element(field()).toHaveFocus()
      expect(applied).toEqual([])
    } else {
      await expect.poll(() => applied).toEqual([{ [name]: inUrl(shown) }])
      await expect.element(page.getByText(AMOUNT)).not.toBeInTheDocument()
    }
  })
})

test('a price is applied as it was read when Enter is pressed in its field', async () => {
  const applied = await openFilters()
  await page.getByLabelText('From', { exact: true }).fill('1.234,56')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => applied).toEqual([{ priceFrom: '1234.56' }])
})

describe.each([
  ['From year', 'yearFrom'],
  ['To year', 'yearTo'],
])('the %s', (label, name) => {
  const field = () => page.getByLabelText(label, { exact: true })

  test.each([...typedPrices.map(([typed]) => typed), ...typedYears.map(([typed]) => typed), '199', '19999'])(
    '%j stays as it was typed, and is applied only as a year of four digits',
    async (typed) => {
      const applied = await openFilters()
      await field().fill(typed)
      await userEvent.tab()
      await expect.element(field()).toHaveValue(typed)
      await apply()
      if (typed === '1234') {
        await expect.poll(() => applied).toMatchObject([{ [name]: '1234' }])
        return
      }
      await expect.element(field()).toHaveFocus()
      await expect.element(field()).toHaveAccessibleDescription(YEAR)
      expect(applied).toEqual([])
    },
  )

  test('a pasted year is read without the spaces around it', async () => {
    const applied = await openFilters()
    await field().fill(' 1998 ')
    await apply()
    await expect.poll(() => applied).toMatchObject([{ [name]: '1998' }])
  })
})
