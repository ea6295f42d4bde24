import type { Random } from './random.ts'
import { colors, details, makers, materials, motifs, periods, places, techniques, uses } from './words.ts'

/**
 * Periods that are named as a person, a place or a movement is: they keep their capital in the middle of a
 * title.
 */
const named = periods.filter(
  (period) => !/^(Baroque|Rococo|Neoclassical|Mid-century|Federal|Colonial|\d)/.test(period),
)

/** As it is written in the middle of a text. */
export function lower(text: string): string {
  return named.some((name) => text.startsWith(name)) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Some are one word and repeat, as real ones do; others carry makers, places, quotes, brackets and digits. */
export function titleOf(random: Random, object: string): string {
  const thing = lower(object)
  const shapes: readonly [() => string, ...(() => string)[]] = [
    () => object,
    () => `${random.pick(materials)} ${thing}`,
    () => `${random.pick(techniques)} ${lower(random.pick(materials))} ${thing}`,
    () => `${random.pick(periods)} ${thing}`,
    () => `${object}, ${random.pick(places)}`,
    () => `${object} by ${random.pick(makers)}`,
    () => `"${random.pick(motifs)}" ${thing}`,
    () => `${object} (${random.pick(details)})`,
    () => `${random.pick(makers)} ${lower(random.pick(techniques))} ${thing}, ${random.between(1700, 1965)}`,
    () =>
      `${random.pick(places)} ${lower(random.pick(materials))} ${thing} "${random.pick(motifs)}" [${random.pick(details)}]`,
    () => `${random.between(2, 12)} ${lower(random.pick(materials))} pieces: ${thing} and others`,
    () => `L'${random.pick(['atelier', 'étoile', 'automne', 'éventail'])}: ${thing}`,
  ]
  return random.pick(shapes)()
}

/** One sentence about an object. */
export function sentence(random: Random, object: string): string {
  const thing = lower(object)
  const shapes: readonly [() => string, ...(() => string)[]] = [
    () =>
      `Made in ${random.pick(places)} about ${random.between(1690, 1960)}, in ${lower(random.pick(materials))} with ${lower(random.pick(techniques))} ornament.`,
    () => `The ${thing} was meant for ${random.pick(uses)}.`,
    () => `Height ${random.between(2, 140)}.${random.between(0, 9)} cm, width ${random.between(2, 90)} cm.`,
    () => `The ground is ${random.pick(colors)}, the ornament ${random.pick(colors)}.`,
    () =>
      `${random.pick(makers)} sold the model as "${random.pick(motifs)}" until ${random.between(1800, 1970)}.`,
    () =>
      `Collectors look for the mark of ${random.pick(makers)} on the underside; without it the piece is worth about ${random.between(2, 9)} tenths.`,
    () =>
      `A similar ${thing} came from ${random.pick(places)} and shows the ${random.pick(periods)} taste for ${random.pick(motifs)}.`,
    () => `Later copies are heavier and the ${lower(random.pick(techniques))} work is coarser.`,
    () => `Condition: ${random.pick(details)}; light wear to the rim & base.`,
    () =>
      `Sold from a house in ${random.pick(places)} in ${random.between(1880, 2005)}, lot ${random.between(1, 900)}.`,
  ]
  return random.pick(shapes)()
}

/** Sentences up to a length; with `paragraphs`, a blank line after every few. Never longer than asked. */
export function sentencesUpTo(
  random: Random,
  object: string,
  length: number,
  { paragraphs = false } = {},
): string {
  let text = ''
  for (;;) {
    const next = sentence(random, object)
    const joint = text === '' ? '' : paragraphs && random.chance(0.2) ? '\n\n' : ' '
    if (text.length + joint.length + next.length > length) return text
    text += joint + next
  }
}
