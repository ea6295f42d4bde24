import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
  MP4,
  type OutputFormat,
} from 'mediabunny'
import { stat } from 'node:fs/promises'
import type { CleanedVideo } from '../messages.ts'
import { FileRefused, refusingBroken } from '../refusal.ts'

/**
 * Writes a video anew with its pictures and its sound alone, untouched: where and when it was taken, by what
 * and whom, and tracks of measurements stay behind. The index comes first, so that a player can begin before
 * all has come.
 *
 * @throws FileRefused
 */
export async function cleanVideo(input: string, output: string): Promise<CleanedVideo> {
  const source = new Input({ source: new FilePathSource(input), formats: ALL_FORMATS })
  try {
    return await refusingBroken(async () => {
      const { contentType, format } = await kindOf(source)
      const conversion = await Conversion.init({
        input: source,
        output: new Output({ format, target: new FilePathTarget(output) }),
        tags: {},
        showWarnings: false,
      })
      const lost = conversion.discardedTracks.filter(
        ({ track, reason }) =>
          (track.type === 'video' || track.type === 'audio') && reason !== 'discarded_by_user',
      )
      if (
        !conversion.isValid ||
        lost.length > 0 ||
        !conversion.utilizedTracks.some(({ type }) => type === 'video')
      )
        throw new FileRefused('invalid', 'no video that can be kept')
      await conversion.execute()
      return { contentType, bytes: (await stat(output)).size }
    })
  } finally {
    source.dispose()
  }
}

async function kindOf(
  source: Input,
): Promise<{ contentType: CleanedVideo['contentType']; format: OutputFormat }> {
  const format = await source.getFormat()
  if (format === MP4)
    return { contentType: 'video/mp4', format: new Mp4OutputFormat({ fastStart: 'in-memory' }) }
  if (format === QTFF)
    return { contentType: 'video/quicktime', format: new MovOutputFormat({ fastStart: 'in-memory' }) }
  if (format === WEBM) return { contentType: 'video/webm', format: new WebMOutputFormat() }
  throw new FileRefused('invalid', 'not a video of the kinds that are taken')
}
