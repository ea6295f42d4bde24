import { Command } from '@nestjs/cqrs'

/** What the provider's page sent back, as it came; empty: ask the provider alone. */
export class CompleteCheckout extends Command<void> {
  constructor(
    readonly checkoutId: number,
    readonly key: string,
    readonly parameters: Record<string, string>,
  ) {
    super()
  }
}
