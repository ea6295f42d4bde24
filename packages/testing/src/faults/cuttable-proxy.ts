import { connect, createServer, type Socket } from 'node:net'

export interface CuttableProxy {
  port: number
  /** As if the server were stopped: what is open breaks, what comes is refused. */
  cut(): void
  mend(): void
  /** As if the server were frozen: it takes connections, and says nothing more. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** A TCP port that passes everything on to another, until it is cut or frozen. */
export async function cuttableProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  /** Each socket, and where it passes on what it gets. */
  const sockets = new Map<Socket, Socket>()
  let isCut = false
  let isFrozen = false
  const server = createServer((inbound) => {
    if (isCut) return inbound.destroy()
    const outbound = connect(target)
    for (const [socket, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.set(socket, other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (!isFrozen) socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cutAll = () => {
    for (const socket of sockets.keys()) socket.destroy()
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
    freeze: () => {
      isFrozen = true
      for (const [socket, other] of sockets) socket.unpipe(other)
    },
    thaw: () => {
      isFrozen = false
      for (const [socket, other] of sockets) socket.pipe(other)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cutAll()
      }),
  }
}
