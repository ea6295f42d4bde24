import { connect, createServer, type Socket } from 'node:net'

export interface CuttableProxy {
  port: number
  /** As if the server were stopped: what is open breaks, what comes is refused. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** A TCP port that passes everything on to another, until it is cut. */
export async function cuttableProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((inbound) => {
    if (isCut) return inbound.destroy()
    const outbound = connect(target)
    for (const [socket, other] of [[inbound, outbound], [outbound, inbound]] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      isCut = true
      cutAll()
    },
    mend: () => {
      isCut = false
    },
    close: () => new Promise((resolve) => {
      server.close(() => resolve())
      cutAll()
    }),
  }
}
