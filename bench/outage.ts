/*
 * Takes an outer database away for a minute, or so many seconds as are given: once its server ends, once it
 * says nothing any more. Ends with 1 when a call got another answer than a good one or a clear 503, or an
 * acknowledged record is missing or twice.
 */
import { type Away, sufferOutage } from '../harness/outage.ts'

const seconds = Number(process.argv[2] ?? 60)
for (const away of ['ended', 'silent'] satisfies Away[]) {
  const { refused, unexpected, lost, longestMs, recoveryMs } = await sufferOutage(away, seconds)
  const times = [longestMs, recoveryMs].map((ms) => `${(ms / 1000).toFixed(1)} s`)
  console.log(
    `a database that is ${away} for ${seconds} s: ${refused} calls told to come back, ${unexpected.length} answered otherwise ` +
      `(${unexpected[0] ?? 'none'}); ${lost} records lost or doubled; the longest wait ${times[0]}, well again after ${times[1]}`,
  )
  if (unexpected.length + lost > 0) process.exitCode = 1
}
