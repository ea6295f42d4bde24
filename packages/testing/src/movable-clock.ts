import { millisecondsOf, type Clock, type Duration } from '@vitrine/platform/clock'

/** Goes as the real clock does, as far ahead of it as the test has moved it. */
export class MovableClock implements Clock {
  private ahead = 0

  now(): Date {
    return new Date(Date.now() + this.ahead)
  }

  advance(duration: Duration): void {
    this.ahead += millisecondsOf(duration)
  }

  /** From this moment on. */
  moveTo(moment: Date): void {
    this.ahead = moment.getTime() - Date.now()
  }
}
