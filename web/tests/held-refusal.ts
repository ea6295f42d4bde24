/** A response that is refused when the test says so; before anybody asked for it, too. */
export function heldRefusal(): PromiseWithResolvers<never> {
  const held = Promise.withResolvers<never>()
  held.promise.catch(() => undefined)
  return held
}
