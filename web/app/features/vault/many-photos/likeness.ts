const COLUMNS = 9
const ROWS = 8

/** How many of the 64 bits differ: photos of one object in one position differ in few. */
export function likenessDistance(one: bigint, other: bigint): number {
  let bits = 0
  for (let rest = one ^ other; rest > 0n; rest &= rest - 1n) bits += 1
  return bits
}

/** A bit for each pair of neighbors in a picture of nine by eight: whether the left one is lighter. */
export function likenessOf(gray: readonly number[]): bigint {
  let bits = 0n
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column
      bits = (bits << 1n) | ((gray[at] ?? 0) > (gray[at + 1] ?? 0) ? 1n : 0n)
    }
  return bits
}

/** The likeness of a picture that is shown; null where this browser cannot draw it. */
export async function likenessOfPicture(url: string): Promise<bigint | null> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return null
  }
  const canvas = document.createElement('canvas')
  canvas.width = COLUMNS
  canvas.height = ROWS
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(image, 0, 0, COLUMNS, ROWS)
  const { data } = context.getImageData(0, 0, COLUMNS, ROWS)
  return likenessOf(
    Array.from({ length: COLUMNS * ROWS }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
      return 0.299 * red + 0.587 * green + 0.114 * blue
    }),
  )
}
