/** Bytes at the beginning of a photo in which its camera's notes are. */
const NOTES_BYTES = 256 * 1024

/**
 * When a photo was taken, by the camera's clock and as if that had no time zone; null where the photo does
 * not say so. The reader comes with the first photo.
 */
export async function takenAt(file: Blob): Promise<number | null> {
  try {
    const { default: reader } = await import('exifreader')
    const tags = reader.load(await file.slice(0, NOTES_BYTES).arrayBuffer())
    const day = tags.DateTimeOriginal?.description ?? tags.DateTime?.description
    return day ? readCameraTime(day, tags.SubSecTimeOriginal?.description) : null
  } catch {
    return null
  }
}

/** `2026:11:30 14:05:59`, and thousandths where there are any. */
export function readCameraTime(text: string, fraction = ''): number | null {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/.exec(text) ?? []
  if (!year) return null
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  const thousandths = /^\d+$/.test(fraction) ? Number(`0.${fraction}`) * 1000 : 0
  return Number.isNaN(time) ? null : time + Math.floor(thousandths)
}
