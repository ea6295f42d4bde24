/** A film that browsers can play, recorded for a test from a canvas that changes. */
export async function aFilm(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 36
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  const isRecorded = new Promise<void>((resolve) =>
    recorder.addEventListener('stop', () => resolve(), { once: true }),
  )
  recorder.addEventListener('dataavailable', ({ data }) => {
    parts.push(data)
    if (parts.some(({ size }) => size > 0) && recorder.state === 'recording') recorder.stop()
  })
  recorder.start(20)
  for (let frame = 0; recorder.state === 'recording'; frame += 1) {
    if (context) context.fillStyle = frame % 2 === 0 ? '#80590c' : '#2f5d50'
    context?.fillRect(0, 0, canvas.width, canvas.height)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await isRecorded
  return new File(parts, name, { type: 'video/webm' })
}
