/**
 * What time it is, for whatever behaves differently later: handlers and workers are given one, so that a test
 * can move it.
 */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface Duration {
  seconds?: number
  minutes?: number
  hours?: number
  days?: number
}

export function millisecondsOf({ seconds = 0, minutes = 0, hours = 0, days = 0 }: Duration): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

export const timeAfter = (time: Date, duration: Duration): Date =>
  new Date(time.getTime() + millisecondsOf(duration))
export const timeBefore = (time: Date, duration: Duration): Date =>
  new Date(time.getTime() - millisecondsOf(duration))
