/** What a part of the product says of itself, as a sentence: 'Refused by the mail server: 550 no such person.' */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}
