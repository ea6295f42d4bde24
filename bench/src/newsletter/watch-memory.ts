import { readFile } from 'node:fs/promises'

export interface MemoryWatch {
  /** Resident megabytes by the share of the work that was done: at the begin, after each tenth, and at the end. */
  stop(): Promise<number[]>
}

/**
 * Notes a process's resident memory whenever another tenth of its work is done. Growth that goes with the work shows as
 * a line that climbs to the end; a process that only takes what it needs at once levels off.
 * @param done how much of the work is done, 0 to 1; asked twice a second
 */
export async function watchMemory(pid: number, done: () => Promise<number>): Promise<MemoryWatch> {
  const tenths = [await residentMegabytes(pid)]
  const look = async () => {
    if ((await done()) * 10 >= tenths.length) tenths.push(await residentMegabytes(pid))
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => void (looking = looking.then(look)), 500)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
      return [...tenths, await residentMegabytes(pid)]
    },
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024)
}
