/** Of MP4 and QuickTime files: what the first part may be. */
const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot']
/** What a film cannot be shown without. */
const NEEDED_BOXES = ['moov', 'moof', 'mdat']
const EBML = '\x1a\x45\xdf\xa3'
/** AVI, Windows Media, Flash, Ogg, MPEG program streams. */
const OTHER_KINDS = ['RIFF', '\x30\x26\xb2\x75', 'FLV', 'OggS', '\0\0\x01\xba']

/**
 * What a video file is by its bytes: 'unsupported' is another kind than those that are taken, 'damaged' no
 * video at all or one whose end is missing. Whether its pictures can be played is left to the server.
 */
export async function containerOf(file: Blob): Promise<'whole' | 'damaged' | 'unsupported'> {
  const start = await lettersOf(file, 0, 12)
  if (start.startsWith(EBML)) return 'whole'
  if (FIRST_BOXES.includes(start.slice(4, 8))) return (await hasAllBoxes(file)) ? 'whole' : 'damaged'
  return OTHER_KINDS.some((kind) => start.startsWith(kind)) ? 'unsupported' : 'damaged'
}

/**
 * MP4 and QuickTime: one box after the other, each with its size and its name (ISO/IEC 14496-12, 4.2). What
 * some cameras write after the last box is ignored.
 */
async function hasAllBoxes(file: Blob): Promise<boolean> {
  let hasIndex = false
  let offset = 0
  while (offset < file.size) {
    const head = new DataView(await file.slice(offset, offset + 16).arrayBuffer())
    if (head.byteLength < 8) break
    const name = String.fromCharCode(...new Uint8Array(head.buffer, 4, 4))
    const stated = head.getUint32(0)
    if (stated === 1 && head.byteLength < 16) break
    // 0 is up to the end of the file, 1 a size of 64 bits after the name.
    const size = stated === 0 ? file.size - offset : stated === 1 ? Number(head.getBigUint64(8)) : stated
    if (size < 8) break
    if (offset + size > file.size && NEEDED_BOXES.includes(name)) return false
    hasIndex ||= name === 'moov'
    offset += size
  }
  return hasIndex
}

async function lettersOf(file: Blob, from: number, to: number): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(from, to).arrayBuffer()))
}
