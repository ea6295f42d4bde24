/**
 * 'Chelsea, London, England'. A part that says the same as one before it stands there once: many makers are
 * called like their town.
 */
export function makerAndPlace(maker: string, place: string): string {
  const parts = [maker, place].flatMap((text) => text.split(',')).map((part) => part.trim())
  const isFirst = (part: string, at: number) =>
    parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === at
  return parts.filter((part, at) => part !== '' && isFirst(part, at)).join(', ')
}
