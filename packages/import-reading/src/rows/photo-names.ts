export type PhotoReading =
  | { kind: 'names'; names: string[] }
  /** '42-45': four photos, or one file of that name. */
  | { kind: 'range'; names: string[]; text: string }
  | { kind: 'fault'; text: string }

const RANGE_MAX = 50
const RANGE = /^(\D*?)[\s_]*(\d{1,8})\s*(?:-|–|—|\bto\b|\.{2,3}|…)\s*(?:\1[\s_]*)?(\d{1,8})(\.\p{L}{3,4})?$/iu

/** File names of 'C:\pics\Vase.JPG', 'a.jpg; b.jpg', 'IMG 42-45'. Folders are left out. */
export function readPhotoNames(cell: string): PhotoReading {
  const parts = cell
    .split(/[;|\r\n]+|,(?!\d{3}\b)\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const names: string[] = []
  let prefix = ''
  let isRange = false
  for (const part of parts) {
    if (/^(?:https?|ftp|data):/iu.test(part))
      return {
        kind: 'fault',
        text: 'Addresses in a file are not fetched. Add the photo to the ZIP beside it.',
      }
    const base = part.slice(Math.max(part.lastIndexOf('/'), part.lastIndexOf('\\')) + 1)
    const range = RANGE.exec(base)
    if (!range) {
      const [, before, number] = /^(\D*?)[\s_]*(\d+)$/u.exec(base) ?? []
      // 'IMG 12, 14': the second one is called as the first.
      const isNumberAlone = before === '' && prefix !== ''
      names.push(
        isNumberAlone ? `${prefix}_${number}` : number !== undefined && before ? `${before}_${number}` : base,
      )
      if (before) prefix = before
      continue
    }
    const [, before = '', first = '', last = '', extension = ''] = range
    const all = rangeOf(before || prefix, first, last, extension)
    if (!all) return { kind: 'fault', text: `“${base}” is no range of at most ${RANGE_MAX} photos.` }
    isRange ||= before === '' && prefix === ''
    if (before) prefix = before
    names.push(...all)
  }
  return isRange ? { kind: 'range', names, text: cell.trim() } : { kind: 'names', names }
}

/** Also '0042-45', where the end repeats only what changes. */
function rangeOf(prefix: string, first: string, last: string, extension: string): string[] | null {
  const end = last.length < first.length ? first.slice(0, first.length - last.length) + last : last
  const count = Number(end) - Number(first) + 1
  if (count < 1 || count > RANGE_MAX) return null
  return Array.from({ length: count }, (_, at) => {
    const number = String(Number(first) + at).padStart(first.length, '0')
    return `${prefix === '' ? '' : `${prefix}_`}${number}${extension}`
  })
}
