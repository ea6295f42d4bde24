import { afterEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { endpoints } from './areas.ts'
import { readLeniently } from './measured-text.ts'
import { endpointParts, rawInputs, sampleOf } from './testing/raw-inputs.ts'

/** Letters of marks whose order normalizing has to find: the costliest text there is. */
const HUGE = 'a' + '\u0301\u0323'.repeat(50_000)
/** Normalizing this much is a matter of a millisecond. */
const QUICK = 5_000

afterEach(() => vi.restoreAllMocks())

describe.each(endpoints.flatMap(endpointParts))('$name, its $part', ({ schema }) => {
  test('measures each text before anything else looks at it', () => {
    const unmeasured = rawInputs(schema)
      .filter(({ input }) => !isMeasured(input))
      .map(({ path }) => path)
    expect(unmeasured).toEqual([])
  })

  test('normalizes no text that is far too long, wherever it stands', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    for (const only of [null, ...rawInputs(schema).map(({ path }) => path)]) {
      for (const sample of sampleOf(schema, (path) => (only === null || only === path ? HUGE : 'x')))
        schema.safeParse(sample)
    }
    expect(Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length))).toBeLessThan(QUICK)
  })
})

function isMeasured(input: z.core.$ZodType): boolean {
  if (readLeniently.has(input)) return true
  const [first] = input._zod.def.checks ?? []
  const check = first?._zod.def
  return check?.check === 'max_length' && check.abort === true
}
