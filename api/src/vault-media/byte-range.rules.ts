export interface ByteRange {
  start: number
  end: number
}

/**
 * The bytes that a Range header asks for of so many. `whole` where it asks for nothing that is known here, as
 * the standard allows (several ranges at once, other units); `none` where there are no such bytes.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  // The last so many bytes.
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'none'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'none' : { start, end }
}
