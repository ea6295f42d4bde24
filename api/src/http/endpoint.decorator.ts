import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common'
import { RouteConfig } from '@nestjs/platform-fastify'
import { successStatus, type Endpoint, type EndpointInput, type EndpointOutput, type Method } from '@vitrine/contracts/endpoint'

export const ENDPOINT = Symbol('endpoint')

type MethodOf<E> = (input: EndpointInput<E>, ...context: never[]) => EndpointOutput<E> | Promise<EndpointOutput<E>>

const requestMethods: Record<Method, RequestMethod> = {
  GET: RequestMethod.GET,
  HEAD: RequestMethod.HEAD,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
}

/**
 * Binds a controller's method to an endpoint of the contracts: route, status, access, parsing and the response's shape
 * all follow from it. The method takes `@Input()` first and returns what the endpoint says; the types hold it to that.
 */
export function Handles<E extends Endpoint>(endpoint: E) {
  const decorate = applyDecorators(
    SetMetadata(ENDPOINT, endpoint),
    RequestMapping({ path: endpoint.path, method: requestMethods[endpoint.method] }),
    HttpCode(successStatus(endpoint)),
    // For what is decided before the body is read.
    RouteConfig({ endpoint }),
  )
  return <Handler extends MethodOf<E>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<Handler>): void => decorate(target, key, descriptor)
}
