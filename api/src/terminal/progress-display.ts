import { SingleBar } from 'cli-progress'

/** How far something has come, for the person at the terminal. */
export interface ProgressDisplay {
  update(done: number, note: string): void
  stop(): void
}

const LINE_EVERY_MS = 3_000

/** A bar on a terminal; elsewhere a line every few seconds. `done` runs up to `total`, in any unit. */
export function showProgress({
  label,
  total,
  stream = process.stderr,
}: {
  label: string
  total: number
  stream?: NodeJS.WriteStream
}): ProgressDisplay {
  return stream.isTTY ? bar(label, total, stream) : lines(label, total, stream)
}

function bar(label: string, total: number, stream: NodeJS.WriteStream): ProgressDisplay {
  const shown = new SingleBar({
    format: `${label} [{bar}] {percentage}%  {note}`,
    stream,
    fps: 8,
    hideCursor: true,
    barsize: 28,
    gracefulExit: false,
    linewrap: false,
  })
  shown.start(Math.max(total, 1), 0, { note: '' })
  return { update: (done, note) => shown.update(done, { note }), stop: () => shown.stop() }
}

function lines(label: string, total: number, stream: NodeJS.WriteStream): ProgressDisplay {
  let saidAt = performance.now()
  return {
    update: (done, note) => {
      if (performance.now() - saidAt < LINE_EVERY_MS) return
      saidAt = performance.now()
      stream.write(`${label} ${total > 0 ? Math.floor((done / total) * 100) : 100}%  ${note}\n`)
    },
    stop: () => undefined,
  }
}
