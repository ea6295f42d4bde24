import { readFile } from 'node:fs/promises'

export interface MemoryWatch {
  /**
   * Resident megabytes by the share of the work that was done: at the begin, after each tenth, and at the
   * end.
   */
  stop(): Promise<number[]>
}

/**
 * Notes a process's resident memory whenever another tenth of its work is done. Growth that goes with the
 * work shows as a line that climbs to the end; a process that only takes what it needs at once levels off.
 *
 * @param done how much of the work is done, 0 to 1; asked twice a second
 */
export async function watchMemory(pid: number, done: () => Promise<number>): Promise<MemoryWatch> {
  const tenths: number[] = []
  const note = async () => {
    const megabytes = await residentMegabytes(pid)
    if (megabytes !== null) tenths.push(megabytes)
  }
  const look = async () => {
    if ((await done()) * 10 >= tenths.length) await note()
  }
  await note()
  let looking = Promise.resolve()
  const timer = setInterval(() => void (looking = looking.then(look)), 500)
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
      await note()
      return tenths
    },
  }
}

/** Null of a process that has ended. */
async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024)
}
