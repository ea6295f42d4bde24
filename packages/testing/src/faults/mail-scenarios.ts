import { requestMail } from '@vitrine/messaging/mails'
import { deliveryJobs } from '@vitrine/messaging/jobs/job-catalogue'
import type { Failpoint } from '@vitrine/platform/failpoints'
import type { SmtpSink } from '../smtp-sink.ts'
import type { FaultHarness } from './fault-harness.ts'

/** Around the moment at which a mail is handed over: before it, nobody has it; after it, nobody has noted it. */
export const mailFailpoints: readonly Failpoint[] = ['mail-after-claim', 'mail-after-hand-over']

/**
 * Kills the workers in the middle of sending again and again: no mail leaves twice, and each ends as sent or
 * as not known.
 */
export async function killWhileSending(
  harness: FaultHarness,
  sink: SmtpSink,
  failpoint: Failpoint,
  { times }: { times: number },
): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await requestMails(harness, failpoint, time)
    await harness.startAndDieAt(failpoint)
  }
  await harness.expireJobLocks()
  harness.start()
  await harness.untilDelivered()
  const mails = await harness.db.database.selectFrom('mails').select(['recipient', 'state']).execute()
  const unfinished = mails.filter(({ state }) => state !== 'sent' && state !== 'unknown')
  if (unfinished.length > 0)
    throw new Error(`${unfinished.length} mails are neither sent nor unknown: ${unfinished[0]?.state}`)
  const unknown = mails.filter(({ state }) => state === 'unknown')
  const mostInFlight = times * deliveryJobs['send-mail'].concurrency
  if (unknown.length > mostInFlight)
    throw new Error(`${unknown.length} mails are unknown, and at most ${mostInFlight} were in flight`)
  for (const { recipient, state } of mails) assertOnce(sink, recipient, state)
}

/** Addresses of the scenario's own: others may use the same sink at the same time. */
async function requestMails({ db }: FaultHarness, failpoint: Failpoint, time: number): Promise<void> {
  await db.database.transaction().execute(async (transaction) => {
    for (const name of ['ada', 'grace', 'mary'])
      await requestMail(transaction, {
        template: 'test-mail',
        to: `${name}-${time}@${failpoint}.vitrine.example`,
        data: { requestedBy: 'Ada' },
      })
  })
}

function assertOnce(sink: SmtpSink, recipient: string, state: string): void {
  const copies = sink.messages.filter(({ to }) => to.includes(recipient)).length
  if (copies > 1) throw new Error(`${recipient} got the same mail ${copies} times`)
  if (state === 'sent' && copies !== 1) throw new Error(`${recipient} counts as sent and got nothing`)
}
