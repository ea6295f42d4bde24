import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The inputs that read numbers by `typed-numbers.ts`. */
const readers = [
  'admin/src/editing/NumberInputs.tsx',
  'web/app/features/vault/list/table/CellEditor.tsx',
  'web/app/features/vault/totals/ExchangeRates.tsx',
  'web/app/features/vault/wizard/fields/OwnFieldInputs.tsx',
  'web/app/shared/forms/NumberInput.tsx',
  'web/app/shared/forms/number-fields.tsx',
]
/** A day, whose digits get slashes, the axes of charts, and years that are four digits or refused. */
const others = [
  'web/app/features/vault/dashboard/ValueAndCostPlot.tsx',
  'web/app/features/vault/wizard/fields/DateInput.tsx',
  'web/app/shared/charts/PricePlot.tsx',
  'web/app/shared/results/SpanFields.tsx',
]

/** A browser drops what it cannot read as a number, and so do inputs of libraries. */
const READS_NUMBERS = [
  /type="number"/,
  /inputMode(?:="|: ')(?:decimal|numeric)/,
  /import \{[^}]*\bNumber(?:Input|Field)\b[^}]*\} from '(?:react-admin|react-aria-components)'/,
]

test('every field for a number is one of the inputs that read it', () => {
  const found = globSync(`${root}{web/app,admin/src}/**/*.tsx`)
    .filter((file) => !file.includes('.spec.'))
    .filter((file) => READS_NUMBERS.some((reads) => reads.test(readFileSync(file, 'utf8'))))
    .map((file) => relative(root, file))
  expect(found.filter((file) => !others.includes(file)).toSorted()).toEqual(readers.toSorted())
})
