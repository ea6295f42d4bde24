const two = (number: number) => String(number).padStart(2, '0')

/** `2026-03-04 05:06:07`, in the time zone of whoever reads it. */
export function formatLastEdited(iso: string): string {
  const at = new Date(iso)
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${date} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}
