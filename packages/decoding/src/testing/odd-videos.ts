import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny'

const formats: Readonly<Record<'mp4' | 'mov' | 'webm', () => OutputFormat>> = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
}

/** The smallest key frame of VP8 that says how large it is: 16 × 16 pixels. */
const KEY_FRAME = Uint8Array.from([
  0x50,
  0x00,
  0x00,
  0x9d,
  0x01,
  0x2a,
  0x10,
  0x00,
  0x10,
  0x00,
  ...Array.from({ length: 30 }, () => 0),
])

/** A video of five frames that nobody could look at, with a title and a place in it. */
export async function aVideo(kind: keyof typeof formats): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: formats[kind](), target })
  const source = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(source, { frameRate: 10 })
  output.setMetadataTags({ title: 'Somewhere', comment: '+48.8577+002.295/', date: new Date(0) })
  await output.start()
  for (let frame = 0; frame < 5; frame += 1) {
    await source.add(new EncodedPacket(KEY_FRAME, 'key', frame / 10, 0.1), {
      decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 16, codedHeight: 16 },
    })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
