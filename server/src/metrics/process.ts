import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import { samples } from './histogram.ts'

/** How this process is. Delays of the event loop are those since the last time somebody asked. */
export function watchProcess(pool: pg.Pool): { text(): string; stop(): void } {
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  const delay = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - 0.01) || 0 // its timer's own 10 ms
  return {
    text() {
      const { rss, heapUsed, external } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const lines = [
        samples('pariksha_event_loop_delay_seconds', 'gauge', 'Delay of the event loop since the last scrape.', [
          ['quantile="0.5"', delay(loop.percentile(50))],
          ['quantile="0.99"', delay(loop.percentile(99))],
          ['quantile="1"', delay(loop.max)],
        ]),
        samples('pariksha_memory_bytes', 'gauge', 'Memory of the process.', [
          ['kind="resident"', rss],
          ['kind="heap_used"', heapUsed],
          ['kind="external"', external],
        ]),
        samples('pariksha_cpu_seconds_total', 'counter', 'Processor time of the process.', [
          ['', (user + system) / 1e6],
        ]),
        samples('pariksha_uptime_seconds', 'gauge', 'Time since the start of the process.', [['', process.uptime()]]),
        samples('pariksha_database_connections', 'gauge', 'Connections to the database.', [
          ['state="open"', pool.totalCount],
          ['state="idle"', pool.idleCount],
          ['state="waited_for"', pool.waitingCount],
        ]),
      ]
      loop.reset()
      return lines.join('\n')
    },
    stop: () => loop.disable(),
  }
}
