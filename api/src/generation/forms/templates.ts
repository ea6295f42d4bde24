/** A text with slots, `{material} chair[, {maker}]`: what is in brackets goes where one of its slots is empty. */
export interface Template {
  slots: readonly string[]
  fill(values: Readonly<Record<string, string>>): string
}

interface Part {
  isOptional: boolean
  texts: readonly string[]
  slots: readonly string[]
}

const GROUP = /\[([^\]]*)\]/
const SLOT = /\{(\w+)\}/

export function template(text: string): Template {
  const parts = text.split(GROUP).map((piece, place): Part => {
    const split = piece.split(SLOT)
    return {
      isOptional: place % 2 === 1,
      texts: split.filter((_, at) => at % 2 === 0),
      slots: split.filter((_, at) => at % 2 === 1),
    }
  })
  return {
    slots: parts.flatMap(({ slots }) => slots),
    fill: (values) => {
      let whole = ''
      for (const part of parts) whole += filled(part, values)
      return tidied(whole)
    },
  }
}

function filled({ isOptional, texts, slots }: Part, values: Readonly<Record<string, string>>): string {
  if (isOptional && slots.some((slot) => !values[slot])) return ''
  let whole = ''
  for (let at = 0; at < texts.length; at += 1) whole += (texts[at] ?? '') + (values[slots[at] ?? ''] ?? '')
  return whole
}

/** 'A union' and 'a one-piece' begin with a consonant, as they are spoken. */
const A_BEFORE_VOWEL = /\b([Aa]) (?=[aei]|o(?!ne))/g

/**
 * Without what an empty slot leaves: two spaces, a space before a comma, a comma at the end. 'A' before a
 * vowel is 'an'.
 */
const UNTIDY = /\s\s| [,.;:)]|,\s*,|^[\s,]|[\s,]$|\b[Aa] [aeio]/

function tidied(text: string): string {
  if (!UNTIDY.test(text)) return text
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(A_BEFORE_VOWEL, '$1n ')
    .replaceAll(/ (?=[,.;:)])/g, '')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}
