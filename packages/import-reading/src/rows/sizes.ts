import { recordLimits } from '@vitrine/contracts/vault-records/limits'
import { measures, measureUnits, unitsOf } from '@vitrine/contracts/vault-records/row-choices'
import {
  readDimensions,
  readSize,
  type Measure,
  type NamedSize,
  type ReadDimension,
  type Unit,
} from './measures.ts'
import { SKIP, type ImportCell, type RowReading } from './row-reading.ts'
import { readSpecific } from './texts.ts'

/** A column of one measure: 'Height (cm)'. */
export function readMeasure(reading: RowReading, cell: ImportCell): void {
  const [, name] = cell.target.key.split('.')
  const measure = measures.find((known) => known.name === name)?.name
  const size = readSize(cell.text)
  if (/^[-–—?]+$/u.test(cell.text)) return
  if (!measure || !size) reading.fault(cell, 'This is not a measurement, such as 12.5 cm.')
  else putSizes(reading, cell, [{ ...size, measure }])
}

/** All measurements of a cell. */
export function readDimensionsCell(reading: RowReading, cell: ImportCell): void {
  if (/^[-–—?]+$/u.test(cell.text)) return
  const sizes = readDimensions(cell.text)
  if (sizes) {
    readSizes(reading, cell, sizes)
    return
  }
  const answer = reading.ask(cell, 'longText', {
    text: `Some cells of “${cell.column.heading}” are no sizes such as 12 × 5 × 3 cm. What should become of them?`,
    options: [{ value: 'specific', label: 'Keep them as an item specific' }, SKIP],
  })
  if (answer === 'specific') readSpecific(reading, cell)
}

/** Sizes of which the cell may not say what they measure: asked for one, two and three that belong together. */
export function readSizes(reading: RowReading, cell: ImportCell, sizes: readonly ReadDimension[]): void {
  for (const part of new Set(sizes.map((size) => size.part)))
    readPart(
      reading,
      cell,
      sizes.filter((size) => size.part === part),
    )
}

function readPart(reading: RowReading, cell: ImportCell, sizes: readonly ReadDimension[]): void {
  const open = sizes.filter(({ measure }) => measure === null)
  const order = open.length === 0 ? [] : askOrder(reading, cell, open.length)
  if (!order) return
  let at = 0
  const named = sizes.map((size) => {
    const measure = size.measure ?? order[at] ?? 'length'
    if (size.measure === null) at += 1
    return { ...size, measure }
  })
  putSizes(reading, cell, named)
}

/** Null where it is not answered. */
function askOrder(reading: RowReading, cell: ImportCell, count: number): readonly Measure[] | null {
  const orders = ordersOf(count)
  const answer = reading.ask(cell, 'order', {
    about: String(count),
    text:
      count === 1
        ? `What do sizes such as “${cell.text}” in “${cell.column.heading}” measure?`
        : `In which order are sizes such as “${cell.text}” in “${cell.column.heading}”?`,
    options: [
      ...orders.map((order) => ({
        value: order.join(','),
        label: order.map((name) => measures.find((known) => known.name === name)?.label ?? '').join(' × '),
      })),
      SKIP,
    ],
  })
  return orders.find((known) => known.join(',') === answer) ?? null
}

function ordersOf(count: number): readonly (readonly Measure[])[] {
  if (count === 1) return [['height'], ['width'], ['diameter'], ['length'], ['depth']]
  if (count === 2)
    return [
      ['height', 'width'],
      ['width', 'height'],
      ['width', 'depth'],
      ['height', 'diameter'],
      ['length', 'width'],
    ]
  return [
    ['height', 'width', 'depth'],
    ['width', 'depth', 'height'],
    ['width', 'height', 'depth'],
    ['length', 'width', 'height'],
  ]
}

function putSizes(
  reading: RowReading,
  cell: ImportCell,
  sizes: readonly (NamedSize & { measure: Measure })[],
): void {
  const { record } = reading.read
  for (const { measure, value, unit, note } of sizes) {
    const isWeight = measure === 'weight'
    const used = unit ?? expectedUnit(reading, cell, measure) ?? askUnit(reading, cell, isWeight)
    if (used === null) continue
    if (!unitsOf(measure).includes(used)) reading.fault(cell, `${used} is no unit of a ${measure}.`)
    else if (value > recordLimits.measurementMax) reading.fault(cell, 'This measurement is too large.')
    else if ((record.measurements?.length ?? 0) >= recordLimits.measurementsMax)
      reading.fault(cell, `An object may have ${recordLimits.measurementsMax} measurements.`)
    else
      record.measurements = [
        ...(record.measurements ?? []),
        {
          measure,
          value: Math.round(value * 1e6) / 1e6,
          unit: used,
          note: note.slice(0, recordLimits.lineMax),
        },
      ]
  }
}

/** The unit that mapping, heading or the import as a whole say, where it fits the measure. */
function expectedUnit(
  { reading }: RowReading,
  { mapping, column }: ImportCell,
  measure: Measure,
): Unit | null {
  const named = mapping.unit ?? column.unit
  if (named) return named
  const { unit } = reading.defaults
  return unit && unitsOf(measure).includes(unit) ? unit : null
}

function askUnit(reading: RowReading, cell: ImportCell, isWeight: boolean): Unit | null {
  const answer = reading.ask(cell, 'unit', {
    about: isWeight ? 'weight' : '',
    text: `Which unit are the measurements in “${cell.column.heading}”, such as “${cell.text}”?`,
    options: [...unitsOf(isWeight ? 'weight' : 'height').map((unit) => ({ value: unit, label: unit })), SKIP],
  })
  return measureUnits.find((unit) => unit === answer) ?? null
}
