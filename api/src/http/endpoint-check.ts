import { Injectable, type OnModuleInit } from '@nestjs/common'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { endpoints } from '@vitrine/contracts/endpoints'
import { ENDPOINT } from './endpoint.decorator.ts'

/** Refuses to start unless each endpoint of the contracts has exactly one handler. */
@Injectable()
export class EndpointCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const handled = new Map<string, number>()
    for (const { name } of this.handledEndpoints()) handled.set(name, (handled.get(name) ?? 0) + 1)
    const wrong = endpoints.filter(({ name }) => handled.get(name) !== 1).map(({ name }) => `${name} (${handled.get(name) ?? 0})`)
    if (wrong.length > 0) throw new Error(`Each endpoint needs exactly one handler; these have another number: ${wrong.join(', ')}`)
  }

  private handledEndpoints(): Endpoint[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype: Record<string, unknown> = metatype?.prototype ?? {}
      return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler = prototype[method]
        return (typeof handler === 'function' && this.reflector.get<Endpoint | undefined>(ENDPOINT, handler)) || []
      })
    })
  }
}
