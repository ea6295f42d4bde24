import type { AnyIndex, IndexedDocument } from '../../index-definition.ts'
import { foundBy } from '../../relevance/tokens.ts'
import { BEFORE_PARTS } from './analysis.ts'
import { COMPLETION, hasCompletion } from './completion.ts'
import { numberNames, numbersOf, sortName } from './sorting.ts'
import { SOUNDS, soundsIn } from './vocabulary.ts'

/** What hits bring back. */
export interface Stored {
  card: unknown
}

/** A document as the index holds it: its card to be shown, and everything else to be found by. */
export function storedDocument(
  definition: AnyIndex,
  document: IndexedDocument,
): Stored & Record<string, unknown> {
  const values = new Map(Object.entries(document))
  const pick = (fields: readonly string[], convert = (value: unknown) => value) =>
    Object.fromEntries(fields.map((field) => [field, convert(values.get(field))]))
  // The engine refuses an empty one.
  const names = hasCompletion(definition)
    ? textsIn(values.get(definition.textFields[0].field))
        .map((name) => foundBy(name).tokens.join(' '))
        .filter((name) => name !== '')
    : []
  return {
    id: document.id,
    revision: document.revision,
    card: pick(Object.keys(definition.card.shape)),
    ...pick(definition.keywordFields),
    ...pick(definition.numberFields ?? []),
    ...Object.fromEntries(definition.sortFields.flatMap((key) => sortValues(key, values.get(key.field)))),
    ...pick(
      definition.textFields.map(({ field }) => field),
      inTokens,
    ),
    [SOUNDS]: soundsIn(definition.textFields.flatMap(({ field }) => wordsIn(values.get(field)))),
    ...(names.length > 0 && { [COMPLETION]: names }),
  }
}

/** A text whole, and its beginning in numbers. */
function sortValues(key: AnyIndex['sortFields'][number], value: unknown): [name: string, value: unknown][] {
  const whole: [string, unknown] = [sortName(key), value]
  if (key.type === 'number' || typeof value !== 'string') return [whole]
  const numbers = numbersOf(value)
  return [whole, ...numberNames(key).map((name, at): [string, unknown] => [name, numbers[at]])]
}

/** Each of several values by itself: a phrase does not reach from one into the next. */
function inTokens(value: unknown): string[] {
  return textsIn(value).map((text) => {
    const { tokens, parts } = foundBy(text)
    return tokens.join(' ') + (parts.length > 0 ? BEFORE_PARTS + parts.join(' ') : '')
  })
}

function wordsIn(value: unknown): string[] {
  return textsIn(value).flatMap((text) => {
    const { tokens, parts } = foundBy(text)
    return [...tokens, ...parts]
  })
}

function textsIn(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string')
}
