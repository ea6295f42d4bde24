import { readFile } from 'node:fs/promises'

export interface MemoryWatch {
  /** Resident megabytes: when watching began, the most seen, and now. */
  stop(): Promise<{ begin: number; max: number; end: number }>
}

/** Looks at a process's resident memory four times a second. */
export async function watchMemory(pid: number): Promise<MemoryWatch> {
  const begin = await residentMegabytes(pid)
  let max = begin
  const timer = setInterval(() => void residentMegabytes(pid).then((now) => (max = Math.max(max, now))), 250)
  return {
    stop: async () => {
      clearInterval(timer)
      const end = await residentMegabytes(pid)
      return { begin, max: Math.max(max, end), end }
    },
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024)
}
