import { readFile, readdir } from 'node:fs/promises'

/** Resident megabytes of each kind of process. */
export type ProcessMemory = Record<'api' | 'workers' | 'documents' | 'decoding', number>

export const noMemory: ProcessMemory = { api: 0, workers: 0, documents: 0, decoding: 0 }

/** Of api and workers, and the largest of the processes that they have started for documents and for decoding. */
export async function processMemory(pids: { api: number; workers: number }): Promise<ProcessMemory> {
  const memory = { ...noMemory, api: await residentOf(pids.api), workers: await residentOf(pids.workers) }
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const pid = Number(name)
    if (![pids.api, pids.workers].includes(await parentOf(pid))) continue
    const command = await textOf(`/proc/${pid}/cmdline`)
    const kind = command.includes('document-process') ? 'documents' : 'decoding'
    memory[kind] = Math.max(memory[kind], await residentOf(pid))
  }
  return memory
}

/** The larger of each. */
export function most(one: ProcessMemory, other: ProcessMemory): ProcessMemory {
  return {
    api: Math.max(one.api, other.api),
    workers: Math.max(one.workers, other.workers),
    documents: Math.max(one.documents, other.documents),
    decoding: Math.max(one.decoding, other.decoding),
  }
}

async function residentOf(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await textOf(`/proc/${pid}/status`))?.[1]
  return Math.round(Number(kilobytes ?? 0) / 1024)
}

/** Field 4 of `/proc/<pid>/stat`. */
async function parentOf(pid: number): Promise<number> {
  const [, fields = ''] = (await textOf(`/proc/${pid}/stat`)).split(') ')
  return Number(fields.split(' ')[1])
}

/** Empty where the process has ended meanwhile. */
async function textOf(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch(() => '')
}
