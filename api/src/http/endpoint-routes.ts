import { Inject, Injectable, type CanActivate, type OnModuleInit, type Type } from '@nestjs/common'
import { GUARDS_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants'
import { DiscoveryService, HttpAdapterHost, MetadataScanner, ModuleRef, Reflector } from '@nestjs/core'
import { RouteConfig, type FastifyAdapter } from '@nestjs/platform-fastify'
import { successStatus, takesFiles, type Endpoint, type Method } from '@vitrine/contracts/endpoint'
import { endpoints } from '@vitrine/contracts/areas'
import type { Logger } from '@vitrine/platform/logging'
import type { FastifyReply } from 'fastify'
import { isForPage, noteReads, noteTheseReads, readsOf } from '../cached-areas/noted-reads.ts'
import { LOGGER } from '../infrastructure/tokens.ts'
import { EndpointAccess } from './endpoint-access.ts'
import { ENDPOINT } from './endpoint.decorator.ts'
import { respondWithError } from './error-response.ts'
import { CachedCalls } from './cached-calls.ts'
import { NotModified } from './not-modified.ts'
import { asDownload } from './outgoing-file.ts'
import type { VitrineRequest } from './request.ts'
import { UploadAdmission } from './upload-admission.ts'

/** Nest's own decorators that we use, by the number of their kind: `@Req()` and `@Res()`. */
const PLAIN: Record<string, ReadParameter> = { 0: ({ request }) => request, 1: ({ reply }) => reply }

type Handle = (...given: unknown[]) => unknown
type Guard = { canActivate(context: CallContext): boolean | Promise<boolean> }

/** An endpoint with the method that handles it. */
interface Bound {
  endpoint: Endpoint
  handle: Handle
  parameters: readonly ReadParameter[]
  /** Of this endpoint alone, before anything is parsed. */
  guards: readonly Guard[]
}

const JSON_TYPE = 'application/json; charset=utf-8'

const routers = {
  GET: 'get',
  HEAD: 'head',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Method, keyof FastifyAdapter>

/**
 * Gives every endpoint its route: one function for each, made at start-up, that admits the call, parses it,
 * has the controller's method handle it and sends what the endpoint's response schema knows and nothing else.
 * Nest's own chain of guards, interceptors and pipes would do the same at several times the cost of a short
 * call.
 */
@Injectable()
export class EndpointRoutes implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    /** Operators' commands run the same modules without a server. */
    @Inject(HttpAdapterHost) private readonly host: { httpAdapter: FastifyAdapter | null },
    private readonly access: EndpointAccess,
    private readonly cachedCalls: CachedCalls,
    private readonly uploads: UploadAdmission,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws Error unless each endpoint of the contracts has exactly one handler */
  onModuleInit(): void {
    const bound = this.boundEndpoints()
    const handled = Map.groupBy(bound, ({ endpoint }) => endpoint.name)
    const wrong = endpoints
      .filter(({ name }) => handled.get(name)?.length !== 1)
      .map(({ name }) => `${name} (${handled.get(name)?.length ?? 0})`)
    if (wrong.length > 0)
      throw new Error(
        `Each endpoint needs exactly one handler; these have another number: ${wrong.join(', ')}`,
      )
    const { httpAdapter } = this.host
    if (httpAdapter) for (const each of bound) this.addRoute(httpAdapter, each)
  }

  private boundEndpoints(): Bound[] {
    return this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      const prototype: Record<string, unknown> = metatype?.prototype ?? {}
      return this.scanner.getAllMethodNames(prototype).flatMap((name): Bound[] => {
        const method = prototype[name]
        const endpoint =
          typeof method === 'function'
            ? this.reflector.get<Endpoint | undefined>(ENDPOINT, method)
            : undefined
        if (!endpoint || typeof method !== 'function') return []
        const guards = this.reflector.get<Type<CanActivate>[] | undefined>(GUARDS_METADATA, method) ?? []
        return [
          {
            endpoint,
            handle: (...given) => Reflect.apply(method, instance, given) as unknown,
            parameters: parametersOf(metatype as Type, name, method.length),
            guards: guards.map((guard) => this.modules.get<unknown, Guard>(guard, { strict: false })),
          },
        ]
      })
    })
  }

  private addRoute(server: FastifyAdapter, bound: Bound): void {
    const { endpoint } = bound
    // Nothing is returned: a reply that is waited for costs more than many calls do.
    const handle = (request: VitrineRequest, reply: FastifyReply) =>
      void this.respond(server, bound, request, reply).catch((error: unknown) => void reply.send(error))
    // For what is decided before the body is read.
    RouteConfig({ endpoint })(handle)
    server[routers[endpoint.method]](endpoint.path, handle)
  }

  /** Whatever is thrown becomes a response. */
  private async respond(
    server: FastifyAdapter,
    bound: Bound,
    request: VitrineRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { endpoint } = bound
    request.endpoint = endpoint
    try {
      await this.access.admit(request, endpoint)
      if (endpoint.kept) return await this.respondFromCache(bound, request, reply)
      const handled = () => this.handled(bound, new CallContext(request, reply))
      const response = takesFiles(endpoint)
        ? await this.uploads.during(request, endpoint, handled)
        : await handled()
      if (endpoint.responseType === 'stream') server.reply(reply, response)
      else void reply.send(response)
    } catch (thrown) {
      if (thrown instanceof NotModified) void reply.status(304).send()
      else respondWithError(this.logger, thrown, request, reply)
    }
  }

  /**
   * Responds from the cache, or caches the response. What the server asks for a page is cached with the
   * pages.
   */
  private async respondFromCache(bound: Bound, request: VitrineRequest, reply: FastifyReply): Promise<void> {
    const found = this.cachedCalls.find(request)
    if (found && 'body' in found) {
      noteTheseReads(found.reads)
      return void reply.type(JSON_TYPE).send(found.body)
    }
    const response = await this.handled(bound, new CallContext(request, reply))
    const reads = readsOf(bound.endpoint, response)
    if (!found || !reads || isForPage()) return void reply.send(response)
    const body = JSON.stringify(response)
    this.cachedCalls.store(found, { reads, body })
    void reply.type(JSON_TYPE).send(body)
  }

  /** What is sent back. Notes what it was made of, for the page that asked. */
  private async handled(
    { endpoint, handle, parameters, guards }: Bound,
    context: CallContext,
  ): Promise<unknown> {
    for (const guard of guards) await guard.canActivate(context)
    void context.reply.status(successStatus(endpoint))
    try {
      const given = takesFiles(endpoint)
        ? await withFiles(parameters, context)
        : parameters.map((read) => read(context))
      const response = shaped(endpoint, await handle(...given), context.request)
      noteReads(endpoint, response)
      return response
    } catch (error) {
      noteReads(endpoint)
      throw error
    }
  }
}

/**
 * The form is the first parameter and read as it comes: what the others refuse is refused before. A reply is
 * never waited for.
 */
async function withFiles(
  [form, ...others]: readonly ReadParameter[],
  context: CallContext,
): Promise<unknown[]> {
  const given = others.map((read) => read(context))
  return [await form?.(context), ...given]
}

/** What the endpoint's response schema knows and nothing else: a field that it does not name never leaves. */
function shaped(endpoint: Endpoint, response: unknown, { method }: VitrineRequest): unknown {
  if (endpoint.responseType === 'stream') return asDownload(endpoint, response, method !== 'HEAD')
  return endpoint.response ? endpoint.response.parse(response) : response
}

/** What one parameter of a controller's method is given. */
type ReadParameter = (context: CallContext) => unknown

/** How Nest's decorators note a parameter: with a factory where the decorator is our own. */
interface NotedParameter {
  index: number
  data?: unknown
  factory?: (data: unknown, context: CallContext) => unknown
}

/**
 * What the method's parameters are given, in their order.
 *
 * @throws Error where a parameter has no decorator, or one that nothing here knows
 */
function parametersOf(controller: Type, name: string, count: number): ReadParameter[] {
  const noted: Record<string, NotedParameter> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}
  const readers: (ReadParameter | undefined)[] = Array.from({ length: count }, () => undefined)
  for (const [key, { index, factory, data }] of Object.entries(noted))
    readers[index] = factory ? (context) => factory(data, context) : PLAIN[key.split(':', 1)[0] ?? '']
  return Array.from(readers, (reader, index) => {
    if (!reader)
      throw new Error(
        `Parameter ${index} of ${controller.name}.${name} is given nothing: it needs @Input(), @Who(), @IfMatch(), @Req() or @Res().`,
      )
    return reader
  })
}

/** A call, as the decorators of parameters and the guards of one endpoint look at it. */
class CallContext {
  readonly request: VitrineRequest
  readonly reply: FastifyReply

  constructor(request: VitrineRequest, reply: FastifyReply) {
    this.request = request
    this.reply = reply
  }

  switchToHttp(): this {
    return this
  }

  getRequest(): VitrineRequest {
    return this.request
  }

  getResponse(): FastifyReply {
    return this.reply
  }
}
