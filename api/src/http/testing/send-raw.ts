import type { FastifyInstance } from 'fastify'
import { connect, type AddressInfo } from 'node:net'

/** Sends this and then nothing; returns all that comes back until the connection ends. */
export async function sendRaw({ server }: FastifyInstance, text: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  return await new Promise((resolve, reject) => {
    let response = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => (response += chunk.toString()))
    socket.on('close', () => resolve(response))
    socket.on('error', reject)
  })
}
