import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importCycles } from './import-cycles.ts'
import { readSources } from './source-files.ts'

const filesOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path, text }))

it('the tree has no import cycle, types and lazy imports included', () => {
  expect(importCycles(readSources(join(import.meta.dirname, '../..')))).toEqual([])
})

it('finds a cycle through a type and a lazy import, and names its files', () => {
  const files = filesOf({
    'web/Chart.tsx': "const Plot = lazy(() => import('./plots/Plot.tsx'))",
    'web/plots/Plot.tsx': "import {\n  a,\n  type Frame,\n} from '../frame.ts'",
    'web/frame.ts': "import type { ChartProps } from './Chart.tsx'",
    'web/page.tsx': "import { Chart } from './Chart.tsx'",
  })
  expect(importCycles(files).map((cycle) => cycle.toSorted())).toEqual([
    ['web/Chart.tsx', 'web/frame.ts', 'web/plots/Plot.tsx'],
  ])
})

it('lists the largest cycle first, and two that only one of them reaches apart', () => {
  const files = filesOf({
    'a.ts': "import './b.ts'",
    'b.ts': "import './a.ts'\nimport './c.ts'",
    'c.ts': "import './d.ts'",
    'd.ts': "import './e.ts'",
    'e.ts': "export * from './c.ts'",
  })
  expect(importCycles(files).map((cycle) => cycle.toSorted())).toEqual([
    ['c.ts', 'd.ts', 'e.ts'],
    ['a.ts', 'b.ts'],
  ])
})

it('two ways to one file, a package and a missing file are no cycle', () => {
  const files = filesOf({
    'a.ts': "import './b.ts'\nimport './c.ts'\nimport { z } from 'zod'\nimport './gone.ts'",
    'b.ts': "import './c.ts'",
    'c.ts': 'export const c = 1',
  })
  expect(importCycles(files)).toEqual([])
})
