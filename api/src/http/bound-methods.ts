import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants'
import type { Type } from '@nestjs/common'
import type { CallContext } from './call-context.ts'

/** What one parameter of a controller's method is given. */
export type ReadParameter = (context: CallContext) => unknown

/** How Nest's decorators note a parameter: with a factory where the decorator is our own. */
interface NotedParameter {
  index: number
  data?: unknown
  factory?: (data: unknown, context: CallContext) => unknown
}

/** Nest's own decorators that we use, by the number of their kind: `@Req()` and `@Res()`. */
const PLAIN: Record<string, ReadParameter> = { 0: ({ request }) => request, 1: ({ reply }) => reply }

/**
 * What the method's parameters are given, in their order.
 *
 * @throws Error where a parameter has no decorator, or one that nothing here knows
 */
export function parametersOf(controller: Type, name: string, count: number): ReadParameter[] {
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
