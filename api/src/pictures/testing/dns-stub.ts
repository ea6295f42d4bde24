import { createSocket, type RemoteInfo } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { isIPv6 } from 'node:net'

const A = 1
const CNAME = 5
const AAAA = 28
const NO_SUCH_NAME = 3

/**
 * What a name leads to: addresses of both families, or another name. With several lists each question takes
 * the next, and the last one stays.
 */
export type Zone = Record<string, readonly (readonly string[])[]>

export interface DnsStub {
  resolver: Resolver
  /** `A name` and `AAAA name`, in the order in which they were asked. */
  questions: string[]
  close(): Promise<void>
}

/** A name server on this machine that knows a made-up zone. A name with an empty list gets no response at all. */
export async function startDnsStub(zone: Zone): Promise<DnsStub> {
  const socket = createSocket('udp4')
  const questions: string[] = []
  const asked = new Map<string, number>()
  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    const { name, type, end } = questionOf(query)
    const question = `${type === A ? 'A' : 'AAAA'} ${name}`
    questions.push(question)
    const times = asked.get(question) ?? 0
    asked.set(question, times + 1)
    const lists = zone[name]
    const list = lists?.[Math.min(times, lists.length - 1)]
    if (list?.length === 0) return
    const records = (list ?? []).flatMap((target) => recordOf(target, type, zone))
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x8180 | (list ? 0 : NO_SUCH_NAME), 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const resolver = new Resolver({ timeout: 500, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return {
    resolver,
    questions,
    close: async () => await new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** A name as a target is a CNAME, followed by the addresses that it has itself. */
function recordOf(target: string, type: number, zone: Zone): Buffer[] {
  if (/[a-z]$/i.test(target) && !target.includes(':')) {
    const others = zone[target]?.[0] ?? []
    return [
      record(Buffer.from([0xc0, 12]), CNAME, nameBytes(target)),
      ...others.flatMap((other) => addressRecord(nameBytes(target), other, type)),
    ]
  }
  return addressRecord(Buffer.from([0xc0, 12]), target, type)
}

function addressRecord(owner: Buffer, address: string, type: number): Buffer[] {
  if (isIPv6(address)) return type === AAAA ? [record(owner, AAAA, ipv6Bytes(address))] : []
  return type === A ? [record(owner, A, Buffer.from(address.split('.').map(Number)))] : []
}

function record(owner: Buffer, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(type, 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt16BE(data.length, 8)
  return Buffer.concat([owner, fixed, data])
}

function nameBytes(name: string): Buffer {
  return Buffer.concat([
    ...name
      .split('.')
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ])
}

function ipv6Bytes(address: string): Buffer {
  // The URL parser writes an IPv4 tail in hexadecimal.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [start = '', end] = canonical.split('::')
  const groups = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [left, right] = [groups(start), groups(end ?? '')]
  const all = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]))
}
