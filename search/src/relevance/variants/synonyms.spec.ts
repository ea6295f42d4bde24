import { describe, expect, test } from 'vitest'
import { planQuery } from '../query-plan.ts'
import { tokensOf } from '../tokens.ts'
import { rewritingsOf } from './rewritings.ts'
import { Synonyms, type SynonymSet } from './synonyms.ts'

const sets: readonly SynonymSet[] = [
  { kind: 'equal', terms: ['Settee', 'sofa', 'Canapé'] },
  { kind: 'one-way', terms: ['seat', 'chair'] },
  { kind: 'equal', terms: ['commode', 'chest of drawers'] },
]

/** By term of the text: what else it may be called. */
const called = (text: string, synonymSets: readonly SynonymSet[] = sets) =>
  Object.fromEntries(
    (planQuery(text, { synonyms: new Synonyms(synonymSets) })?.terms ?? []).map(({ token, alternatives }) => [
      token,
      alternatives.flatMap(({ how, tokens }) => (how === 'synonym' ? [tokens.join(' ')] : [])),
    ]),
  )

const foundIn = (text: string, synonymSets: readonly SynonymSet[]) =>
  new Synonyms(synonymSets).foundIn(tokensOf(text))

describe('synonyms that staff keep', () => {
  test('any of an equal set has all others, in either number and whatever the case and the accents', () => {
    expect(called('settee')).toEqual({ settee: ['sofa', 'canape'] })
    expect(called('Sofas')).toEqual({ sofas: ['settee', 'canape'] })
    expect(called('CANAPÉ')).toEqual({ canape: ['settee', 'sofa'] })
  })

  test('a one-way set goes from its first term to the others alone', () => {
    expect(called('seat')).toEqual({ seat: ['chair'] })
    expect(called('chair')).toEqual({ chair: [] })
  })

  test('an into-first set goes from the others to its first term alone', () => {
    const clocks = [
      { kind: 'into-first', terms: ['longcase clock', 'Standuhr', 'horloge de parquet'] },
    ] as const
    expect(called('Standuhr', clocks)).toEqual({ standuhr: ['longcase clock'] })
    expect(called('longcase clock', clocks)).toEqual({ longcase: [], clock: [] })
    expect(foundIn('horloges de parquet', clocks)).toEqual([
      { of: ['horloges', 'de', 'parquet'], tokens: ['longcase', 'clock'] },
    ])
  })

  test('a term with an umlaut is found as it is typed without one', () => {
    const coins = [
      { kind: 'into-first', terms: ['coin', 'Münze', 'goldene Münzen'] },
      { kind: 'equal', terms: ['Gemälde', 'painting'] },
    ] as const
    expect(called('Muenze', coins)).toEqual({ muenze: ['coin'] })
    expect(called('goldene Muenzen', coins)).toEqual({ goldene: ['coin'], muenzen: ['coin'] })
    expect(called('Gemaelde', coins)).toEqual({ gemaelde: ['painting'] })
    expect(called('painting', coins)).toEqual({ painting: ['gemalde'] })
  })

  test('what a directed set leads to brings its equals, one step and each once', () => {
    const clocks = [
      { kind: 'into-first', terms: ['longcase clock', 'Standuhr', 'grandfather clock'] },
      { kind: 'equal', terms: ['Longcase clock', 'grandfather clock', 'tall clock'] },
      { kind: 'equal', terms: ['tall clock', 'hall clock'] },
      { kind: 'one-way', terms: ['timepiece', 'longcase clock', 'watch'] },
    ] as const
    expect(called('Standuhr', clocks)).toEqual({
      standuhr: ['longcase clock', 'grandfather clock', 'tall clock'],
    })
    expect(called('timepiece', clocks)).toEqual({
      timepiece: ['longcase clock', 'grandfather clock', 'tall clock', 'watch'],
    })
    expect(foundIn('grandfather clock', clocks).map(({ tokens }) => tokens.join(' '))).toEqual([
      'longcase clock',
      'tall clock',
    ])
  })

  test('a term that contains the one that is asked for is no synonym of it', () => {
    const clocks = [{ kind: 'one-way', terms: ['clock', 'longcase clock', 'regulator', 'Clocks'] }] as const
    expect(called('clocks', clocks)).toEqual({ clocks: ['regulator'] })
    const chests = [{ kind: 'equal', terms: ['chest', 'chest of drawers'] }] as const
    expect(called('chest', chests)).toEqual({ chest: [] })
    expect(foundIn('chest of drawers', chests)).toHaveLength(1)
  })

  test('equal sets that share a term are not joined', () => {
    const chests = [
      { kind: 'equal', terms: ['bureau', 'commode'] },
      { kind: 'equal', terms: ['commode', 'stool'] },
    ] as const
    expect(called('bureau', chests)).toEqual({ bureau: ['commode'] })
    expect(called('commode', chests)).toEqual({ commode: ['bureau', 'stool'] })
  })

  test('one word has several, and several that stand together have one, each of them', () => {
    expect(called('commode')).toEqual({ commode: ['chest of drawers'] })
    expect(called('oak chest of drawers')).toEqual({
      oak: [],
      chest: ['commode'],
      drawers: ['commode'],
    })
    expect(called('chest and drawers')).toEqual({ chest: [], drawers: [] })
  })

  test('the whole text has them in its place, to be compared with names', () => {
    const plan = planQuery('oak chest of drawers', { synonyms: new Synonyms(sets) })
    expect(rewritingsOf(plan?.tokens ?? [], plan?.terms ?? [])).toContain('oak commode')
  })

  test('a pasted text has so many at most', () => {
    const many = new Synonyms([{ kind: 'equal', terms: Array.from({ length: 20 }, (_, at) => `word${at}`) }])
    const pasted = Array.from({ length: 20 }, (_, at) => `word${at}`).join(' ')
    expect(many.foundIn(tokensOf(pasted))).toHaveLength(60)
  })

  test('without any, a text has none', () => {
    expect(planQuery('settee')?.terms[0]?.alternatives.filter(({ how }) => how === 'synonym')).toEqual([])
  })
})
