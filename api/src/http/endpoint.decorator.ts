import { SetMetadata } from '@nestjs/common'
import type { Endpoint, EndpointInput, EndpointOutput } from '@vitrine/contracts/endpoint'

export const ENDPOINT = Symbol('endpoint')

type MethodOf<E> = (
  input: EndpointInput<E>,
  ...context: never[]
) => EndpointOutput<E> | Promise<EndpointOutput<E>>

/**
 * Binds a controller's method to an endpoint of the contracts: route, status, access, parsing and the
 * response's shape all follow from it (`EndpointRoutes`). The method takes `@Input()` first and returns what
 * the endpoint says; the types hold it to that.
 */
export function Handles<E extends Endpoint>(endpoint: E) {
  const decorate = SetMetadata(ENDPOINT, endpoint)
  return <Handler extends MethodOf<E>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => void decorate(target, key, descriptor)
}
