import { choiceLabel } from '@vitrine/contracts/choices'
import { vaultItemLimits } from '@vitrine/contracts/vault-items/limits'
import { acquisitionMethods } from '@vitrine/contracts/vault-records/record-fields'
import { isCurrency } from '@vitrine/contracts/vault-records/currencies'
import { recordLimits } from '@vitrine/contracts/vault-records/limits'
import { costKinds, valuationBases } from '@vitrine/contracts/vault-records/row-choices'
import { currencyCode, readMoney, type ReadMoney } from './money.ts'
import { SKIP, type ImportCell, type RowReading } from './row-reading.ts'

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD']

/** Reads a cell of amounts, and asks what it leaves open. */
export function readAmountCell(reading: RowReading, cell: ImportCell): void {
  const { heading, decimal } = cell.column
  const ofOwnership = cell.target.kind === 'ownershipPrice' ? reading.read.record.ownershipCurrency : null
  const expected =
    ofOwnership ??
    cell.mapping.currency ??
    cell.column.currency ??
    reading.currency ??
    reading.reading.defaults.currency ??
    null
  const chosen = decimal ?? answered(reading, cell)
  const read = readMoney(cell.text, { decimal: chosen, expected, isNumber: cell.type === 'n' })
  switch (read.kind) {
    case 'nothing':
      return
    case 'fault':
      reading.fault(cell, read.text)
      return
    case 'twoReadings':
      reading.ask(cell, 'decimal', {
        text: `How are the amounts in “${heading}” written?`,
        options: [
          { value: 'point', label: '1.234 is a bit more than one' },
          { value: 'comma', label: '1.234 is one thousand two hundred and thirty-four' },
        ],
      })
      return
    case 'code':
      readCode(reading, cell)
      return
    case 'sold':
      readSold(reading, cell)
      return
    case 'acquired': {
      const label = choiceLabel(acquisitionMethods, read.how)
      const answer = reading.ask(cell, 'gift', {
        about: read.how,
        text: `“${cell.text}” stands in “${heading}”. How were these objects acquired?`,
        options: [{ value: read.how, label }, SKIP],
      })
      if (answer === read.how) reading.read.record.acquiredHow = read.how
      return
    }
    case 'money': {
      const currency = read.money.currency ?? expected ?? askCurrency(reading, cell)
      if (currency !== null) takeMoney(reading, cell, read.money, currency)
    }
  }
}

function answered(reading: RowReading, cell: ImportCell): 'point' | 'comma' | null {
  const answer = reading.reading.answers[`decimal:${reading.row.sheet}:${cell.column.index}:`]
  return answer === 'point' || answer === 'comma' ? answer : null
}

function askCurrency(reading: RowReading, cell: ImportCell): string | null {
  const answer = reading.ask(cell, 'currency', {
    text: `Which currency are the amounts in “${cell.column.heading}”?`,
    options: CURRENCIES.map((code) => ({ value: code, label: code })),
    takesText: true,
  })
  if (answer === null || isCurrency(answer.trim().toUpperCase())) return answer?.trim().toUpperCase() ?? null
  const code = currencyCode(answer.trim(), null)
  if (code === null) reading.fault(cell, `“${answer}” is no currency. Codes are like EUR or GBP.`)
  return code
}

function readCode(reading: RowReading, cell: ImportCell): void {
  const answer = reading.ask(cell, 'costCode', {
    text: `“${cell.column.heading}” holds letters, such as “${cell.text}”. Are they your cost code?`,
    options: [{ value: 'costCode', label: 'Keep them as cost codes' }, SKIP],
  })
  if (answer !== 'costCode') return
  if (cell.text.length > recordLimits.inventoryNumberMax)
    reading.fault(cell, 'This is too long for a cost code.')
  else reading.read.record.costCode = cell.text
}

function readSold(reading: RowReading, cell: ImportCell): void {
  const answer = reading.ask(cell, 'sold', {
    text: `“${cell.text}” stands in “${cell.column.heading}”. Are these objects sold?`,
    options: [{ value: 'sold', label: 'They are sold' }, SKIP],
  })
  if (answer === 'sold') reading.read.record.ownership = 'sold'
}

/** Takes an amount after the questions that it raises; nothing of it where one is not answered. */
function takeMoney(reading: RowReading, cell: ImportCell, money: ReadMoney, currency: string): void {
  const { heading } = cell.column
  const notes = [money.note]
  if (money.including !== null) {
    const answer = reading.ask(cell, 'including', {
      about: money.including.toLowerCase(),
      text: `Amounts in “${heading}” say “${money.including}”. How should they be taken?`,
      options: [{ value: 'note', label: `Take the amount, and note “${money.including}” beside it` }, SKIP],
    })
    if (answer !== 'note') return
    notes.push(money.including)
  }
  if (money.each !== null && !takeEach(reading, cell, money.each)) return
  const amounts = amountsOf(reading, cell, money)
  if (!amounts) return
  if (amounts.some((amount) => (amount ?? 0) > vaultItemLimits.priceMax)) {
    reading.fault(cell, 'This amount is too large.')
    return
  }
  if (money.isSold && !takeSold(reading, cell, amounts[0], currency)) return
  put(reading, cell, amounts, currency, notes.filter((note) => note !== '').join(', '))
}

function takeEach(reading: RowReading, cell: ImportCell, each: string): boolean {
  const answer = reading.ask(cell, 'each', {
    about: each.toLowerCase().replaceAll(' ', ''),
    text: `Amounts in “${cell.column.heading}” say “${each}”. What are they for?`,
    options: [
      { value: 'all', label: 'For all pieces of the object together' },
      { value: 'each', label: 'For each piece' },
      SKIP,
    ],
  })
  if (answer !== 'all' && answer !== 'each') return false
  const before = reading.read.record.valuesAre
  if (before && before !== answer) {
    reading.fault(cell, 'Another amount of this row is for another number of pieces.')
    return false
  }
  reading.read.record.valuesAre = answer
  return true
}

/** Valuations hold a range; of a cost it is asked which end was paid. */
function amountsOf(
  reading: RowReading,
  cell: ImportCell,
  { amount, amountMax }: ReadMoney,
): [number, number?] | null {
  if (amountMax === null) return [amount]
  if (cell.target.kind === 'valuation') return [amount, amountMax]
  const answer = reading.ask(cell, 'range', {
    text: `“${cell.column.heading}” holds ranges, such as “${cell.text}”. Which amount should be taken?`,
    options: [
      { value: 'low', label: 'The lower one' },
      { value: 'middle', label: 'The one in the middle' },
      { value: 'high', label: 'The upper one' },
      SKIP,
    ],
  })
  if (answer === 'low') return [amount]
  if (answer === 'high') return [amountMax]
  return answer === 'middle' ? [Math.round((amount + amountMax) * 50) / 100] : null
}

/** @returns whether the amount is also taken into its column */
function takeSold(reading: RowReading, cell: ImportCell, amount: number, currency: string): boolean {
  if (['soldPrice', 'ownershipPrice'].includes(cell.target.key)) return true
  const answer = reading.ask(cell, 'sold', {
    about: 'amount',
    text: `“${cell.text}” stands in “${cell.column.heading}”. What is the amount?`,
    options: [
      { value: 'price', label: 'The price for which it was sold' },
      { value: 'column', label: `Its ${cell.target.label.toLowerCase()}; the object is sold` },
      SKIP,
    ],
  })
  if (answer === 'price') putSoldPrice(reading, amount, currency)
  if (answer === 'column') reading.read.record.ownership = 'sold'
  return answer === 'column'
}

/** The documented field holds US dollars; other currencies are the record's. */
function putSoldPrice({ read: { values, record } }: RowReading, amount: number, currency: string): void {
  if (currency === 'USD') values.soldPrice = amount
  else Object.assign(record, { ownership: 'sold', ownershipPrice: amount, ownershipCurrency: currency })
}

function put(
  reading: RowReading,
  cell: ImportCell,
  [amount, amountMax]: readonly [number, number?],
  currency: string,
  note: string,
): void {
  const { values, record } = reading.read
  const isNoteFitting = note.length <= recordLimits.lineMax
  const [, name] = cell.target.key.split('.')
  const cost = (kind: (typeof costKinds)[number]['name']) => {
    record.costs = [
      ...(record.costs ?? []),
      { kind, amount, currency, day: null, note: isNoteFitting ? note : '' },
    ]
  }
  switch (cell.target.kind) {
    case 'cost': {
      const kind = costKinds.find((known) => known.name === name)?.name
      if (kind) cost(kind)
      break
    }
    case 'valuation': {
      const basis = valuationBases.find((known) => known.name === name)?.name
      if (!basis) break
      const valuation = {
        basis,
        amount,
        amountMax: amountMax ?? null,
        currency,
        day: null,
        valuer: '',
        note: isNoteFitting ? note : '',
        isInsuredValue:
          basis === 'insured' && !record.valuations?.some(({ isInsuredValue }) => isInsuredValue),
      }
      record.valuations = [...(record.valuations ?? []), valuation]
      break
    }
    case 'ownershipPrice':
      record.ownershipPrice = amount
      record.ownershipCurrency ??= currency
      break
    default:
      if (cell.target.key === 'soldPrice') putSoldPrice(reading, amount, currency)
      else if (currency === 'USD') values.purchasePrice = amount
      else cost('price')
  }
  const hasNote = cell.target.kind === 'cost' || cell.target.kind === 'valuation'
  if (note !== '' && !(hasNote && isNoteFitting))
    reading.addText('notes', `${cell.column.heading}: ${cell.text}`)
}
