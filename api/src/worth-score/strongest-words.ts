import type { WordEffects } from '@vitrine/contracts/worth-score/schemas'

const MOST_TOLD = 8
/** Features that are words as sellers write them, by what their names begin with. */
const PLACES = { word: 'title', said: 'description', maker: 'maker', phrase: 'phrase' } as const

/** The words that raise and that lower a price most, by what they add to its logarithm. */
export function strongestWords(weights: ReadonlyMap<string, number>): Omit<WordEffects, 'currency'> {
  const effects = [...weights].flatMap(([name, weight]) => effectOf(name, weight))
  const raising = effects.filter(({ factor }) => factor > 1)
  const lowering = effects.filter(({ factor }) => factor < 1)
  return {
    raising: raising.toSorted((one, other) => other.factor - one.factor).slice(0, MOST_TOLD),
    lowering: lowering.toSorted((one, other) => one.factor - other.factor).slice(0, MOST_TOLD),
  }
}

function effectOf(name: string, weight: number): WordEffects['raising'] {
  const [, kind = '', word = ''] = /^(\w+) (.+)$/.exec(name) ?? []
  return kind in PLACES
    ? [{ word, place: PLACES[kind as keyof typeof PLACES], factor: Math.exp(weight) }]
    : []
}
