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
    fill: (values) => tidied(parts.map((part) => filled(part, values)).join('')),
  }
}

function filled({ isOptional, texts, slots }: Part, values: Readonly<Record<string, string>>): string {
  if (isOptional && slots.some((slot) => !values[slot])) return ''
  return texts.map((text, at) => text + (values[slots[at] ?? ''] ?? '')).join('')
}

/** Without what an empty slot leaves: two spaces, a space before a comma, a comma at the end. */
function tidied(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;:)])/g, '')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}
