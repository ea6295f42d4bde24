import { consumerNames } from './consumers.ts'

/**
 * @throws unless each consumer has exactly one processor: what has none would wait for ever, what has two
 *   runs twice.
 */
export function assertOneProcessorEach(processors: readonly { consumer: string }[]): void {
  const wrong = consumerNames.flatMap((consumer) => {
    const count = processors.filter((processor) => processor.consumer === consumer).length
    return count === 1 ? [] : [`${consumer} has ${count}`]
  })
  const known: readonly string[] = consumerNames
  const unknown = processors
    .filter(({ consumer }) => !known.includes(consumer))
    .map(({ consumer }) => `${consumer} follows no event`)
  const problems = [...wrong, ...unknown]
  if (problems.length > 0)
    throw new Error(`Each consumer needs exactly one processor: ${problems.join(', ')}.`)
}
