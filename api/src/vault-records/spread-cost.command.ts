import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { recordLimits as limits } from '@vitrine/contracts/vault-records/limits'
import { recordMessages as messages } from '@vitrine/contracts/vault-records/messages'
import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { spreadAmount } from '@vitrine/contracts/vault-records/spread-cost'
import type { SpreadCostInput } from '@vitrine/contracts/vault-records/spread-cost-schemas'
import { byOwner, recordingItemChanges, recordSets } from '@vitrine/domain/vault/item-changes'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { loadRecords, type StoredRecord } from '@vitrine/domain/vault/record-rows'
import { RecordWriter } from './record-writer.ts'
import { VaultRecordsRepository, type RecordsItem } from './vault-records.repository.ts'

export interface Share {
  id: number
  title: string
  amount: number
}

/**
 * Adds its share of a lot's cost to each item. Returns the shares. Only checked, nothing is stored or locked:
 * the page asks while somebody types.
 */
export class SpreadCost extends Command<Share[]> {
  constructor(
    readonly actor: Actor,
    readonly input: SpreadCostInput,
    readonly validationOnly: boolean,
    readonly changeSet?: string,
  ) {
    super()
  }
}

@CommandHandler(SpreadCost)
export class SpreadCostHandler implements ICommandHandler<SpreadCost> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly records: VaultRecordsRepository,
    private readonly writer: RecordWriter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input, validationOnly, changeSet }: SpreadCost): Promise<Share[]> {
    return await this.frame.run({ actor, capability: 'vault.change' }, async (transaction) => {
      const objects = [...new Set(input.objects)]
      const found = validationOnly
        ? await this.records.findSeveral(transaction, objects, actor.userId)
        : await this.records.lockSeveral(transaction, objects, actor.userId)
      // The others would get the shares of those that are gone.
      if (found.length < objects.length)
        throw fieldRefused('VALIDATION_FAILED', 'objects', 'notFound', messages.itemsGone)
      const ids = found.map(({ id }) => id)
      const records = await loadRecords(
        transaction,
        sql`WHERE item.id = ANY(${ids}::bigint[]) ORDER BY item.id`,
      )
      const amounts = amountsOf(input, found, records)
      const shares = found.map(({ id, title }, at) => ({ id, title, amount: amounts[at] ?? 0 }))
      // What members keep in their own vault nobody audits.
      if (validationOnly) return { result: shares, audit: null }
      const { kind, currency, day, note } = input
      const costsOf = ({ itemId, record }: StoredRecord) => {
        const amount = shares.find(({ id }) => id === itemId)?.amount
        // Of a small amount some items get no cent.
        return amount ? [...record.costs, { kind, amount, currency, day, note }] : record.costs
      }
      if (records.some((stored) => costsOf(stored).length > limits.costsMax))
        throw fieldRefused('VALIDATION_FAILED', 'objects', 'Size', messages.tooManyRows(limits.costsMax))
      const events = await recordingItemChanges(
        transaction,
        { items: ids, compared: recordSets, by: byOwner, at: this.clock.now(), changeSet },
        () => this.writer.writeSeveral(transaction, found, records, (stored) => ({ costs: costsOf(stored) })),
      )
      return { result: shares, events, audit: null }
    })
  }
}

/** One amount an item, in the order of the items, which is the records' order. */
function amountsOf(
  { way, amount, currency, shares = [] }: SpreadCostInput,
  items: readonly RecordsItem[],
  records: readonly StoredRecord[],
): number[] {
  if (way === 'equally')
    return spreadAmount(
      amount,
      items.map(() => 1),
    )
  if (way === 'byValue') {
    const values = records.map(({ record }) => valueIn(record, currency))
    const missing = items.filter((_, at) => values[at] === null).map(({ title }) => title)
    if (missing.length > 0)
      throw fieldRefused(
        'VALIDATION_FAILED',
        'way',
        'invalid',
        `${messages.valueMissing} ${missing.join(', ')}.`,
      )
    return spreadAmount(
      amount,
      values.map((value) => value ?? 0),
    )
  }
  const amounts = items.map(({ id }) => shares.find((share) => share.id === id)?.amount)
  if (amounts.includes(undefined))
    throw fieldRefused('VALIDATION_FAILED', 'shares', 'null', messages.sharesMissing)
  const cents = (value: number) => Math.round(value * 100)
  const given = amounts.map((value) => value ?? 0)
  if (given.reduce((sum, value) => sum + cents(value), 0) !== cents(amount))
    throw fieldRefused('VALIDATION_FAILED', 'shares', 'invalid', messages.sharesDiffer)
  return given
}

/** What an item is worth in a currency: its newest valuation, else its stored score; null without either. */
function valueIn(
  { valuations, worthScore, quantity, valuesAre }: VaultRecord,
  currency: string,
): number | null {
  const newest = valuations
    .filter((valuation) => valuation.currency === currency)
    .toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''))
    .at(0)
  if (newest) {
    const value = (newest.amount + (newest.amountMax ?? newest.amount)) / 2
    return valuesAre === 'each' ? value * quantity : value
  }
  return worthScore?.currency === currency ? worthScore.amount : null
}
